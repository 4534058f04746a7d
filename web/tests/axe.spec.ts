import { finished, newBattle, PITCHED, playOut } from './arrange';
import { serious } from './faults';
import { open, places } from './places';
import { expect, test, type Page } from './test';

for (const path of places())
  test(`axe finds no serious fault on ${path}`, async ({ page }) => {
    // The rulebook and its coverage are long.
    test.slow();
    await inspect(page, path);
  });

test('axe finds no serious fault at the table', async ({ page }) => {
  const { id: begun } = await newBattle(page);
  await inspect(page, `/battle/${begun}`);
  const { id: running } = await newBattle(page);
  await playOut(page, running, 6);
  await inspect(page, `/battle/${running}`);
  await page.keyboard.press('t');
  await expect(page.locator('.text')).toBeVisible();
  await serious(page, 'in words');
});

test('axe finds no serious fault at a table in inches', async ({ page }) => {
  const { id } = await newBattle(page, PITCHED);
  await inspect(page, `/battle/${id}`);
  await playOut(page, id, 40);
  await inspect(page, `/battle/${id}`);
});

test('axe finds no serious fault after a battle', async ({ page }) => {
  const over = await finished(page);
  await inspect(page, `/battle/${over}`);
  await inspect(page, `/replay/${over}#9`);
});

async function inspect(page: Page, path: string): Promise<void> {
  await open(page, path);
  await serious(page, path);
}
