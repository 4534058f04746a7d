// Walking over the fields by arrow keys, in the directions of the screen.

import type { Field, Point } from './hex';
import type { Sheet } from './sheet';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const SIDES: Record<Arrow, readonly number[]> = {
  ArrowLeft: [4],
  ArrowRight: [1],
  ArrowUp: [0, 5],
  ArrowDown: [2, 3],
};

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(SIDES, key);
}

/**
 * The next field. Rows are half a field apart, so up and down have two neighbours: the one nearer to `column`, the
 * place across the screen where the walk began, keeps it straight.
 */
export function walk(sheet: Sheet, from: Field, arrow: Arrow, column: number): Field | null {
  const far = (field: Field) => Math.abs(sheet.centre(field).x - column);
  const next = SIDES[arrow].map((side) => sheet.neighbour(from, side)).filter((field) => field !== null);
  return next.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** The field nearest to a place of the drawing. */
export function nearest(sheet: Sheet, { x, y }: Point): Field | null {
  let best: { field: Field; far: number } | null = null;
  for (const spot of sheet.spots) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (!best || far < best.far) best = { field: spot.field, far };
  }
  return best?.field ?? null;
}
