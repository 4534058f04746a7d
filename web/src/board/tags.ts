// Where the tags of the units lie: behind the unit if there is room, never over fronts or other tags if it can be
// helped. All in pixels of the laid-out drawing.

import type { Point } from './hex';

export type TagWish = {
  unit: number;
  width: number;
  height: number;
  /** The centres of its fields. */
  places: Point[];
  /** Which way on the screen its elements look, on average. */
  front: Point;
};

type Rect = { left: number; top: number; right: number; bottom: number };

/** Middle points of the tags by unit. `radius` is that of a hex; `bounds` is the sheet. */
export function placeTags(wishes: readonly TagWish[], radius: number, bounds: Rect): Map<number, Point> {
  const placed: Rect[] = [];
  const found = new Map<number, Point>();
  for (const wish of wishes) {
    const others = wishes.flatMap(({ places }) => places);
    let best: { at: Point; price: number } | null = null;
    for (const [i, at] of candidates(wish, radius).entries()) {
      const rect = rectAt(at, wish);
      const price =
        i * 0.25 +
        others.filter((place) => covers(rect, place, radius * 0.72)).length +
        placed.filter((other) => overlap(rect, other)).length * 4 +
        (within(rect, bounds) ? 0 : 3);
      if (!best || price < best.price) best = { at, price };
    }
    if (!best) continue;
    found.set(wish.unit, best.at);
    placed.push(rectAt(best.at, wish));
  }
  return found;
}

/** The best places first. */
function candidates({ places, front, width, height }: TagWish, radius: number): Point[] {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  if (places.length === 0) return [];
  const [left, right] = [Math.min(...xs) - radius * 0.87, Math.max(...xs) + radius * 0.87];
  const [top, bottom] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  // A tag may reach between the lower corners of the hexes: they leave room.
  const above = top + radius * 0.1 - height / 2;
  const below = bottom - radius * 0.1 + height / 2;
  const [behind, before] = front.y > 0.2 ? [above, below] : [below, above];
  const beside = (x: number): Point[] => [
    { x, y: level },
    { x, y: behind - Math.sign(behind - level) * height },
  ];
  const west = left - width / 2 - 2;
  const east = right + width / 2 + 2;
  const [nearer, farther] = front.x > 0.2 ? [west, east] : [east, west];
  return [
    { x: middle, y: behind },
    { x: left + width / 2, y: behind },
    { x: right - width / 2, y: behind },
    ...beside(nearer),
    ...beside(farther),
    { x: middle, y: before },
    { x: left + width / 2, y: before },
    { x: right - width / 2, y: before },
    { x: middle, y: behind + (behind - level > 0 ? height : -height) * 1.2 },
  ];
}

function rectAt({ x, y }: Point, { width, height }: { width: number; height: number }): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function covers(rect: Rect, { x, y }: Point, radius: number): boolean {
  const nearX = Math.min(Math.max(x, rect.left), rect.right);
  const nearY = Math.min(Math.max(y, rect.top), rect.bottom);
  return Math.hypot(x - nearX, y - nearY) < radius;
}

function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function within(rect: Rect, bounds: Rect): boolean {
  return (
    rect.left >= bounds.left &&
    rect.right <= bounds.right &&
    rect.top >= bounds.top &&
    rect.bottom <= bounds.bottom
  );
}
