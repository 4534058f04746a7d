import { finished, newBattle, PITCHED, playOut } from './arrange';
import { Hands } from './hands';
import { open, places } from './places';
import { expect, test, type Page } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a battle is begun on a phone by touch', async ({ page }) => {
  const { id } = await newBattle(page, { rounds: 1 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page, { touch: true });
  await hands.playToTheEnd();
  expect(hands.done.order).toBeGreaterThanOrEqual(2);
  expect(hands.done.field).toBeGreaterThan(0);
});

test('no page is wider than a phone, and everything can be hit with a thumb', async ({ page }) => {
  const over = await finished(page);
  const { id: running } = await newBattle(page);
  const { id: inches } = await newBattle(page, PITCHED);
  await playOut(page, inches, 40);
  for (const path of places({ battles: [running, over, inches], replays: [over] })) {
    await open(page, path);
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), path).toEqual([]);
  }
});

/** Controls below 44 pixels. Links within sentences are as high as their line. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // 44 pixels; the height of a line of text may round one away.
    const TARGET = 42.5;
    const controls =
      'button, a.btn, select, summary, input:not([type="range"], .sr-only), label:has(> input.sr-only), nav a';
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        // What is only there for those who listen has no size to hit.
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < TARGET || box.height < TARGET))
        // A box with its words beside it is hit by its label.
        .filter(
          ({ one }) =>
            !(one instanceof HTMLInputElement && (one.closest('label')?.offsetHeight ?? 0) >= TARGET),
        )
        .map(
          ({ one, box }) =>
            `${one.outerHTML.slice(0, 160)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        )
    );
  });
}
