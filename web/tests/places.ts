import { expect, type Page } from '@playwright/test';

/** Every page, for tests that hold for all of them; battles and replays where there are some. */
export function places({
  battles = [],
  replays = [],
}: { battles?: string[]; replays?: string[] } = {}): string[] {
  return [
    '/',
    '/learn',
    '/learn/DW-05-E12',
    '/learn/WH-02-E2',
    '/rules',
    '/rules/DW-05-12',
    '/rules/WH-09-H43',
    '/coverage',
    '/account',
    '/help',
    '/counters',
    '/nowhere',
    ...battles.map((id) => `/battle/${id}`),
    ...replays.map((id) => `/replay/${id}#5`),
  ];
}

/** Opens a page and waits until it shows what it has loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('#main :is(h1, h2)').or(page.locator('h1')).first()).toBeVisible();
  // The coverage page waits until thousands of battles have been played, however long the machine takes for them.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 120_000 });
}
