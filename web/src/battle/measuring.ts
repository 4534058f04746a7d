// Whether distances to the enemy may be known now.

import type { Scene, Table } from '../lib/wire';

/** The switch, and what it is unless something else was agreed on: strict. */
const SWITCH = 'strict_measuring';

/** Strict tables give no distance between hostile units before charges are declared or shots are named. */
export function measuresStrictly(table: Table, house: Record<string, unknown>, scene: Scene): boolean {
  const strict = table.house.some(({ id }) => id === SWITCH) && house[SWITCH] !== false;
  return strict && (scene.turn?.step === 'charges' || scene.phase === 'shooting');
}
