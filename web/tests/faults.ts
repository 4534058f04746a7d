import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Whether axe finds nothing that keeps somebody out, by day and by night. */
export async function serious(page: Page, where = page.url()): Promise<void> {
  expect(await faults(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // At night only the colours are others.
  expect(await faults(page, ['color-contrast']), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function faults(page: Page, rules?: string[]): Promise<object[]> {
  const axe = new AxeBuilder({ page })
    // There are no frames, and of what is in order nothing is asked: on long pages both take most of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }));
}
