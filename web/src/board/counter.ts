// The fixed shapes of a counter in a hex of radius 100.

import { corner, hexagon, R, short, type Point } from './hex';

export const BODY = hexagon(90);
export const KEYLINE = hexagon(80);
/** The band along the two sides that meet in the faced corner. */
export const FRONT = 'M-77.94-45L0-90L77.94-45L59.76-34.5L0-69L-59.76-34.5Z';
/** Stripes of 11 every 26, for those who flee. */
export const HATCH = stripes(90, 11, 26);

/** A glyph in place of the arm of service, on a disc. */
export const FIGURES: Readonly<Record<string, string>> = {
  leader: 'helm',
  standard: 'flag',
  musician: 'horn',
};

/** Five points, as wide as `size`. */
export function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const r = (size / 1.902) * (i % 2 === 0 ? 1 : 0.42);
    return `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A row of stars round the middle. */
export function stars(count: number, { y = 0, size = 25, pitch = 27 } = {}): string {
  return Array.from({ length: count }, (_, i) => star((i - (count - 1) / 2) * pitch, y, size)).join('');
}

/** More would not fit into the back of a counter. */
const MOST_PIPS = 4;

/** Circles for the hit points, across the back; `null` where there are so many that a number has to tell them. */
export function pips(total: number, left: number): { x: number; r: number; filled: boolean }[] | null {
  if (total > MOST_PIPS) return null;
  const [pitch, r] = total > 3 ? [22, 8] : [26, 9.5];
  return Array.from({ length: total }, (_, i) => ({ x: (i - (total - 1) / 2) * pitch, r, filled: i < left }));
}

/** Stripes under 45 degrees, cut by a hexagon. */
function stripes(radius: number, width: number, pitch: number): string {
  const hex = Array.from({ length: 6 }, (_, i) => {
    const { x, y } = corner([0, 0], i);
    return { x: (x / R) * radius, y: (y / R) * radius };
  });
  return striped(hex, width, pitch);
}

/** Stripes under 45 degrees, cut by a convex shape. */
export function striped(shape: readonly Point[], width: number, pitch: number): string {
  const across = ({ x, y }: Point) => (x + y) / Math.SQRT2;
  const all = shape.map(across);
  const found: string[] = [];
  for (let from = Math.floor(Math.min(...all) / pitch) * pitch; from < Math.max(...all); from += pitch) {
    const above = cut(shape, (point) => across(point) - from);
    const piece = cut(above, (point) => from + width - across(point));
    if (piece.length > 2) found.push(`M${piece.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`);
  }
  return found.join('');
}

/** The part of a convex shape where `side` is positive. */
function cut(shape: readonly Point[], side: (point: Point) => number): Point[] {
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }];
  });
}
