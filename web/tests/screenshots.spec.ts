// Pictures for the README: `SCREENSHOTS=1 npx playwright test screenshots`.

import { join } from 'node:path';
import { finished, newBattle, PITCHED, playOut, tried } from './arrange';
import { Hands } from './hands';
import { open } from './places';
import { PlaneHands } from './plane-hands';
import { expect, test, type Page } from './test';

test.skip(process.env['SCREENSHOTS'] === undefined, 'only on demand');
test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: join(import.meta.dirname, '../../docs/img', `${name}.png`),
    animations: 'disabled',
  });
}

test('the start page', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await picture(page, 'start');
});

test('a battle: orders, then movement', async ({ page }) => {
  const { id } = await newBattle(page);
  await playOut(page, id, 1);
  await open(page, `/battle/${id}`);
  const hands = new Hands(page);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await until(page, hands, 'Orders');
  const attack = page
    .getByRole('radiogroup')
    .first()
    .getByRole('radio', { name: /^Attack/ });
  await attack.click();
  await picture(page, 'orders');
  await until(page, hands, 'Movement');
  await expect(page.locator('path.veil')).toBeVisible();
  // The label with the points left needs room to its right.
  const fields = (await hands.highlighted()).filter(({ x }) => x < 660);
  const field = fields[Math.floor(fields.length / 2)];
  if (field) await page.mouse.move(field.x, field.y);
  await expect(page.locator('.world .ghost').first()).toBeAttached();
  await picture(page, 'movement');
});

test('a table in inches: a regiment is pulled, and a combat is reckoned', async ({ page }) => {
  await open(page, `/battle/${await tried(page, 'wood-and-enemy')}`);
  const hands = new PlaneHands(page);
  await hands.untilMoves();
  const { body, ahead } = await hands.chosen(8);
  await hands.hold(body, ahead);
  await expect(page.locator('.label.warn')).toBeVisible();
  await picture(page, 'inches');
  await page.mouse.up();
  const { id } = await newBattle(page, PITCHED);
  await playOut(page, id, 55);
  await open(page, `/battle/${id}`);
  const fight = hands.panel.getByRole('button', { name: /^Fight/ });
  for (let n = 0; n < 60; n += 1) {
    await hands.wait();
    if (await fight.first().isVisible()) break;
    await hands.decide();
  }
  await fight.first().hover();
  await expect(page.locator('[data-part="odds"] details').first()).toBeVisible();
  await picture(page, 'combat');
});

test('a replay', async ({ page }) => {
  const id = await finished(page, { rounds: 4 });
  await open(page, `/replay/${id}`);
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('slider').fill(`${Math.round(last * 0.4)}`);
  await page.waitForLoadState('networkidle');
  await picture(page, 'replay');
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });
  test('melee', async ({ page }) => {
    const { id } = await newBattle(page);
    await playOut(page, id, 30);
    await open(page, `/battle/${id}`);
    await new Hands(page).wait();
    await picture(page, 'dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 });
  test('movement', async ({ page }) => {
    const { id } = await newBattle(page);
    await open(page, `/battle/${id}`);
    await page.getByRole('button', { name: 'No, thanks' }).tap();
    await until(page, new Hands(page, { touch: true }), 'Movement');
    await expect(page.locator('path.veil')).toBeVisible();
    await picture(page, 'phone');
  });
});

async function until(page: Page, hands: Hands, phase: string): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    await hands.wait();
    if ((await page.locator('[aria-current="step"]', { hasText: phase }).count()) > 0) return;
    await hands.decide();
  }
}
