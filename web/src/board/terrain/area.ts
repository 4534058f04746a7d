// Areas as a printed map has them: the union of their fields, its corners moved a little and its outline smoothed
// through the middles of the sides, so that no centre of a field ever changes sides.

import { R, rims, short, type Field, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { chance } from './chance';

/** A corner of the outline; `inside` and `outside` lie on both sides of the side that begins there. */
export type Bend = Point & { inside: Field; outside: Field };
export type Outline = Bend[][];

/** A place on an outline, with the direction that points out of the area. */
export type Along<At extends Point = Point> = At & { out: Point };
/** A place on the smooth outline of fields. */
export type Mark = Along<Bend>;

/** How far a corner may be moved. */
const LOOSE = 0.09 * R;
/** Straight pieces for one bend where lengths have to be measured. */
const FINE = 6;

/**
 * The outline of an area, moved inwards by `inset`; the same corner moves alike in every outline it is part of. `ease`
 * draws the corners towards the line between their neighbours: 0 keeps the shape of the fields, a half loses it.
 */
export function outline(sheet: Sheet, fields: readonly Field[], { inset = 0, ease = 0 } = {}): Outline {
  return rims(fields).map((ring) => {
    const corners = ring.map(({ corner, lattice, inside, outside }): Bend => {
      const next = chance(lattice);
      const moved = { x: corner.x + (next() - 0.5) * 2 * LOOSE, y: corner.y + (next() - 0.5) * 2 * LOOSE };
      return { ...sheet.place(moved), inside, outside };
    });
    const bends = ease === 0 ? corners : eased(corners, ease);
    return inset === 0 ? bends : shrunk(bends, inset);
  });
}

function eased(ring: readonly Bend[], by: number): Bend[] {
  return ring.map((bend, i) => {
    const { x, y } = middle(turnAt(ring, i - 1), turnAt(ring, i + 1));
    return { ...bend, x: bend.x + (x - bend.x) * by, y: bend.y + (y - bend.y) * by };
  });
}

function shrunk(ring: readonly Bend[], by: number): Bend[] {
  return ring.map((bend, i) => {
    const before = outward(turnAt(ring, i - 1), bend);
    const after = outward(bend, turnAt(ring, i + 1));
    const length = by / (1 + before.x * after.x + before.y * after.y);
    return { ...bend, x: bend.x - (before.x + after.x) * length, y: bend.y - (before.y + after.y) * length };
  });
}

function turnAt<Item>(ring: readonly Item[], i: number): Item {
  return ring[(i + ring.length) % ring.length] as Item;
}

/** Of a clockwise outline. */
function outward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The smooth outline as a path. */
export function smooth(all: Outline): string {
  return all
    .map((ring) => {
      const start = middle(turnAt(ring, -1), turnAt(ring, 0));
      const bends = ring.map((bend, i) => `Q${place(bend)} ${place(middle(bend, turnAt(ring, i + 1)))}`);
      return `M${place(start)}${bends.join('')}Z`;
    })
    .join('');
}

export function place({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Places along the smooth outline, evenly and about `pitch` apart, ring by ring. */
export function along(all: Outline, pitch: number): Mark[][] {
  return all.map((ring) => evenly(traced(ring), pitch));
}

/** The smooth outline in short straight pieces; each piece belongs to the side on which it lies. */
function traced(ring: readonly Bend[]): Bend[] {
  return ring.flatMap((bend, i) => {
    const before = turnAt(ring, i - 1);
    const from = middle(before, bend);
    const to = middle(bend, turnAt(ring, i + 1));
    return Array.from({ length: FINE }, (_, n): Bend => {
      const part = n / FINE;
      const { inside, outside } = part < 0.5 ? before : bend;
      return { ...onBend(from, bend, to, part), inside, outside };
    });
  });
}

/** A point of the quadratic curve between two points. */
export function onBend(from: Point, over: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const at = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) };
}

/** Places along a ring of straight pieces, evenly and about `pitch` apart. */
export function evenly<At extends Point>(ring: readonly At[], pitch: number): Along<At>[] {
  const lengths = ring.map((from, i) => {
    const to = turnAt(ring, i + 1);
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(3, Math.round(total / pitch));
  const marks: Along<At>[] = [];
  let piece = 0;
  let walked = 0;
  for (let n = 0; n < count; n += 1) {
    const goal = (n * total) / count;
    while (piece < ring.length - 1 && walked + (lengths[piece] ?? 0) <= goal) {
      walked += lengths[piece] ?? 0;
      piece += 1;
    }
    const from = turnAt(ring, piece);
    const to = turnAt(ring, piece + 1);
    const part = (goal - walked) / (lengths[piece] || 1);
    marks.push({
      ...from,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      out: outward(from, to),
    });
  }
  return marks;
}
