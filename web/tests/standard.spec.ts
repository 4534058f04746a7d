// The standard game: chosen and agreed on at the start page, played with commanders, terrain and morale.

import { newBattle, playOut } from './arrange';
import { serious } from './faults';
import { Hands } from './hands';
import { open } from './places';
import { expect, test, type Page } from './test';

/** Chooses a scenario on the start page and opens its rules. */
async function choose(page: Page, scenario: string): Promise<void> {
  await open(page, '/');
  await page.getByRole('radio', { name: new RegExp(scenario) }).check();
  await expect(page.locator('.plan .map')).toBeVisible();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gefecht beginnen' }).click();
  await expect(page).toHaveURL(/\/battle\/[\w-]+/);
}

/** Before the first order, with everybody on the board. */
async function setUp(page: Page): Promise<void> {
  const { id } = await newBattle(page, { scenario: 'last-stand' });
  await playOut(page, id, 1);
  await open(page, `/battle/${id}`);
  await expect(page.locator('.orders').first()).toBeVisible({ timeout: 20_000 });
}

test('the last stand is chosen, set up and played to its end by mouse', async ({ page }) => {
  await choose(page, 'Das letzte Gefecht');
  await page.getByText('Regeln und Absprachen').click();
  await page.getByRole('spinbutton', { name: 'Runden' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Runden' }).press('Tab');
  await expect(page.locator('.plan summary')).toContainText('eine geändert');
  await begin(page);

  const hands = new Hands(page);
  await hands.playToTheEnd(900);
  console.info(`decisions: ${JSON.stringify(hands.done)}`);
  // Whoever follows a commander got several orders.
  expect(hands.done['second-order']).toBeGreaterThan(0);
  expect(hands.done.field).toBeGreaterThan(0);
  await expect(page.locator('dd.score')).toHaveCount(2);
  await page.getByRole('button', { name: 'Zeichenerklärung' }).click();
  await expect(page.locator('section.legend')).toContainText('Wald');

  // A test of morale stands in the log with all that it was reckoned from.
  const log = page.locator('[data-part="log"]');
  const whole = log.getByRole('button', { name: 'Alles zeigen' });
  if (await whole.isVisible()) await whole.click();
  const tested = log
    .locator('li', { hasText: /Moral|-Test/ })
    .filter({ has: page.locator('[aria-expanded]') });
  await tested.first().locator('[aria-expanded]').click();
  await expect(tested.first().locator('.terms tbody tr').first()).toContainText(/DW-\d\d/);
});

test('what an element sees is drawn and told with what blocks it', async ({ page }) => {
  await setUp(page);
  await page.keyboard.press('v');
  const lines = page.locator('[role="application"] g:is(.whole, .part, .none)');
  await expect(lines.first()).toBeAttached();
  const units = page.locator('.sight li > button');
  expect(await units.count()).toBeGreaterThan(1);
  await units.filter({ hasText: 'verdeckt' }).first().click();
  await expect(page.locator('.sight li p')).toContainText(/DW-12-\d\d/);
  // Of the unit that is looked at closely every element has its line.
  expect(await lines.count()).toBeGreaterThan(1);
  await serious(page);
  await page.keyboard.press('v');
  await expect(lines).toHaveCount(0);
});

test('an own battle is agreed on, and what the rules forbid is refused in words', async ({ page }) => {
  await choose(page, 'Eigenes Gefecht');
  const armies = page.getByRole('combobox', { name: 'Erste Armee' });
  await armies.selectOption('Imperium: Arquebusiere');
  await expect(page.locator('.plan .armies')).toContainText('Kaiserliche Arquebusiere');
  const size = page.getByRole('spinbutton', { name: 'Armeegröße' });
  await size.fill('500');
  await size.press('Tab');
  const refused = page.getByRole('alert').filter({ hasText: 'DW-16-17' });
  await expect(refused).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gefecht beginnen' })).toBeDisabled();
  await size.fill('1000');
  await size.press('Tab');
  await expect(refused).toBeHidden();

  await page.getByRole('button', { name: 'Feld auf der Karte wählen' }).click();
  const map = page.locator('.plan').getByRole('application');
  await map.click();
  await expect(page.getByRole('spinbutton', { name: /Angriffsziel auf/ })).toHaveValue('100');
  await serious(page);
  await begin(page);
  await expect(page.locator('main')).toContainText('100', { timeout: 20_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the last stand is begun by touch', async ({ page }) => {
    await choose(page, 'Das letzte Gefecht');
    await page.getByText('Regeln und Absprachen').tap();
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await begin(page);
    const hands = new Hands(page, { touch: true });
    for (let n = 0; n < 40 && hands.done.field === 0; n += 1) {
      await hands.wait();
      await hands.decide();
    }
    expect(hands.done.order).toBeGreaterThanOrEqual(3);
    expect(hands.done.field).toBeGreaterThan(0);
  });
});

test('axe finds no serious fault in the standard game', async ({ page }) => {
  await choose(page, 'Kal Benokk');
  await page.getByText('Regeln und Absprachen').click();
  await serious(page);
  await setUp(page);
  await serious(page);
});
