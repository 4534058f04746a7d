// What a battle is fought on: a board of hexes, or a table measured in inches.

import type { Ground, Table } from './wire';

export type HexGround = Extract<Ground, { kind: 'hex' }>;
export type PlaneGround = Extract<Ground, { kind: 'plane' }>;

/** A place on a table: thousandths of an inch to the east and to the north of its south-western corner. */
export type Spot = [number, number];

export type PlaneTable = Table & { ground: PlaneGround };

const NO_HEXES: HexGround = { kind: 'hex', rows: [], zones: { a: [], b: [] } };

/** Whether the battle is fought on a table measured in inches. */
export function onPlane(table: Table): table is PlaneTable {
  return table.ground.kind === 'plane';
}

/** The hexes of a table; a table measured in inches has none. */
export function hexesOf({ ground }: Pick<Table, 'ground'>): HexGround {
  return ground.kind === 'hex' ? ground : NO_HEXES;
}
