// What grows on a table: places inside a form that belong to the table, not to the screen.

import type { Spot } from '../../lib/ground';
import type { Form } from '../../lib/wire';
import type { Point } from '../hex';
import { chance } from '../terrain/chance';
import { tuft } from '../terrain/growth';
import { isLine, ringOf } from './forms';
import { distanceTo, edgeDistance, inside } from './geometry';
import { INCH, type PlaneSheet } from './sheet';

export type Grown = { at: Point; next: () => number };

/**
 * Places inside a form, as even as chance allows. They belong to the table, not to the screen: the same tree stands in
 * the same place for both sides.
 */
export function scatter(
  sheet: PlaneSheet,
  form: Form,
  { spacing, size, seed, of }: { spacing: number; size: number; seed: number; of: number },
): Grown[] {
  const shape = shaped(ringOf(sheet, form));
  const room = spacing / INCH;
  const spots = form.form === 'oval' ? ovalBox(form.centre, form.radii) : boxOf(form);
  const found: Grown[] = [];
  for (let row = Math.floor(spots.south / 1000 / room); row * room * 1000 <= spots.north; row += 1) {
    for (let column = Math.floor(spots.west / 1000 / room); column * room * 1000 <= spots.east; column += 1) {
      const next = chance([column, row], of * 31 + seed);
      const shift = row % 2 === 0 ? 0 : 0.5;
      const spot: Spot = [
        (column + shift + (next() - 0.5) * 0.56) * room * 1000,
        (row + (next() - 0.5) * 0.56) * room * 1000,
      ];
      const at = sheet.place(spot);
      if (inside(shape, [at.x, at.y]) && edgeDistance(shape, [at.x, at.y]) > size) found.push({ at, next });
    }
  }
  return found;
}

type Box = { west: number; east: number; south: number; north: number };

function ovalBox([x, y]: Spot, [rx, ry]: Spot): Box {
  return { west: x - rx, east: x + rx, south: y - ry, north: y + ry };
}

function boxOf(form: Exclude<Form, { form: 'oval' }>): Box {
  const room = form.form === 'line' ? form.width : 0;
  const xs = form.points.map(([x]) => x);
  const ys = form.points.map(([, y]) => y);
  return {
    west: Math.min(...xs) - room,
    east: Math.max(...xs) + room,
    south: Math.min(...ys) - room,
    north: Math.max(...ys) + room,
  };
}

/** An outline of the drawing for the geometry of the table, which counts alike in any unit. */
function shaped(ring: readonly Point[]): Spot[] {
  return ring.map(({ x, y }) => [x, y]);
}

/** Tufts of grass on open ground. */
export function grassOn(
  sheet: PlaneSheet,
  drawn: readonly { piece: { form: Form }; ring: Point[] }[],
  ground: { width: number; depth: number },
): string {
  const STEP = 1900;
  const areas = drawn.filter(({ piece }) => !isLine(piece.form)).map(({ ring }) => shaped(ring));
  let tufts = '';
  for (let x = STEP / 2; x < ground.width; x += STEP) {
    for (let y = STEP / 2; y < ground.depth; y += STEP) {
      const next = chance([x, y], 2);
      if (next() > 1 / 3) continue;
      const at = sheet.place([x + (next() - 0.5) * STEP, y + (next() - 0.5) * STEP]);
      const open = areas.every((shape) => distanceTo(shape, [at.x, at.y]) > 8);
      if (open && at.y > 8) tufts += tuft(at);
    }
  }
  return tufts;
}
