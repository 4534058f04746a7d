import { newBattle, PITCHED, tried } from './arrange';
import { PlaneHands } from './plane-hands';
import { expect, test } from './test';

test('the second system is chosen on the start page, with its armies and its table', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Warhammer', { exact: true }).click();
  await page.getByRole('radio', { name: /Offene Feldschlacht/ }).check();
  await expect(page.locator('.plan .map svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Gefecht beginnen' }).click();
  await expect(page).toHaveURL(/\/battle\/[\w-]+/);
  await expect(page.locator('path.zone').first()).toBeVisible();
});

test('a battle is played to its end by mouse, and can be looked at again', async ({ page }) => {
  // Six turns of both sides take their time on a busy machine.
  test.setTimeout(600_000);
  const { id } = await newBattle(page, PITCHED);
  await page.goto(`/battle/${id}`);
  const hands = new PlaneHands(page);
  await hands.playToTheEnd(900);
  await expect(page.locator('aside h2').first()).toHaveText(/Sieg|Unentschieden/);
  expect(hands.carried).toBe(1);
  expect(hands.pulled).toBeGreaterThan(0);
  expect(hands.done.target).toBeGreaterThan(0);
  console.info(`decisions: ${JSON.stringify(hands.done)}, pulled ${hands.pulled}`);
  await hands.over.click();
  // It begins with an empty table.
  await page.getByRole('slider').press('End');
  await expect(page.locator('.live .unit').first()).toBeVisible();
});

test('a regiment that is pulled past a wood and up to an enemy shows where it would stand, what stops it, and why', async ({
  page,
}) => {
  await page.goto(`/battle/${await tried(page, 'wood-and-enemy')}`);
  const hands = new PlaneHands(page);
  await hands.untilMoves();
  const ghost = page.locator('.live .ghost');
  const stop = page.locator('.live .stop');
  const why = page.locator('.label.warn');
  const { body, ahead, inch } = await hands.chosen(8);

  // Straight on, past the wood: it ends one inch before the enemy, and he is named with the rule.
  await hands.hold(body, ahead);
  await expect(stop).toBeVisible();
  await expect(why).toContainText(/Orkkrieger.*WH-02-G19/);
  await expect(page.locator('.label', { hasText: '2,5″ · Rest 1,5″' })).toBeVisible();
  const stands = await ghost.boundingBox();
  expect(stands && body.y - (stands.y + stands.height / 2)).toBeCloseTo(2.5 * inch, -1);

  // Whoever breaks off changes nothing.
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeDisabled();
  expect((await hands.chosen(0)).body).toEqual(body);

  // Others march into a wood: it ends at the edge, and the wood is the reason.
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Marschieren' }).click();
  const march = await hands.chosen(6);
  await hands.hold(march.body, march.ahead);
  await expect(why).toContainText(/Wald.*WH-02-G6/);
  await expect(page.locator('.label', { hasText: 'Rest' })).toBeVisible();
  await page.mouse.up();
  await expect(ghost).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeEnabled();
});

test('the same moves are made in exact numbers by keyboard', async ({ page }) => {
  await page.goto(`/battle/${await tried(page, 'wood-and-enemy')}`);
  const hands = new PlaneHands(page);
  await hands.untilMoves();
  const ahead = page.getByLabel('Vor (Zoll)');
  await ahead.fill('2,5');
  await expect(page.locator('.live .ghost')).toBeVisible();
  await expect(page.locator('.sums')).toContainText('geplant 2,5″');
  await ahead.press('Enter');
  await expect(page.locator('.live .ghost')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeEnabled();
});
