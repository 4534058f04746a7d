import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { finished } from './arrange';
import { open } from './places';
import { PROGRAM } from './server';
import { expect, test, type Page } from './test';

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Stelle im Gefecht' });

test('a finished battle is looked at again step by step', async ({ page }) => {
  const id = await finished(page);
  await open(page, `/replay/${id}`);
  const slider = scrubber(page);
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(10);

  await page.getByRole('button', { name: 'Schritt vor' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'Zur nächsten Phase' }).click();
  const phase = Number(await slider.inputValue());
  expect(phase).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Schritt zurück' }).click();
  await expect(slider).toHaveValue(`${phase - 1}`);

  // By keyboard, wherever the focus is.
  await page.locator('#main').focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(`${last}`);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(`${last - 1}`);
  await page.keyboard.press('PageUp');
  expect(Number(await slider.inputValue())).toBeLessThan(last - 1);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');

  // On the scrubber itself.
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(slider).toHaveAttribute('aria-valuetext', /Schritt 2 von/);
  await page.keyboard.press('PageUp');
  await expect(slider).not.toHaveValue('2');

  // A step of the list.
  await page.locator('.steps [data-step="7"]').click();
  await expect(slider).toHaveValue('7');
  await expect(page).toHaveURL(/#7$/);
});

test('a replay plays by itself, faster if wanted, and stops at the end', async ({ page }) => {
  const id = await finished(page);
  await open(page, `/replay/${id}`);
  const slider = scrubber(page);
  const last = Number(await slider.getAttribute('max'));
  await page.getByRole('button', { name: 'Tempo: 1×' }).click();
  await page.getByRole('button', { name: 'Tempo: 2×' }).click();
  await slider.fill(`${last - 4}`);
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await expect(slider).toHaveValue(`${last}`);
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  await page.locator('#main').focus();
  // At the end it begins anew.
  await page.keyboard.press('Space');
  await expect(slider).not.toHaveValue(`${last}`);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
});

test('dice and their reckoning stand beside what happened, and point at the board', async ({ page }) => {
  const id = await finished(page, { rounds: 4 });
  await open(page, `/replay/${id}`);
  const luck = page.locator('.luck');
  // The review takes a moment.
  await expect(luck).toContainText('noch kein Wurf gefallen', { timeout: 110_000 });
  await scrubber(page).press('End');
  await expect(luck.locator('tbody tr').first()).toBeVisible();
  // Back to the last frame with a reckoning.
  const reckoned = page.locator('.moment details').first();
  for (let n = 0; n < 200 && (await reckoned.count()) === 0; n += 1) await scrubber(page).press('ArrowLeft');
  await page
    .locator('.moment .event', { has: page.getByRole('img') })
    .first()
    .click();
  await expect(reckoned).toHaveAttribute('open', '');
  await expect(reckoned.locator('tfoot')).toContainText(/\d/);
  await reckoned.locator('.rule').first().click();
  await expect(page.getByRole('dialog')).toContainText(/DW-\d\d/);
});

test('a link leads others to the same moment, and the journal can be taken home', async ({
  page,
  browser,
  server,
}) => {
  const id = await finished(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await open(page, `/replay/${id}`);
  await scrubber(page).fill('9');
  await page.getByRole('button', { name: 'Link zu dieser Stelle' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.url}/replay/${id}#9`);

  const other = await browser.newPage({ locale: 'en-GB' });
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Moment of the battle' })).toHaveValue('9');
  await other.close();

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Protokoll laden' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
  // The program checks alone what the server sealed.
  const { stdout } = await promisify(execFile)(PROGRAM, ['verify', await download.path()]);
  expect(stdout).not.toBe('');
  await expect(page.locator('.more dd').nth(1)).toHaveText(/^[0-9a-f]{32,}$/);
});

test('from a moment of the replay one plays on against the computer', async ({ page }) => {
  const id = await finished(page);
  await open(page, `/replay/${id}#12`);
  await page.locator('.more').getByText('Orks').click();
  await page.getByRole('button', { name: 'Frische Würfel' }).click();
  await expect(page).toHaveURL(/\/battle\/(?!.*replay)/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a battle that goes on has no replay, and nonsense no page', async ({ page }) => {
  await page.goto('/replay/nothing-of-the-kind');
  await expect(page.getByRole('alert')).toBeVisible();
});
