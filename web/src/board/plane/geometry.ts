// Places and shapes of the table, in thousandths of an inch. The page only draws and finds what was pointed at with it:
// what the rules measure, the server does.

import type { Spot } from '../../lib/ground';

export function far([x1, y1]: Spot, [x2, y2]: Spot): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

export function inside(shape: readonly Spot[], [x, y]: Spot): boolean {
  let odd = false;
  for (const [[x1, y1], [x2, y2]] of sides(shape)) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
  }
  return odd;
}

/** How far a place is from a shape; 0 inside. */
export function distanceTo(shape: readonly Spot[], at: Spot): number {
  return inside(shape, at) ? 0 : edgeDistance(shape, at);
}

/** How far a place is from the outline of a shape, inside or outside. */
export function edgeDistance(shape: readonly Spot[], at: Spot): number {
  return Math.min(...sides(shape).map(([from, to]) => far(at, onSide(at, from, to))));
}

/** The points of two shapes that are nearest to each other; a single place is a shape of one corner. */
export function nearestPoints(one: readonly Spot[], other: readonly Spot[]): [Spot, Spot] {
  const pairs: [Spot, Spot][] = [
    ...one.flatMap((corner) =>
      sides(other).map(([from, to]): [Spot, Spot] => [corner, onSide(corner, from, to)]),
    ),
    ...other.flatMap((corner) =>
      sides(one).map(([from, to]): [Spot, Spot] => [onSide(corner, from, to), corner]),
    ),
  ];
  return pairs.reduce((best, pair) => (far(...pair) < far(...best) ? pair : best));
}

function sides(shape: readonly Spot[]): [Spot, Spot][] {
  return shape.map((from, i) => [from, shape[(i + 1) % shape.length] as Spot]);
}

function onSide([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): Spot {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return [x1 + part * dx, y1 + part * dy];
}

/** So far in a direction, which is given in hundredths of a degree from east against the clock. */
export function ahead([x, y]: Spot, facing: number, by: number): Spot {
  const angle = (facing * Math.PI) / 18000;
  return [Math.round(x + Math.cos(angle) * by), Math.round(y + Math.sin(angle) * by)];
}

/** A place turned about another, in hundredths of a degree against the clock. */
export function turnedAbout([x, y]: Spot, [cx, cy]: Spot, by: number): Spot {
  const angle = (by * Math.PI) / 18000;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [x - cx, y - cy];
  return [Math.round(cx + dx * cos - dy * sin), Math.round(cy + dx * sin + dy * cos)];
}

/** The direction from one place to another, in hundredths of a degree from east against the clock, 0 to 35999. */
export function direction([x1, y1]: Spot, [x2, y2]: Spot): number {
  const angle = Math.round((Math.atan2(y2 - y1, x2 - x1) * 18000) / Math.PI);
  return ((angle % 36000) + 36000) % 36000;
}

/** By how much a direction differs from another: −18000 to 18000. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 18000) % 36000) + 36000) % 36000) - 18000;
}

/** Two sides count as touching up to here, and as parallel up to this sine; only for drawing. */
const TOUCH = 120;
const PARALLEL = 0.09;

/** Where two shapes touch: the common part of two of their sides, or the nearest points where only a corner does. */
export function touching(one: readonly Spot[], other: readonly Spot[]): [Spot, Spot] {
  let best: { side: [Spot, Spot]; length: number } | null = null;
  for (const side of sides(one)) {
    for (const against of sides(other)) {
      const shared = common(side, against);
      if (shared && (!best || far(...shared) > best.length)) best = { side: shared, length: far(...shared) };
    }
  }
  return best ? best.side : nearestPoints(one, other);
}

function common([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): [Spot, Spot] | null {
  const length = far(a, b);
  if (length === 0 || far(c, d) === 0) return null;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const along = ([x, y]: Spot) => (x - a[0]) * ux + (y - a[1]) * uy;
  const aside = ([x, y]: Spot) => Math.abs((x - a[0]) * uy - (y - a[1]) * ux);
  if (Math.abs(aside(c) - aside(d)) > PARALLEL * far(c, d) || Math.min(aside(c), aside(d)) > TOUCH)
    return null;
  const from = Math.max(0, Math.min(along(c), along(d)));
  const to = Math.min(length, Math.max(along(c), along(d)));
  if (to - from < 50) return null;
  const at = (by: number): Spot => [a[0] + ux * by, a[1] + uy * by];
  return [at(from), at(to)];
}
