import type { CaseLine } from './wire';

const order = new Intl.Collator('en', { numeric: true });

/** By chapter; examples of the book first and in its order (E2 before E10), the others as they come. */
export function inOrder(cases: readonly CaseLine[]): CaseLine[] {
  return cases.toSorted(
    (one, other) =>
      one.chapter - other.chapter ||
      Number(other.example) - Number(one.example) ||
      (one.example ? order.compare(one.id, other.id) : 0),
  );
}

/** Lines under the number of their chapter. */
export function byChapter<T extends { chapter: number }>(
  lines: readonly T[],
): { chapter: number; lines: T[] }[] {
  const chapters = new Map<number, T[]>();
  for (const line of lines) {
    const known = chapters.get(line.chapter);
    if (known) known.push(line);
    else chapters.set(line.chapter, [line]);
  }
  return [...chapters]
    .map(([chapter, lines]) => ({ chapter, lines }))
    .toSorted((one, other) => one.chapter - other.chapter);
}

/** Whether a rule is none of the book, but was added to make it playable: `WH-09-H43`. */
export function isHouseRule(id: string): boolean {
  return /^[A-Z]+-\d+-H\d/.test(id);
}

/** The rules a case is about: an example of the book also names itself. */
export function rulesIn(line: CaseLine): string[] {
  return line.rules.filter((rule) => rule !== line.id);
}
