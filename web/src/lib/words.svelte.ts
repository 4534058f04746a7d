// The words of the page, in German and English. Words of the game come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './stored';

export type Lang = 'de' | 'en';

const LOADERS: Record<Lang, () => Promise<{ default: string[] }>> = {
  de: () => import('../locales/de'),
  en: () => import('../locales/en'),
};

let current = $state<Lang>(firstGuess());
let bundle = $state.raw<FluentBundle | null>(null);

/** The language of the page. Reactive. */
export function lang(): Lang {
  return current;
}

/** Whether words have been loaded; before, `t` gives nothing. */
export function wordsReady(): boolean {
  return bundle !== null;
}

export async function setLang(lang: Lang): Promise<void> {
  const files = (await LOADERS[lang]()).default;
  bundle = makeBundle(lang, files);
  current = lang;
  remember('walstatt.lang', lang);
  document.documentElement.lang = lang;
}

/** A message in the language of the page. Reactive. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  if (!bundle) return '';
  const message = bundle.getMessage(key);
  // The brackets make a forgotten message visible, and the browser tests look for them.
  if (!message?.value) return `⟦${key}⟧`;
  return bundle.formatPattern(message.value, args ?? null, []);
}

export function makeBundle(lang: Lang, files: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

function firstGuess(): Lang {
  const known = recall('walstatt.lang');
  if (known === 'de' || known === 'en') return known;
  return globalThis.navigator?.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}
