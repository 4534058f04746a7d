import { describe, expect, it } from 'vitest';
import {
  centre,
  corner,
  distance,
  fieldAt,
  key,
  NEIGHBOURS,
  offset,
  R,
  rings,
  same,
  sharedSide,
  step,
  type Field,
  type Point,
} from './hex';

const somewhere: Field[] = [];
for (let q = -9; q <= 9; q += 1) for (let r = -9; r <= 9; r += 1) somewhere.push([q, r]);

/** Positive for a ring that runs clockwise on a screen, whose y grows downwards. */
function area(ring: Point[]): number {
  return ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

const HEX = ((3 * Math.sqrt(3)) / 2) * R * R;

describe('the hex grid', () => {
  it('lays a row half a field further east than the one above', () => {
    expect(centre([0, 1]).x).toBeCloseTo((R * Math.sqrt(3)) / 2);
    expect(centre([0, 1]).y).toBeCloseTo(1.5 * R);
  });

  it('finds the field of every centre and of points near all its corners', () => {
    for (const field of somewhere) {
      expect(fieldAt(centre(field))).toEqual(field);
      for (let i = 0; i < 6; i += 1) {
        const { x, y } = centre(field);
        const c = corner(field, i);
        expect(fieldAt({ x: x + (c.x - x) * 0.98, y: y + (c.y - y) * 0.98 })).toEqual(field);
      }
    }
  });

  it('gives every field a key of its own', () => {
    expect(new Set(somewhere.map(key)).size).toBe(somewhere.length);
  });

  it('counts sides clockwise from north-east, and opposite sides lead back', () => {
    for (let i = 0; i < 6; i += 1) {
      expect(same(step(step([3, -2], i), i + 3), [3, -2])).toBe(true);
      expect(sharedSide([3, -2], step([3, -2], i))).toBe(i);
    }
    expect(centre(step([0, 0], 1)).x).toBeGreaterThan(0);
    expect(sharedSide([0, 0], [2, 0])).toBeNull();
  });

  it('shares with a neighbour the two corners of the side between them', () => {
    for (let i = 0; i < NEIGHBOURS.length; i += 1) {
      const other = step([4, 4], i);
      expect(corner([4, 4], i)).toEqual(corner(other, i + 4));
      expect(corner([4, 4], i + 1)).toEqual(corner(other, i + 3));
    }
  });

  it('measures ways in fields', () => {
    expect(distance([0, 0], [0, 0])).toBe(0);
    expect(distance([0, 0], [3, -1])).toBe(3);
    expect(distance([-2, 5], [1, 5])).toBe(3);
  });
});

describe('the outline of a union of fields', () => {
  it('is a hexagon for one field', () => {
    const [ring, ...others] = rings([[2, 1]]);
    expect(others).toEqual([]);
    expect(ring).toHaveLength(6);
    expect(area(ring as Point[])).toBeCloseTo(HEX);
  });

  it('leaves out the sides that fields share', () => {
    const [ring] = rings([
      [0, 0],
      [1, 0],
    ]);
    expect(ring).toHaveLength(10);
    expect(area(ring as Point[])).toBeCloseTo(2 * HEX);
  });

  it('has one ring for each separate part and one for each hole', () => {
    const around = NEIGHBOURS.map(([q, r]): Field => [q, r]);
    const found = rings([...around, [9, 9]]).map(area);
    expect(found).toHaveLength(3);
    expect(found.filter((one) => one < 0)).toHaveLength(1);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(7 * HEX);
  });

  it('keeps every side at its distance when it is moved outwards', () => {
    const [ring] = rings([
      [0, 0],
      [1, 0],
      [0, 1],
    ]) as [Point[]];
    const moved = offset(ring, 3);
    for (const [i, point] of ring.entries()) {
      const [next, from, to] = [i + 1, i, i + 1].map((n) => n % ring.length) as [number, number, number];
      const [a, b] = [point, ring[next] as Point];
      const [c, d] = [moved[from] as Point, moved[to] as Point];
      const far = (p: Point) =>
        ((b.y - a.y) * (p.x - a.x) - (b.x - a.x) * (p.y - a.y)) / Math.hypot(b.x - a.x, b.y - a.y);
      expect(far(c)).toBeCloseTo(3);
      expect(far(d)).toBeCloseTo(3);
    }
    expect(area(moved)).toBeGreaterThan(area(ring));
  });

  it('is nothing for no fields', () => {
    expect(rings([])).toEqual([]);
  });
});
