import { finished, newBattle, PITCHED, playOut } from './arrange';
import { open, places } from './places';
import { expect, test } from './test';

/** A message without words, a placeholder without value, or the name of a message. */
const HOLES =
  /⟦|⟧|\{\s*\$|\bundefined\b|\bNaN\b|\[object |\b(?:replay|battle|board|shell|fault)-[a-z]+(?:-[a-z]+)*\b/;

for (const [locale, lang] of [
  ['de-DE', 'de'],
  ['en-GB', 'en'],
] as const) {
  test.describe(lang, () => {
    test.use({ locale });

    test(`no word is missing on any page: ${lang}`, async ({ page }) => {
      const over = await finished(page);
      const { id: running } = await newBattle(page);
      const standard = await finished(page, { scenario: 'last-stand', rounds: 1 });
      const { id: fighting } = await newBattle(page, { scenario: 'kal-benokk' });
      await playOut(page, fighting, 12);
      const inches = await finished(page, PITCHED);
      const { id: moving } = await newBattle(page, PITCHED);
      await playOut(page, moving, 40);
      const battles = [running, over, standard, fighting, inches, moving];
      for (const path of places({ battles, replays: [over, standard, inches] })) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await page.title(), path).not.toMatch(HOLES);
        expect(await allWords(page), path).not.toMatch(HOLES);
      }
      // The start page begins with one of the systems.
      await open(page, '/');
      await page.getByText('Warhammer', { exact: true }).click();
      await expect(page.locator('.plan .map svg').first()).toBeVisible();
      expect(await allWords(page), 'the other system').not.toMatch(HOLES);
    });
  });
}

test('the language changes at once and is remembered', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation').first()).toContainText('Learn');
});

/** What is seen, and what is only heard. */
async function allWords(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(() => {
    const heard = [
      ...document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-valuetext]'),
    ];
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'];
    return [
      document.body.innerText,
      ...heard.flatMap((one) => names.map((name) => one.getAttribute(name) ?? '')),
    ].join('\n');
  });
}
