// What an element sees, put together for the board and in words.

import { groupBy, type Sight } from '../board/model';
import type { ElementNow, SeenNow, SightNow, Table, Why } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** What can be seen of an enemy unit. */
export type UnitSeen = {
  unit: number;
  name: string;
  /** Elements that are seen entirely, in part, and not at all. */
  whole: number;
  part: number;
  none: number;
  /** What hides them, each once. */
  hiddenBy: Why[];
};

export function visible({ sections }: SeenNow): number {
  return sections.filter(Boolean).length;
}

function byUnit(table: Table, { seen }: SightNow): Map<number, SeenNow[]> {
  return groupBy(seen, ({ element }) => table.elements[element]?.unit ?? -1);
}

/** The middle of those who stand foremost, in the direction they face: nobody of their own stands before them. */
export function foremost(elements: readonly ElementNow[]): number | null {
  const [first] = elements;
  if (!first) return null;
  const angle = (first.facing * Math.PI) / 3;
  const ahead = ([q, r]: [number, number]) =>
    Math.sqrt(3) * (q + r / 2) * Math.sin(angle) - 1.5 * r * Math.cos(angle);
  const most = Math.max(...elements.map(({ at }) => ahead(at)));
  const front = elements.filter(({ at }) => ahead(at) > most - 0.1);
  return front[front.length >> 1]?.element ?? null;
}

/** Lines for the board: of every enemy unit to whom of it is seen best; of the chosen one to everybody. */
export function sightLines(table: Table, sight: SightNow, chosen: number | null): Sight {
  const shown = [...byUnit(table, sight)].flatMap(([unit, seen]) => {
    if (unit === chosen) return seen;
    if (chosen !== null) return [];
    // The nearest come first, and of those seen alike the first is the best.
    return seen.toSorted((one, other) => visible(other) - visible(one)).slice(0, 1);
  });
  return {
    from: sight.from,
    sections: shown.map((seen) => ({
      element: seen.element,
      visible: visible(seen),
      size: seen.sections.length,
      blocker: seen.hidden_by[0]?.at ?? null,
    })),
  };
}

export function unitsSeen(table: Table, sight: SightNow): UnitSeen[] {
  return [...byUnit(table, sight)].map(([unit, seen]) => {
    const open = seen.map((one) => visible(one));
    const whole = seen.filter((one, n) => open[n] === one.sections.length).length;
    const none = open.filter((sections) => sections === 0).length;
    const hiddenBy = new Map(seen.flatMap((one) => one.hidden_by).map((why) => [why.text, why]));
    return {
      unit,
      name: table.units[unit]?.name ?? '',
      whole,
      none,
      part: seen.length - whole - none,
      hiddenBy: [...hiddenBy.values()],
    };
  });
}

/** `3 ganz zu sehen, 1 zum Teil`. */
export function seenWords(seen: UnitSeen): string {
  const kinds = ['whole', 'part', 'none'] as const;
  return kinds
    .filter((kind) => seen[kind] > 0)
    .map((kind) => t(`battle-sight-${kind}`, { n: seen[kind] }))
    .join(', ');
}
