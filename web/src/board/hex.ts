// The hex grid in whole numbers and in pixels. Hexes have a corner to the north. Corners and sides are counted
// clockwise from north: side `i` lies between the corners `i` and `i + 1`.

export type Field = [number, number];
export type Point = { x: number; y: number };

/** The radius of a hex in units of the drawing. All measures of the visual language are given for this size. */
export const R = 28;

// The corners of all hexes lie on a lattice of whole numbers: half a hex wide, half a radius high.
const HALF_WIDTH = (R * Math.sqrt(3)) / 2;
const HALF_RADIUS = R / 2;
const CORNERS: readonly Field[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The neighbour across each side. */
export const NEIGHBOURS: readonly Field[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** A field as a key of maps and sets. */
export function key([q, r]: Field): number {
  return (q + 0x4000) * 0x8000 + (r + 0x4000);
}

export function keys(fields: readonly Field[]): ReadonlySet<number> {
  return new Set(fields.map(key));
}

export function same(one: Field, other: Field): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function step([q, r]: Field, side: number): Field {
  const [dq, dr] = NEIGHBOURS[((side % 6) + 6) % 6] as Field;
  return [q + dq, r + dr];
}

export function distance([q1, r1]: Field, [q2, r2]: Field): number {
  const dq = q1 - q2;
  const dr = r1 - r2;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The side of `from` that it shares with `to`, where they are neighbours. */
export function sharedSide(from: Field, to: Field): number | null {
  const side = NEIGHBOURS.findIndex((_, i) => same(step(from, i), to));
  return side < 0 ? null : side;
}

type Lattice = [number, number];

function latticeCentre([q, r]: Field): Lattice {
  return [2 * q + r, 3 * r];
}

function fromLattice([x, y]: Lattice): Point {
  return { x: x * HALF_WIDTH, y: y * HALF_RADIUS };
}

/** The centre in pixels; the field `[0, 0]` lies at the origin. */
export function centre(field: Field): Point {
  return fromLattice(latticeCentre(field));
}

export function corner(field: Field, i: number): Point {
  const [x, y] = latticeCentre(field);
  const [dx, dy] = CORNERS[((i % 6) + 6) % 6] as Lattice;
  return fromLattice([x + dx, y + dy]);
}

/** The field a point lies in. */
export function fieldAt({ x, y }: Point): Field {
  const r = y / (3 * HALF_RADIUS);
  const q = x / (2 * HALF_WIDTH) - r / 2;
  // Rounds all three cube coordinates and mends the one that was rounded furthest.
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  // No negative zero: it would be a field of its own in a comparison by value.
  return [rq + 0, rr + 0];
}

/** One side of an outline: its first corner, the field inside and the field beyond it. */
export type Rim = { corner: Point; lattice: Field; inside: Field; outside: Field };

/** The outline of a union of fields: closed rings, clockwise round the fields, anticlockwise round holes. */
export function rims(fields: readonly Field[]): Rim[][] {
  const inside = keys(fields);
  // Three hexes meet in each corner, so an outline passes it at most once: the start of a side names it.
  const sides = new Map<string, Rim & { to: string }>();
  for (const field of fields) {
    const [x, y] = latticeCentre(field);
    for (let i = 0; i < 6; i += 1) {
      const outside = step(field, i);
      if (inside.has(key(outside))) continue;
      const [fx, fy] = CORNERS[i] as Lattice;
      const [tx, ty] = CORNERS[(i + 1) % 6] as Lattice;
      const lattice: Lattice = [x + fx, y + fy];
      const to = `${x + tx},${y + ty}`;
      sides.set(lattice.join(), { corner: fromLattice(lattice), lattice, inside: field, outside, to });
    }
  }
  const found: Rim[][] = [];
  for (let first = sides.keys().next(); !first.done; first = sides.keys().next()) {
    const ring: Rim[] = [];
    for (let side = sides.get(first.value); side; side = sides.get(side.to)) {
      sides.delete(side.lattice.join());
      ring.push(side);
    }
    found.push(ring);
  }
  return found;
}

/** The corners of the outline of a union of fields, ring by ring. */
export function rings(fields: readonly Field[]): Point[][] {
  return rims(fields).map((ring) => ring.map(({ corner }) => corner));
}

/** A ring moved outwards (inwards where `by` is negative). */
export function offset(ring: readonly Point[], by: number): Point[] {
  const at = (i: number) => ring[(i + ring.length) % ring.length] as Point;
  return ring.map((point, i) => {
    const before = normal(at(i - 1), point);
    const after = normal(point, at(i + 1));
    const length = by / (1 + before.x * after.x + before.y * after.y);
    return { x: point.x + (before.x + after.x) * length, y: point.y + (before.y + after.y) * length };
  });
}

/** The normal of a side that points out of a clockwise ring. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** A regular hexagon round the origin, as the points of a polygon. */
export function hexagon(radius: number): string {
  return CORNERS.map(([x, y]) => `${short((x * radius * Math.sqrt(3)) / 2)},${short((y * radius) / 2)}`).join(
    ' ',
  );
}

/** A number as drawings have it: two decimals are finer than any pixel. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function pathOf(all: readonly (readonly Point[])[], closed = true): string {
  return all
    .map(
      (ring) =>
        ring.map((p, i) => `${i ? 'L' : 'M'}${short(p.x)} ${short(p.y)}`).join('') + (closed ? 'Z' : ''),
    )
    .join('');
}
