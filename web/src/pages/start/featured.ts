import type { CaseLine } from '../../lib/wire';

/** A few examples to begin with: of each chapter the one that touches the most rules, the richest first. */
export function featured(cases: readonly CaseLine[], n: number): CaseLine[] {
  const best = new Map<number, CaseLine>();
  for (const one of cases) {
    if (!one.example) continue;
    const known = best.get(one.chapter);
    if (!known || one.rules.length > known.rules.length) best.set(one.chapter, one);
  }
  return [...best.values()]
    .toSorted((one, other) => other.rules.length - one.rules.length)
    .slice(0, n)
    .toSorted((one, other) => one.chapter - other.chapter);
}
