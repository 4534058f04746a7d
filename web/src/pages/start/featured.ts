import type { CaseLine } from '../../lib/wire';

/** A few examples to begin with: of each chapter of each book the one that touches the most rules. */
export function featured(cases: readonly CaseLine[], n: number): CaseLine[] {
  const best = new Map<string, CaseLine>();
  for (const one of cases) {
    if (!one.example) continue;
    const key = `${one.system} ${one.chapter}`;
    const known = best.get(key);
    if (!known || one.rules.length > known.rules.length) best.set(key, one);
  }
  return [...best.values()]
    .toSorted((one, other) => other.rules.length - one.rules.length)
    .slice(0, n)
    .toSorted((one, other) => one.system.localeCompare(other.system) || one.chapter - other.chapter);
}
