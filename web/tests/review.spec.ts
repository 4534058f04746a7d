import { finished } from './arrange';
import { serious } from './faults';
import { open } from './places';
import { expect, test } from './test';

test('after a battle the end screen says what made the difference, and leads to the moment', async ({
  page,
}) => {
  const id = await finished(page, { rounds: 4 });
  await open(page, `/battle/${id}`);
  const review = page.getByRole('region', { name: 'Manöverkritik' });
  await expect(review.getByRole('heading', { name: /Was den Ausschlag gab/ })).toBeVisible({
    timeout: 110_000,
  });
  await expect(review.locator('figure svg')).toBeVisible();
  // The curve in words, for whoever does not see it.
  await expect(review.getByRole('row', { name: /^Runde 2 / })).toContainText(/\d %/);
  // Expected hits have a decimal, chances have none.
  await expect(review.getByRole('row').filter({ hasText: /\d,\d/ }).first()).toBeVisible();
  await serious(page, 'the review');

  const swings = review.locator('ol a');
  if ((await swings.count()) === 0) {
    await expect(review).toContainText('Keine einzelne Handlung');
    return;
  }
  await expect(swings.first()).toContainText(/Würfel|Entscheidung/);
  const there = (await swings.first().getAttribute('href')) ?? '';
  await swings.first().click();
  await expect(page).toHaveURL(new RegExp(`${there}$`));
  await expect(page.getByRole('slider', { name: 'Stelle im Gefecht' })).toHaveValue(there.replace(/.*#/, ''));
});

test('the replay has the curve over its scrubber, and both point at the same moment', async ({ page }) => {
  const id = await finished(page, { rounds: 2 });
  await open(page, `/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Stelle im Gefecht' });
  const last = Number(await slider.getAttribute('max'));
  const curve = page.locator('.curve svg');
  await expect(curve).toBeVisible({ timeout: 110_000 });
  const box = await curve.boundingBox();
  if (!box) throw new Error('the curve has no place');
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  await expect(slider).toHaveValue(`${last}`);
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  await expect(slider).toHaveValue('0');
  await serious(page, 'the replay with its review');
});
