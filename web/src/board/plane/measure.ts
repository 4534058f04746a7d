// The tape: from a place or the edge of a unit to another.

import type { Spot } from '../../lib/ground';
import { far, nearestPoints } from './geometry';
import type { PlaneUnit } from './body';

export type Measured = { from: Spot; to: Spot; length: number; barred: boolean };

/** Between two ends that may lie in units: then it is measured from edge to edge. */
export function measure(
  { from, to }: { from: Spot; to: Spot },
  one: PlaneUnit | null,
  other: PlaneUnit | null,
  /** Distances between hostile units are not known yet. */
  strict: boolean,
): Measured {
  const ends = nearestPoints(one ? one.body.corners : [from], other ? other.body.corners : [to]);
  const hostile = one !== null && other !== null && one.info.side !== other.info.side;
  return { from: ends[0], to: ends[1], length: far(...ends), barred: strict && hostile };
}
