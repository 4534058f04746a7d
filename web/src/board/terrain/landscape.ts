// The printed map of a table, made once: everything that lies on the ground as a few dozen paths in the order in which
// they are printed.

import type { Point } from '../hex';
import type { Sheet } from '../sheet';
import { cover, water } from './cover';
import { edges } from './edges';
import { grass } from './growth';
import { inks, type Ink } from './ink';
import { relief } from './relief';
import { roads } from './roads';

export type Landscape = {
  /** The tints alone: the map as it looks from far away. */
  tints: Ink[];
  /** The lines and signs above them, below the grid. */
  signs: Ink[];
  /** The roads from far away. */
  roads: Ink[];
  /** What lies on the sides of fields, above the grid. */
  edges: Ink[];
  heights: (Point & { step: number })[];
};

export function landscape(sheet: Sheet): Landscape {
  const { land } = sheet;
  const open = land.fields.filter((field) => {
    const { surface, road } = land.cell(field);
    return surface === undefined && !road;
  });
  const tufts = inks(['grass', grass(sheet, open)]);
  if (land.plain) return { tints: [], signs: tufts, roads: [], edges: [], heights: [] };
  const { lines, course } = roads(sheet);
  const hills = relief(sheet);
  const covered = cover(sheet, course);
  const lakes = water(sheet, course);
  return {
    tints: [...hills.tints, ...covered.tints, ...lakes.tints],
    signs: [
      ...tufts,
      ...covered.lines,
      ...lakes.lines,
      ...hills.lines,
      ...covered.signs,
      ...lakes.signs,
      ...lines,
    ],
    roads: lines.filter(({ look }) => look !== 'road-middle'),
    edges: edges(sheet),
    heights: hills.spots,
  };
}
