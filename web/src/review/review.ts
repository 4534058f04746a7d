// What a review says at one moment, as the near side sees it.

import type { MomentNow, ReviewNow } from '../lib/wire';

type Side = 'a' | 'b';

/** The chance of a side in per cent. */
export function chanceOf(side: string, percent: number): number {
  return side === 'a' ? percent : 100 - percent;
}

/** A change of the chance of side a, as a side sees it. */
export function changeFor(side: string, change: number): number {
  return side === 'a' ? change : -change;
}

/** The newest moment that was looked at, up to a frame. */
export function momentAt(moments: MomentNow[], at: number): MomentNow | undefined {
  return moments.findLast(({ n }) => n <= at) ?? moments[0];
}

/** The height of the curve at a frame: between two moments on the line that joins them. */
export function heightAt(moments: MomentNow[], at: number): number {
  const after = moments.find(({ n }) => n >= at);
  const before = moments.findLast(({ n }) => n <= at);
  if (!after || !before) return (after ?? before)?.percent ?? 50;
  if (after.n === before.n) return after.percent;
  return before.percent + ((at - before.n) / (after.n - before.n)) * (after.percent - before.percent);
}

/** How far the chances may be off at most. */
export function widestError(moments: MomentNow[]): number {
  return Math.max(0, ...moments.map(({ error }) => error));
}

export type LuckRow = {
  side: Side;
  kind: string;
  name: string;
  rule: string | null;
  expected: number;
  fallen: number;
};

/** How the dice fell up to a frame, by side and by what they were thrown for. */
export function luckRows(review: ReviewNow, upTo: number): LuckRow[] {
  return (['a', 'b'] as const).flatMap((side) =>
    review.kinds.flatMap(({ id, name, rule }) => {
      const throws = review.throws.filter((one) => one.n <= upTo && one.side === side && one.kind === id);
      if (throws.length === 0) return [];
      const sum = (of: (one: (typeof throws)[number]) => number) =>
        throws.reduce((all, one) => all + of(one), 0);
      return [
        {
          side,
          kind: id,
          name,
          rule,
          expected: sum(({ expected }) => expected),
          fallen: sum(({ fallen }) => fallen),
        },
      ];
    }),
  );
}

/** What fell beyond what was to be expected. */
export function luckOf(rows: LuckRow[], side: Side): number {
  return rows.filter((row) => row.side === side).reduce((all, row) => all + row.fallen - row.expected, 0);
}
