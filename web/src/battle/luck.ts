// How the dice fell against what was to be expected of them.

import type { LogEvent, Sides, Table } from '../lib/wire';

export type Luck = { rolls: number; expected: number; hits: number };

/** Over all dice that had a chance to succeed, by the side of whoever rolled: the first element of the event. */
export function luck(log: LogEvent[], table: Table): Sides<Luck> {
  const sums: Sides<Luck> = { a: { rolls: 0, expected: 0, hits: 0 }, b: { rolls: 0, expected: 0, hits: 0 } };
  for (const event of log) {
    const unit = table.elements[event.elements[0] ?? -1]?.unit ?? event.units[0];
    const side = unit === undefined ? undefined : table.units[unit]?.side;
    if (event.chances === null || (side !== 'a' && side !== 'b')) continue;
    for (const die of event.dice) {
      if (die.good === null || die.faces === 0) continue;
      const sum = sums[side];
      sum.rolls += 1;
      sum.expected += Math.max(0, Math.min(event.chances, die.faces)) / die.faces;
      if (die.good) sum.hits += 1;
    }
  }
  return sums;
}
