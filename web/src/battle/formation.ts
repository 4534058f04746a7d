// How a unit is set down that has not stood anywhere yet.

import type { PlaneTable, Spot } from '../lib/ground';
import type { PlaceNow, Scene } from '../lib/wire';
import { direction } from '../board/plane/geometry';

/** Frontages that are commonly chosen, the best first. */
const COMMON = [5, 6, 4, 7, 8];

/** How broad a unit stands if nobody says otherwise. */
export function frontageOf({ files }: PlaceNow): number {
  return COMMON.find((one) => files.includes(one)) ?? files[Math.floor(files.length / 2)] ?? 1;
}

/** The direction from the own zone to that of the enemy, square to the edges of the table. */
export function towardsEnemy(table: PlaneTable, scene: Scene, side: string): number {
  const { a, b } = table.ground.zones;
  const zones = scene.swapped ? { a: b, b: a } : { a, b };
  const [own, other] = side === 'a' ? [zones.a, zones.b] : [zones.b, zones.a];
  const towards = direction(middle(own.flat()), middle(other.flat()));
  return (Math.round(towards / 9000) * 9000) % 36000;
}

function middle(spots: readonly Spot[]): Spot {
  const n = Math.max(spots.length, 1);
  const sum = spots.reduce(([x, y], spot): Spot => [x + spot[0], y + spot[1]], [0, 0] as Spot);
  return [sum[0] / n, sum[1] / n];
}
