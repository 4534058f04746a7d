import { Hands } from './hands';
import { newBattle } from './arrange';
import { expect, test, type Locator } from './test';

test('the first battle is played to its end by keyboard alone', async ({ page }) => {
  const { id } = await newBattle(page, { rounds: 2 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  const keys = page.keyboard;
  let moved = 0;
  let attacked = 0;
  for (let n = 0; n < 500; n += 1) {
    if ((await hands.wait()) === 'over') break;
    const seen = await hands.state();
    if (await hands.panel.getByRole('button', { name: /^(Angreifen|Kontakt)/ }).isVisible()) {
      await keys.press('Enter');
      attacked += 1;
    } else if (await hands.panel.locator('.answers .btn').first().isVisible()) {
      await keys.press('1');
    } else if (await hands.panel.getByRole('radiogroup').first().isVisible()) {
      const units = await hands.panel.getByRole('radiogroup').count();
      for (let unit = 0; unit < units; unit += 1) await keys.press('a');
      await expect(hands.panel.getByRole('radio', { checked: true })).toHaveCount(units);
      await keys.press('Enter');
    } else if (await hands.panel.getByRole('button', { name: /vorschlagen/ }).isVisible()) {
      await keys.press('s');
    } else if (await hands.panel.locator('[aria-keyshortcuts="1"]').isVisible()) {
      await keys.press('1');
      moved += 1;
    } else {
      await keys.press('Enter');
    }
    await hands.changed(seen);
  }
  await expect(hands.over).toBeVisible();
  expect(moved).toBeGreaterThan(0);
  expect(attacked).toBeGreaterThanOrEqual(0);
});

test('the whole battle can be played in words', async ({ page }) => {
  const { id } = await newBattle(page, { rounds: 1 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  await hands.wait();
  await page.keyboard.press('t');
  const words = page.locator('.text');
  await expect(words.getByRole('heading', { name: 'Was du tun kannst' })).toBeVisible();
  const groups = words.getByRole('region', { name: 'Was du tun kannst' }).locator('> details');
  const confirm = hands.panel.getByRole('button', { name: /^(Angreifen|Kontakt|Trotzdem)/ });
  const unplaced = hands.panel.getByRole('button', { name: /vorschlagen/ });
  let moves = 0;
  for (let n = 0; n < 300; n += 1) {
    if ((await hands.wait()) === 'over') break;
    const seen = await hands.state();
    if (await confirm.isVisible()) {
      await enter(confirm);
    } else if (await unplaced.isVisible()) {
      await enter(words.getByRole('button', { name: 'Hier aufstellen' }));
    } else if (await groups.locator('[aria-pressed]').count()) {
      const without = groups.filter({
        has: page.locator('[aria-pressed]'),
        hasNot: page.locator('[aria-pressed="true"]'),
      });
      if (await without.count()) await choose(without.first(), /Angriff/);
      else await choose(groups.last());
    } else if (moves < 6 && (await groups.count()) > 1) {
      moves += 1;
      await choose(groups.first());
    } else {
      await choose(groups.last());
    }
    await hands.changed(seen);
  }
  await expect(hands.over).toBeVisible();
  expect(moves).toBeGreaterThan(0);

  /** Opens a group if it is closed, and presses its first button of that name. */
  async function choose(group: Locator, name: RegExp = /./): Promise<void> {
    const button = group.getByRole('button', { name }).first();
    if (!(await button.isVisible())) await enter(group.locator('> summary'));
    await enter(button);
  }

  async function enter(what: Locator): Promise<void> {
    await what.focus();
    await page.keyboard.press('Enter');
  }
});
