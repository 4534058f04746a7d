// What a unit is moved by: knobs at the corners of its front to wheel, one before it to turn, and its own body.

import type { Spot } from '../../lib/ground';
import type { BodyNow, Drag, MoveNow } from '../../lib/wire';
import { ahead, direction, far, turnBetween, turnedAbout } from './geometry';

export type Handle = 'wheel-left' | 'wheel-right' | 'pivot' | 'rotate' | 'body' | 'aim';

export type Knob = { handle: Handle; at: Spot };

/** How far before the front the knob to turn stands. */
const BEFORE = 1100;
/** A pull that leaves the straight by less is straight. */
const STRAIGHT = 0.14;
const STRAY = 350;

/** The knobs a unit has now. */
export function knobsOf(body: BodyNow, move: MoveNow): Knob[] {
  const before: Spot = ahead(body.front, body.facing, BEFORE);
  if (move.place) return move.place.facing_free ? [{ handle: 'rotate', at: before }] : [];
  const [left, right] = body.corners;
  return [
    ...(move.pivot ? [{ handle: 'pivot' as const, at: before }] : []),
    // Wheeling to the left the left corner stays, and the right one is pulled.
    ...(move.wheel_left > 0 ? [{ handle: 'wheel-left' as const, at: right }] : []),
    ...(move.wheel_right > 0 ? [{ handle: 'wheel-right' as const, at: left }] : []),
  ];
}

/** What pulling a handle from one place to another asks for; `files`: how broad the unit is to stand. */
export function dragOf(
  body: BodyNow,
  move: MoveNow | undefined,
  handle: Handle,
  { from, to, files }: { from: Spot; to: Spot; files: number },
): Drag {
  const by: Spot = [to[0] - from[0], to[1] - from[1]];
  const moved = ([x, y]: Spot): Spot => [x + by[0], y + by[1]];
  switch (handle) {
    case 'aim':
      return { drag: 'aim', at: to };
    case 'pivot':
      return { drag: 'pivot', to };
    case 'wheel-left':
      return { drag: 'wheel', hand: 'left', to: moved(body.corners[1]) };
    case 'wheel-right':
      return { drag: 'wheel', hand: 'right', to: moved(body.corners[0]) };
    case 'rotate':
      return rotated(body, direction(centre(body), to), files);
    case 'body': {
      if (move?.place) return { drag: 'place', at: moved(body.front), facing: body.facing, files };
      return { drag: isStraight(body.facing, by) ? 'advance' : 'go', to: moved(body.front) };
    }
  }
}

/** Turned about its middle to look into a direction. */
export function rotated(body: BodyNow, facing: number, files: number): Drag {
  const middle = centre(body);
  return { drag: 'place', at: ahead(middle, facing, far(middle, body.front)), facing, files };
}

export function centre({ corners }: Pick<BodyNow, 'corners'>): Spot {
  const sum = corners.reduce(([x, y], corner): Spot => [x + corner[0], y + corner[1]], [0, 0] as Spot);
  return [Math.round(sum[0] / 4), Math.round(sum[1] / 4)];
}

function isStraight(facing: number, [dx, dy]: Spot): boolean {
  const angle = (facing * Math.PI) / 18000;
  const forward = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = Math.abs(-dx * Math.sin(angle) + dy * Math.cos(angle));
  return forward > 0 && aside <= Math.max(STRAY, forward * STRAIGHT);
}

/** A wheel about a corner of the front that stays where it is. */
export type Wheel = {
  pivot: Spot;
  /** The outer corner, before and after. */
  from: Spot;
  to: Spot;
  /** Hundredths of a degree, to the left where they are positive. */
  by: number;
};

/** How near a corner has to stay to be the one about which is wheeled; places are rounded. */
const STAYS = 4;

/** The wheel that leads from one body to another; `null` where it is more than that. */
export function wheelBetween(before: BodyNow, after: BodyNow): Wheel | null {
  const by = turnBetween(before.facing, after.facing);
  if (by === 0) return null;
  const [stays, swings] = by > 0 ? [0, 1] : [1, 0];
  const pivot = before.corners[stays] as Spot;
  if (far(pivot, after.corners[stays] as Spot) > STAYS) return null;
  return { pivot, from: before.corners[swings] as Spot, to: after.corners[swings] as Spot, by };
}

/** So far straight on. */
export function advanceBy({ front, facing }: BodyNow, mils: number): Drag {
  return { drag: 'advance', to: ahead(front, facing, mils) };
}

/** A wheel by so many hundredths of a degree, to the left where they are positive. */
export function wheelBy({ corners: [left, right] }: BodyNow, by: number): Drag {
  return by >= 0
    ? { drag: 'wheel', hand: 'left', to: turnedAbout(right, left, by) }
    : { drag: 'wheel', hand: 'right', to: turnedAbout(left, right, by) };
}

/** A turn on the spot by so many hundredths of a degree, to the left where they are positive. */
export function pivotBy(body: BodyNow, by: number): Drag {
  return { drag: 'pivot', to: ahead(centre(body), body.facing + by, 4000) };
}
