import AxeBuilder from '@axe-core/playwright';
import { finished, newBattle, playOut } from './arrange';
import { open, places } from './places';
import { expect, test } from './test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds no serious fault on any page: ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      const over = await finished(page);
      const { id: begun } = await newBattle(page);
      const { id: running } = await newBattle(page);
      await playOut(page, running, 3);
      for (const path of [...places(begun, over), `/battle/${running}`]) {
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => ({
            id,
            where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
          }));
        expect(serious, path).toEqual([]);
      }
    });
  });
}
