import { Hands } from './hands';
import { newBattle } from './arrange';
import { expect, test } from './test';

test('the first battle is played to its end by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000);
  const { id } = await newBattle(page, { rounds: 2 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  const keys = page.keyboard;
  let moved = 0;
  let attacked = 0;
  for (let n = 0; n < 500; n += 1) {
    if ((await hands.wait()) === 'over') break;
    const seen = await hands.state();
    if (await hands.panel.getByRole('button', { name: /^Angreifen/ }).isVisible()) {
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
  test.setTimeout(150_000);
  const { id } = await newBattle(page, { rounds: 1 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  await hands.wait();
  await page.keyboard.press('t');
  const words = page.locator('.text');
  await expect(words.getByRole('heading', { name: 'Was du tun kannst' })).toBeVisible();
  for (let n = 0; n < 300; n += 1) {
    if ((await hands.wait()) === 'over') break;
    const seen = await hands.state();
    const place = words.getByRole('button', { name: 'Hier aufstellen' });
    const order = words.getByRole('button', { name: /Angriff/, pressed: false });
    const end = words.locator('details').last().getByRole('button').first();
    const confirm = hands.panel.getByRole('button', { name: /^(Angreifen|Trotzdem)/ });
    const next = [confirm, place, order, end];
    for (const button of next) {
      if (!(await button.first().isVisible())) continue;
      await button.first().focus();
      await page.keyboard.press('Enter');
      break;
    }
    await hands.changed(seen);
  }
  await expect(hands.over).toBeVisible();
  await expect(words.getByRole('table').or(words.getByRole('list')).first()).toBeVisible();
});
