import { describe, expect, it } from 'vitest';
import type { HexGround } from '../lib/ground';
import { R, same, type Field } from './hex';
import { Sheet } from './sheet';
import { walk } from './walk';

const ground: HexGround = {
  kind: 'hex',
  rows: [
    { r: 0, q: 0, names: ['A1', 'A2', 'A3'] },
    { r: 1, q: -1, names: ['B1', 'B2', 'B3', 'B4'] },
    { r: 2, q: -1, names: ['C1', 'C2', 'C3'] },
  ],
  zones: { a: [], b: [] },
};
const south = new Sheet(ground, false);
const north = new Sheet(ground, true);

describe('the sheet', () => {
  it('begins at the upper left corner of its frame', () => {
    expect(south.width).toBeCloseTo(4 * R * Math.sqrt(3));
    expect(south.height).toBeCloseTo(5 * R);
    for (const sheet of [south, north]) {
      expect(Math.min(...sheet.spots.map(({ x }) => x))).toBeCloseTo((R * Math.sqrt(3)) / 2);
      expect(Math.min(...sheet.spots.map(({ y }) => y))).toBeCloseTo(R);
    }
  });

  it('finds every field where it draws it, from both sides', () => {
    for (const sheet of [south, north]) {
      for (const { field, name, x, y } of sheet.spots) {
        expect(sheet.at({ x, y })).toEqual(field);
        expect(sheet.name(field)).toBe(name);
      }
    }
  });

  it('knows no field beyond its edge', () => {
    expect(south.at({ x: -1, y: 10 })).toBeNull();
    expect(south.at({ x: 1, y: 1 })).toBeNull();
    expect(south.has([5, 5])).toBe(false);
    expect(south.name([5, 5])).toBe('');
  });

  it('is turned by half a circle for the side at the north', () => {
    for (const { field, x, y } of south.spots) {
      const turned = north.centre(field);
      expect(turned.x).toBeCloseTo(south.width - x);
      expect(turned.y).toBeCloseTo(south.height - y);
    }
    expect(south.angle(1)).toBe(60);
    expect(north.angle(1)).toBe(240);
    expect(north.angle(4)).toBe(60);
  });

  it('marks the rows by their letters and the columns by the numbers of the lowest row', () => {
    expect(south.rowMarks.map(({ text }) => text)).toEqual(['A', 'B', 'C']);
    expect(south.columnMarks.map(({ text }) => text)).toEqual(['1', '2', '3']);
    const [first, second] = north.columnMarks;
    expect((first?.at ?? 0) > (second?.at ?? 0)).toBe(true);
    expect((north.rowMarks[0]?.at ?? 0) > (north.rowMarks[2]?.at ?? 0)).toBe(true);
  });

  it('draws the middle part of a shared side', () => {
    const [from, to] = south.side([0, 0], [1, 0], 0.6) ?? [];
    expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(0.6 * R);
    expect(south.side([0, 0], [2, 0], 0.6)).toBeNull();
  });

  it('draws every side of the grid once', () => {
    const sides = (south.grid().match(/M/g) ?? []).length;
    // Ten fields with six sides each, of which nineteen are shared.
    expect(sides).toBe(10 * 6 - 19);
  });

  it('is empty for a ground without rows', () => {
    const empty = new Sheet({ ...ground, rows: [] }, false);
    expect([empty.width, empty.height, empty.grid()]).toEqual([0, 0, '']);
  });
});

describe('walking by arrow keys', () => {
  const go = (sheet: Sheet, from: Field, ...keys: Parameters<typeof walk>[2][]) => {
    const column = sheet.centre(from).x;
    return keys.reduce<Field | null>((at, arrow) => at && walk(sheet, at, arrow, column), from);
  };

  it('goes left and right along the row of the screen', () => {
    expect(south.name(go(south, [1, 0], 'ArrowRight') as Field)).toBe('A3');
    expect(north.name(go(north, [1, 0], 'ArrowRight') as Field)).toBe('A1');
  });

  it('keeps its column on the way up and down', () => {
    expect(go(south, [1, 0], 'ArrowDown', 'ArrowDown')).toEqual([0, 2]);
    expect(go(south, [0, 2], 'ArrowUp', 'ArrowUp')).toEqual([1, 0]);
    expect(go(north, [0, 2], 'ArrowDown', 'ArrowDown')).toEqual([1, 0]);
  });

  it('stops at the edge', () => {
    expect(go(south, [0, 0], 'ArrowUp')).toBeNull();
    expect(go(south, [0, 0], 'ArrowLeft')).toBeNull();
  });

  it('takes the only neighbour at a corner of the sheet', () => {
    const next = walk(south, [-1, 1], 'ArrowUp', -100) as Field;
    expect(same(next, [0, 0])).toBe(true);
  });
});
