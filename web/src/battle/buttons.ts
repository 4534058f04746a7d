// Choices as buttons: those that differ only in a direction stand in one row under one heading.

import type { Barred, Choice } from '../lib/wire';

export type Item = { choice: Choice; barred: null } | { choice: null; barred: Barred };
export type Row = {
  /** What the buttons of the row have in common: `Drehen nach`; empty for a row of full names. */
  caption: string;
  items: Item[];
};

const DIRECTED = /^(step|turn)-[0-5]$/;

export function rows(choices: Choice[], barred: Barred[]): Row[] {
  const items: Item[] = [
    ...choices.map((choice): Item => ({ choice, barred: null })),
    ...barred.map((one): Item => ({ choice: null, barred: one })),
  ];
  const plain: Item[] = [];
  const directed = new Map<string, Item[]>();
  for (const item of items) {
    const { short, icon } = item.choice ?? item.barred;
    const stem = icon && DIRECTED.test(icon) ? `${icon.slice(0, 4)} ${short.split(' ')[0] ?? ''}` : null;
    if (stem) directed.set(stem, [...(directed.get(stem) ?? []), item]);
    else plain.push(item);
  }
  const made: Row[] = plain.length > 0 ? [{ caption: '', items: plain }] : [];
  for (const group of directed.values()) {
    const caption =
      group.length > 1 ? commonWords(group.map((item) => (item.choice ?? item.barred).short)) : '';
    // In the order of the compass, so that a button keeps its place.
    if (caption) group.sort((a, b) => turnOf(a) - turnOf(b));
    made.push({ caption, items: group });
  }
  return made;
}

/** The keys 1 to 9 for the first buttons, in the order in which they stand. */
export function numbered(made: Row[]): Map<Choice, number> {
  const choices = made.flatMap((row) => row.items.flatMap((item) => item.choice ?? []));
  return new Map(choices.slice(0, 9).map((choice, n) => [choice, n + 1]));
}

function turnOf(item: Item): number {
  return Number((item.choice ?? item.barred).icon?.at(-1) ?? 0);
}

/** The words all texts begin with. */
export function commonWords(texts: string[]): string {
  const [first = [], ...rest] = texts.map((text) => text.split(' '));
  let shared = 0;
  while (shared < first.length && rest.every((words) => words[shared] === first[shared])) shared += 1;
  return first.slice(0, shared).join(' ');
}
