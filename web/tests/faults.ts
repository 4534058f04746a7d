import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Whether axe finds nothing that keeps somebody out. */
export async function serious(page: Page, where = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }));
  expect(faults, where).toEqual([]);
}
