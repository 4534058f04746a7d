import { newBattle } from './arrange';
import { open } from './places';
import { expect, test } from './test';

test('a worked example is looked at and tried', async ({ page }) => {
  await open(page, '/learn');
  const examples = page.locator('#main a[href^="/learn/"]');
  expect(await examples.count()).toBeGreaterThan(20);
  await page.locator('#main a[href="/learn/DW-05-E12"]').click();
  await expect(page).toHaveURL(/\/learn\/DW-05-E12/);
  const slider = page.getByRole('slider', { name: 'Stelle im Gefecht' });
  await page.getByRole('button', { name: 'Schritt vor' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: /selbst/i }).click();
  await expect(page).toHaveURL(/\/battle\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the rulebook is searched, linked and opened in place', async ({ page }) => {
  await open(page, '/rules');
  await page.getByRole('searchbox').fill('Schwenk');
  await expect(page.locator('#main mark').first()).toHaveText(/schwenk/i);
  await open(page, '/rules/DW-05-12');
  await expect(page.locator('#main')).toContainText('DW-05-12');
  await page.getByRole('searchbox').fill('');
});

test('the coverage page counts what is implemented, tested and fired', async ({ page }) => {
  await open(page, '/coverage');
  await expect(page.locator('#main table tbody tr').first()).toBeVisible();
  await expect(page.locator('#main')).toContainText(/\d{3}/);
});

test('an account collects the battles of its guest', async ({ page, browser, server }) => {
  const { id } = await newBattle(page);
  await open(page, '/account');
  const name = 'Landgraf';
  await page.locator('label', { hasText: 'Neues Konto' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Passwort').fill('lange genug 1');
  await page.locator('form').getByRole('button', { name: 'Neues Konto' }).click();
  await expect(page.locator('header')).toContainText(name);

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const other = await elsewhere.newPage();
  await open(other, '/account');
  await other.getByLabel('Name').fill(name);
  await other.getByLabel('Passwort').fill('falsch falsch');
  await other.locator('form').getByRole('button', { name: 'Anmelden' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await other.getByLabel('Passwort').fill('lange genug 1');
  await other.locator('form').getByRole('button', { name: 'Anmelden' }).click();
  await expect(other.locator('header')).toContainText(name);
  await open(other, '/');
  await expect(other.locator(`a[href^="/battle/${id}"]`).first()).toBeVisible();
  await open(other, '/account');
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await open(other, '/');
  await expect(other.locator(`a[href^="/battle/${id}"]`)).toHaveCount(0);
  await elsewhere.close();
});
