import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import de from '../locales/de';
import en from '../locales/en';
import { makeBundle } from './words.svelte';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The messages of a language with the arguments each takes. */
function messages(files: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const message of new FluentResource(file).body) {
      expect(found.has(message.id), `${message.id} is there twice`).toBe(false);
      const args = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
        (match) => match[1] ?? '',
      );
      found.set(message.id, [...new Set(args)].sort());
    }
  }
  return found;
}

describe('words', () => {
  it('are complete in both languages, with the same arguments', () => {
    expect(Object.fromEntries(messages(en))).toEqual(Object.fromEntries(messages(de)));
  });

  it('lose no message to a fault in a file', () => {
    for (const files of [de, en]) {
      const written = files.flatMap((file) =>
        [...file.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]),
      );
      expect([...messages(files).keys()].sort()).toEqual(written.sort());
    }
  });

  it('have every message the page asks for by its name', () => {
    const known = messages(de);
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => ({ file, key: match[1] ?? '' })),
    );
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
  });

  it('put numbers and names into sentences', () => {
    const bundle = makeBundle('de', [
      'lost = { $n ->\n    [one] Ein Element\n   *[other] { $n } Elemente\n } verloren\n',
    ]);
    const message = bundle.getMessage('lost')?.value ?? '';
    expect(bundle.formatPattern(message, { n: 1 })).toBe('Ein Element verloren');
    expect(bundle.formatPattern(message, { n: 3 })).toBe('3 Elemente verloren');
  });
});
