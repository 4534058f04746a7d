import { Hands } from './hands';
import { newBattle } from './arrange';
import { expect, test } from './test';
import { received, ordersKnown } from './wire';

test('two people at one screen hand it over without seeing the orders of the other', async ({ page }) => {
  const { id } = await newBattle(page, { against: { kind: 'hotseat' }, rounds: 1 });
  const frames = received(page);
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  const handOver = page.getByRole('dialog').getByRole('button', { name: /weiter$/ });
  // The letters of orders that are not open, on the tags of the units.
  const secrets = page.locator('[data-unit] :is(.secret, .draft) text');
  let handed = 0;
  let given = 0;
  for (let n = 0; n < 300; n += 1) {
    await expect(handOver.or(hands.anything())).toBeVisible({ timeout: 20_000 });
    if (await handOver.isVisible()) {
      // Whatever was decided in secret is not in the page any more: no choice of orders, no marker with its letter.
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(secrets).toHaveCount(0);
      handed += 1;
      await handOver.click();
      await expect(handOver).toHaveCount(0);
      continue;
    }
    if ((await hands.wait()) === 'over') break;
    const order = page.getByRole('radio').first();
    if (await order.isVisible()) {
      await order.click();
      await expect(secrets.first()).toBeVisible();
      given += 1;
    }
    await hands.decide();
  }
  await expect(hands.over).toBeVisible();
  expect(handed).toBeGreaterThanOrEqual(3);
  expect(given).toBe(2);
  for (const { viewer, side } of ordersKnown(frames)) expect(viewer).toBe(side);
});
