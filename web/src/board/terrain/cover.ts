// What covers the ground: each kind as one area with an edge of its own and with signs of its own, so that nobody
// needs to tell the tints apart.

import { short, type Field, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { along, outline, place, smooth, type Outline } from './area';
import { ball } from './edges';
import { bushes, grains, puddles, reeds, scatter, stones, trees } from './growth';
import { inks, type Ink } from './ink';

type Course = ReadonlyMap<number, readonly Point[]>;

/** Fills lie under the contours of hills, edges and signs above them. */
export type Cover = { tints: Ink[]; lines: Ink[]; signs: Ink[] };

export function cover(sheet: Sheet, course: Course): Cover {
  const { land } = sheet;
  const of = (...kinds: string[]) =>
    land.where(({ surface }) => surface !== undefined && kinds.includes(surface));
  const shaped = (fields: Field[]) => {
    const shape = outline(sheet, fields);
    return { fields, shape, d: smooth(shape) };
  };
  const [sand, mud, morass, swamp] = [
    shaped(of('sand')),
    shaped(of('mud')),
    shaped(of('morass')),
    shaped(of('swamp')),
  ];
  const [rocky, undergrowth, wood] = [shaped(of('rocky')), shaped(of('undergrowth')), shaped(of('wood'))];
  const forest = trees(sheet, wood.fields, course);
  const wet = [...morass.fields, ...swamp.fields];
  return {
    tints: inks(
      ['rocky', rocky.d],
      ['sand', sand.d],
      ['mud', mud.d],
      ['morass', morass.d],
      ['swamp', swamp.d],
      ['undergrowth', undergrowth.d],
      ['wood', scalloped(wood.shape)],
    ),
    lines: inks(
      ['sand-edge', sand.d],
      ['mud-edge', mud.d + morass.d],
      ['swamp-edge', swamp.d],
      ['undergrowth-edge', undergrowth.d],
      ['wood-edge', scalloped(wood.shape)],
    ),
    signs: inks(
      ['stipple', grains(sheet, sand.fields, course)],
      ['puddle', puddles(sheet, mud.fields, 7, course) + puddles(sheet, wet, 5, course)],
      ['reed', reeds(sheet, morass.fields, 2, course) + reeds(sheet, swamp.fields, 5, course)],
      ['stone', stones(sheet, rocky.fields, course)],
      ['bush', bushes(sheet, undergrowth.fields, course)],
      ['tree', forest.tree],
      ['shade', forest.shade],
    ),
  };
}

function scalloped(shape: Outline): string {
  return crowns(along(shape, CROWNS));
}

/** How far apart the crowns at the edge of a wood are. */
export const CROWNS = 8.2;

/** The crowns at the edge of a wood, by places along its outline. */
export function crowns(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      const [first, ...rest] = ring;
      if (!first) return '';
      const arcs = [...rest, first].map((mark) => `A4.9 4.9 0 0 1 ${place(mark)}`);
      return `M${place(first)}${arcs.join('')}Z`;
    })
    .join('');
}

/** Water by its depth: a shore, lines that follow it, and a deeper tint for each further step down. */
export function water(sheet: Sheet, course: Course): Cover {
  const { land } = sheet;
  const depth = (surface: string | undefined) => Number(/^water(\d)$/.exec(surface ?? '')?.[1] ?? 0);
  const fords = land.where(({ surface }) => surface === 'ford');
  const at = (least: number) =>
    land.where(({ surface }) => depth(surface) >= least || (least === 1 && surface === 'ford'));
  const line = (fields: Field[], inset: number) => smooth(outline(sheet, fields, { inset, ease: 0.14 }));
  const [shallow, deep, deepest] = [at(1), at(2), at(3)];
  const [edge, drop, abyss] = [line(shallow, 0), line(deep, 0), line(deepest, 0)];
  return {
    tints: inks(['w1', edge], ['w2', drop], ['w3', abyss], ['ford', line(fords, 1)]),
    lines: inks(
      ['waterline-1', line(shallow, 3.4) + line(deep, 3.4)],
      ['waterline-2', line(shallow, 7.2) + line(deep, 7.2) + line(deepest, 3.4)],
      ['waterline-3', line(shallow, 11.6)],
      ['depth', drop + abyss],
      ['shore', edge],
    ),
    signs: inks(['step-stone', stepping(sheet, fords, course)]),
  };
}

/** Flat stones on which a ford is crossed. */
function stepping(sheet: Sheet, fields: readonly Field[], course: Course): string {
  return fields
    .flatMap((field) =>
      scatter(sheet, field, { count: 9, reach: 20, size: 3, of: 80, course }).map((at, i) =>
        i % 3 === 0 ? ball(at, 2) : flat(at, 2.6 + (i % 2) * 0.8),
      ),
    )
    .join('');
}

export function flat({ x, y }: Point, r: number): string {
  const [wide, high] = [short(r), short(r * 0.62)];
  return `M${short(x - r)} ${short(y)}a${wide} ${high} 0 1 1 ${short(2 * r)} 0a${wide} ${high} 0 1 1 ${short(-2 * r)} 0Z`;
}
