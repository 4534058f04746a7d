// What grows or lies on single fields: trees, bushes, stones, reeds, grains of sand, tufts of grass.

import { key, R, short, type Field, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { place } from './area';
import { chance } from './chance';
import { ball } from './edges';

/** Points of roads, by field. */
type Course = ReadonlyMap<number, readonly Point[]>;

/** Half the width of a road and a little. */
const VERGE = 7;

/**
 * Places on a field, spread as evenly as chance allows: each is the best of some that were thrown. What would reach a
 * road with its `size` is left out.
 */
export function scatter(
  sheet: Sheet,
  field: Field,
  {
    count,
    reach,
    size,
    of,
    course,
  }: { count: number; reach: number; size: number; of: number; course: Course },
): Point[] {
  const next = chance(field, of);
  const found: Point[] = [];
  const turn = sheet.turned ? -1 : 1;
  const centre = sheet.centre(field);
  for (let n = 0; n < count; n += 1) {
    let best = { x: 0, y: 0, far: -1 };
    for (let tries = 0; tries < 14; tries += 1) {
      const angle = next() * 2 * Math.PI;
      const way = Math.sqrt(next()) * reach;
      const thrown = { x: Math.cos(angle) * way, y: Math.sin(angle) * way };
      const far = found.reduce(
        (least, { x, y }) => Math.min(least, Math.hypot(x - thrown.x, y - thrown.y)),
        2 * R,
      );
      if (far > best.far) best = { ...thrown, far };
    }
    if (best.far > 2 * size) found.push({ x: best.x, y: best.y });
  }
  const road = course.get(key(field)) ?? [];
  return found
    .map(({ x, y }) => ({ x: centre.x + x * turn, y: centre.y + y * turn }))
    .filter(({ x, y }) => road.every((point) => Math.hypot(point.x - x, point.y - y) > VERGE + size));
}

/** Six round trees for each field; the light comes from the upper left. */
export function trees(
  sheet: Sheet,
  fields: readonly Field[],
  course: Course,
): { tree: string; shade: string } {
  let [tree, shade] = ['', ''];
  for (const field of fields) {
    const next = chance(field, 21);
    for (const at of scatter(sheet, field, { count: 6, reach: 18.5, size: 5.2, of: 20, course })) {
      const one = treeAt(at, next);
      tree += one.tree;
      shade += one.shade;
    }
  }
  return { tree, shade };
}

export function treeAt(at: Point, next: () => number): { tree: string; shade: string } {
  const r = 4.2 + next() * 1.8;
  return { tree: ball(at, r), shade: arc(at, r * 0.66) + arc(at, r * 0.36) };
}

/** A stroke on the side away from the light. */
function arc({ x, y }: Point, r: number): string {
  const from = { x: x + r * 0.98, y: y + r * 0.17 };
  const size = short(r);
  return `M${place(from)}a${size} ${size} 0 0 1 ${short(-r * 0.81)} ${short(r * 0.81)}`;
}

/** Five low bushes for each field. */
export function bushes(sheet: Sheet, fields: readonly Field[], course: Course): string {
  return fields
    .flatMap((field) => scatter(sheet, field, { count: 5, reach: 18, size: 4, of: 30, course }).map(bush))
    .join('');
}

export function bush({ x, y }: Point): string {
  return `M${short(x - 4.6)} ${short(y + 2)}a3.1 3.1 0 0 1 3.1-3.1a2.5 2.5 0 0 1 4 .6a1.9 1.9 0 0 1 2.1 2.5Z`;
}

/** Angular stones in small heaps. */
export function stones(sheet: Sheet, fields: readonly Field[], course: Course): string {
  return fields
    .flatMap((field) => {
      const next = chance(field, 41);
      const places = scatter(sheet, field, { count: 6, reach: 17, size: 4, of: 40, course });
      return places.map((at) => stone(at, next));
    })
    .join('');
}

export function stone({ x, y }: Point, next: () => number): string {
  const s = 0.7 + next() * 0.65;
  const at = `M${short(x - 4.8 * s)} ${short(y + 2.4 * s)}`;
  const body = `${at}l${short(3.1 * s)} ${short(-4.9 * s)}l${short(4 * s)} ${short(-0.4 * s)}l${short(2.7 * s)} ${short(5.3 * s)}Z`;
  const ridge = `M${short(x - 1.7 * s)} ${short(y - 2.5 * s)}l${short(1.1 * s)} ${short(4.9 * s)}`;
  return body + ridge;
}

/** Tufts of reed; in a swamp they stand in open water. */
export function reeds(sheet: Sheet, fields: readonly Field[], count: number, course: Course): string {
  return fields
    .flatMap((field) => scatter(sheet, field, { count, reach: 17, size: 5, of: 50, course }).map(reed))
    .join('');
}

export function reed({ x, y }: Point): string {
  const foot = `M${short(x - 5)} ${short(y + 2.5)}h10`;
  const blades = `M${short(x)} ${short(y + 2.5)}v-5.4M${short(x - 2)} ${short(y + 2.5)}l-1.7-4.2M${short(x + 2)} ${short(y + 2.5)}l1.7-4.2`;
  return foot + blades;
}

/** Short level strokes: standing water. */
export function puddles(sheet: Sheet, fields: readonly Field[], count: number, course: Course): string {
  return fields
    .flatMap((field) => {
      const next = chance(field, 61);
      const places = scatter(sheet, field, { count, reach: 19, size: 3, of: 60, course });
      return places.map((at) => puddle(at, next));
    })
    .join('');
}

export function puddle({ x, y }: Point, next: () => number): string {
  const long = 3.4 + next() * 3.4;
  return `M${short(x - long)} ${short(y)}h${short(2 * long)}`;
}

/** A grain of sand. */
export function grain(at: Point): string {
  return `M${place(at)}h.1`;
}

export function grains(sheet: Sheet, fields: readonly Field[], course: Course): string {
  return fields
    .flatMap((field) => scatter(sheet, field, { count: 16, reach: 23, size: -2, of: 70, course }).map(grain))
    .join('');
}

/** A tuft on a third of the fields, below their names. */
export function grass(sheet: Sheet, fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const next = chance(field);
      if (next() > 1 / 3) return '';
      const turn = sheet.turned ? -1 : 1;
      const { x, y } = sheet.centre(field);
      return tuft({ x: x + (next() - 0.5) * R * turn, y: y + (next() - 0.2) * 0.8 * R });
    })
    .join('');
}

export function tuft({ x, y }: Point): string {
  return [
    `M${short(x - 2.6)} ${short(y)}l1.1-3`,
    `M${short(x)} ${short(y)}v-4`,
    `M${short(x + 2.6)} ${short(y)}l-1.1-3`,
  ].join('');
}
