// Hedges and walls on the sides of fields.

import { corner, short, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { place } from './area';
import { chance } from './chance';
import { inks, type Ink } from './ink';

const BALLS = 6;

export function edges(sheet: Sheet): Ink[] {
  let [hedges, walls, ruins] = ['', '', ''];
  for (const { field, side, kind } of sheet.land.allSides()) {
    const from = sheet.place(corner(field, side));
    const to = sheet.place(corner(field, side + 1));
    const next = chance(field, 10 + side);
    if (kind === 'hedge') hedges += hedge(from, to, next);
    else if (kind === 'ruin') ruins += ruin(from, to, next);
    else walls += `M${place(from)}L${place(to)}`;
  }
  return inks(['hedge', hedges], ['ruin', ruins], ['wall-casing', walls], ['wall', walls]);
}

export function ball({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0Z`;
}

function between(from: Point, to: Point, part: number, aside: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * aside,
    y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * aside,
  };
}

function hedge(from: Point, to: Point, next: () => number): string {
  return Array.from({ length: BALLS }, (_, i) =>
    ball(between(from, to, (i + 0.5) / BALLS, (next() - 0.5) * 1.6), 3 + next() * 0.9),
  ).join('');
}

/** Single stones that lie where the wall was, with gaps everybody can walk through. */
function ruin(from: Point, to: Point, next: () => number): string {
  return [0.06, 0.24, 0.47, 0.68, 0.9]
    .map((part) => {
      const { x, y } = between(from, to, part + (next() - 0.5) * 0.08, (next() - 0.5) * 5);
      const size = 2 + next() * 1.3;
      const turn = next() * Math.PI;
      const points = [0, 1, 2, 3].map((i) => {
        const angle = turn + (i * Math.PI) / 2 + (next() - 0.5) * 0.5;
        return { x: x + Math.cos(angle) * size, y: y + Math.sin(angle) * size };
      });
      return `M${points.map(place).join('L')}Z`;
    })
    .join('');
}
