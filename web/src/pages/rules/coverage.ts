import type { RuleCoverageShown } from '../../lib/wire';

export const FILTERS = ['all', 'implemented', 'tested', 'fired', 'exempt'] as const;

/** `all`, what is exempt, or what one of the three columns lacks. */
export type Filter = (typeof FILTERS)[number];

export function passes(rule: RuleCoverageShown, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'exempt') return rule.exempt !== null;
  return rule.exempt === null && rule[filter] === 0;
}

/** Whole percent, but 100 only for all and 0 only for none. */
export function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  const exact = (part / whole) * 100;
  if (part >= whole) return 100;
  return part <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(exact)));
}
