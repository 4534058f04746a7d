import { describe, expect, it } from 'vitest';
import type { Cell, Ground } from '../../lib/wire';
import { exampleGround, at } from '../example';
import { centre, distance, key, R, step, type Field } from '../hex';
import { Sheet } from '../sheet';
import { along, outline, smooth } from './area';
import { chance } from './chance';
import { edges } from './edges';
import { grass, scatter } from './growth';
import { Land } from './land';
import { landscape } from './landscape';
import { plateaus, relief } from './relief';
import { roads, ways } from './roads';

const ground = exampleGround((id) => id);
const south = new Sheet(ground, false);
const north = new Sheet(ground, true);

/** A board of open ground with a few fields of another kind. */
function board(rows: number, columns: number, cells: Record<string, Cell>): Sheet {
  const made: Ground = {
    kind: 'hex',
    rows: Array.from({ length: rows }, (_, r) => ({
      r,
      q: -Math.floor(r / 2),
      names: Array.from({ length: columns }, (_, i) => `${r}-${i}`),
    })),
    zones: { a: [], b: [] },
    terrain: {
      rows: Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (_, i) => cells[`${r}-${i}`] ?? {}),
      ),
      legend: [{ id: 'wood', name: 'Wald', rule: '' }],
    },
  };
  return new Sheet(made, false);
}

const field = (r: number, i: number): Field => [i - Math.floor(r / 2), r];

/** Whether a point lies inside closed rings, by the even-odd rule. */
function within(rings: { x: number; y: number }[][], { x, y }: { x: number; y: number }): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    });
  }
  return inside;
}

describe('the land', () => {
  it('knows what lies on a field, and nothing of fields that are not there', () => {
    const { land } = south;
    expect(land.cell(at('A14')).surface).toBe('wood');
    expect(land.height(at('F12'))).toBe(3);
    expect(land.cell([90, 90])).toEqual({});
    expect(land.plain).toBe(false);
    expect(new Land({ kind: 'hex', rows: ground.rows, zones: ground.zones }).plain).toBe(true);
  });

  it('tells what lies on a side from both of its fields', () => {
    const { land } = south;
    expect(land.sides(at('M18'))).toEqual([[1, 'wall']]);
    expect(land.sides(at('M19'))).toEqual([[4, 'wall']]);
    const below = step(at('K13'), 3);
    expect(land.sides(below)).toEqual([[0, 'hedge']]);
  });

  it('goes on beyond the board as it ends, for the print only', () => {
    const { land } = south;
    const beyond = step(at('A1'), 4);
    expect(land.cell(beyond)).toEqual({});
    expect(land.printed(beyond)).toEqual({ surface: 'water3' });
    // Roads and hedges end with the board.
    expect(land.margin.every((one) => !land.has(one) && !land.printed(one).road)).toBe(true);
    expect(new Set(land.margin.map(key)).size).toBe(land.margin.length);
  });
});

describe('chance', () => {
  it('is the same for the same field and differs between fields and purposes', () => {
    const three = (of: Field, purpose = 0) => {
      const next = chance(of, purpose);
      return [next(), next(), next()];
    };
    expect(three([4, -7])).toEqual(three([4, -7]));
    expect(three([4, -7])).not.toEqual(three([4, -6]));
    expect(three([4, -7], 1)).not.toEqual(three([4, -7], 2));
    expect(three([4, -7]).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('lets grass grow on about a third of all fields', () => {
    const tufts = grass(south, south.land.fields).split('v-4').length - 1;
    expect(tufts / south.spots.length).toBeGreaterThan(0.25);
    expect(tufts / south.spots.length).toBeLessThan(0.42);
  });

  it('keeps signs on their field, apart from each other and off the road', () => {
    const { course } = roads(south);
    for (const one of south.land.where(({ surface }) => surface === 'wood')) {
      const found = scatter(south, one, { count: 6, reach: 18.5, size: 5, of: 20, course });
      const middle = south.centre(one);
      for (const [i, { x, y }] of found.entries()) {
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(R * 0.87);
        for (const other of found.slice(i + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(10);
      }
    }
    const crossed = at('K12');
    const clear = scatter(south, crossed, { count: 20, reach: 20, size: 4, of: 1, course });
    expect(clear.length).toBeGreaterThan(0);
    for (const { x, y } of clear)
      for (const point of course.get(key(crossed)) ?? [])
        expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(11);
  });
});

describe('areas', () => {
  it('never change the side of a centre, however they are smoothed', () => {
    for (const kind of ['wood', 'water1', 'mud', 'rocky']) {
      const fields = south.land.where(({ surface }) => surface === kind);
      const inside = new Set(fields.map(key));
      for (const shape of [outline(south, fields), outline(south, fields, { inset: 9, ease: 0.3 })]) {
        const rings = along(shape, 2);
        for (const spot of south.spots) expect(within(rings, spot)).toBe(inside.has(key(spot.field)));
      }
    }
  });

  it('look the same from both sides, turned by half a circle', () => {
    const fields = south.land.where(({ surface }) => surface === 'wood');
    const [here] = outline(south, fields);
    const [there] = outline(north, fields);
    expect(here?.length).toBe(there?.length);
    for (const [i, bend] of (here ?? []).entries()) {
      expect(bend.x + (there?.[i]?.x ?? NaN)).toBeCloseTo(south.width);
      expect(bend.y + (there?.[i]?.y ?? NaN)).toBeCloseTo(south.height);
    }
  });

  it('are one closed curve for each ring', () => {
    const lake = board(5, 5, {});
    const ring = [0, 1, 2, 3, 4, 5].map((side) => step(field(2, 2), side));
    const d = smooth(outline(lake, ring));
    // A ring of six fields has a hole.
    expect(d.match(/M/g)).toHaveLength(2);
    expect(d.match(/Z/g)).toHaveLength(2);
    expect(smooth(outline(lake, []))).toBe('');
  });

  it('are walked evenly, with the way out of the area', () => {
    const sheet = board(5, 5, {});
    const [marks] = along(outline(sheet, [field(2, 2)]), 5);
    const middle = sheet.centre(field(2, 2));
    expect(marks?.length).toBeGreaterThan(20);
    for (const { x, y, out, inside } of marks ?? []) {
      expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
      expect((x - middle.x) * out.x + (y - middle.y) * out.y).toBeGreaterThan(0);
      expect(inside).toEqual(field(2, 2));
    }
  });
});

describe('hills', () => {
  const hill = (inner: number) =>
    board(7, 7, {
      '3-3': { step: inner },
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((side) => {
          const [q, r] = step(field(3, 3), side);
          return [`${r}-${q + Math.floor(r / 2)}`, { step: 1 }];
        }),
      ),
    });
  const look = (sheet: Sheet, of: string) =>
    relief(sheet)
      .lines.filter((ink) => ink.look === of)
      .map(({ d }) => d)
      .join('');

  it('have a tint for each step and a contour round it', () => {
    expect(relief(hill(2)).tints.map((ink) => ink.look)).toEqual(['h1', 'h2']);
    expect(look(hill(2), 'contour').match(/M/g)).toHaveLength(2);
    expect(relief(board(3, 3, {}))).toEqual({ tints: [], lines: [], spots: [] });
  });

  it('have teeth only where the ground falls by two steps or more at once', () => {
    expect(look(hill(2), 'cliff')).toBe('');
    expect(look(hill(2), 'hachure')).not.toBe('');
    expect(look(hill(3), 'cliff')).not.toBe('');
    // Both contours of the cliff can be counted.
    expect(look(hill(3), 'contour').match(/M/g)).toHaveLength(3);
    const tower = board(3, 3, { '1-1': { step: 2 } });
    expect(look(tower, 'hachure')).toBe('');
  });

  it('tell the height of each plateau once', () => {
    expect(plateaus(hill(2)).map((one) => one.step)).toEqual([1, 2]);
    expect(plateaus(hill(2))[1]?.field).toEqual(field(3, 3));
    const two = board(3, 7, { '1-1': { step: 1 }, '1-5': { step: 1 } });
    expect(plateaus(two)).toHaveLength(2);
  });
});

describe('roads', () => {
  const lane = (...names: string[]) =>
    board(6, 6, Object.fromEntries(names.map((name) => [name, { road: 1 }])));

  it('run on beyond the rim and end where they end', () => {
    const [way] = ways(lane('2-0', '2-1', '2-2').land);
    expect(way).toHaveLength(4);
    const ends = [way?.[0], way?.at(-1)].map((end) => end && lane().has(end));
    expect(ends.toSorted()).toEqual([false, true]);
  });

  it('keep winding where they leave the board', () => {
    const [way] = ways(lane('0-2', '1-2', '2-2', '3-2').land);
    const beyond = way?.find(([, r]) => r === -1);
    // The row above the board lies like the second row: the field above the end.
    expect(beyond && centre(beyond).x).toBeCloseTo(centre(field(1, 2)).x);
  });

  it('pass every field once in a bend instead of cutting the corner', () => {
    // 1-2 and 1-3 both touch 2-3: a bend of three fields in which all touch each other.
    const { land } = lane('1-1', '1-2', '1-3', '2-3', '3-2', '4-3');
    const found = ways(land);
    expect(found).toHaveLength(1);
    for (const way of found)
      for (const [i, next] of way.slice(1).entries()) expect(distance(way[i] ?? next, next)).toBe(1);
    expect(new Set(found.flat().map(key)).size).toBe(found.flat().length);
  });

  it('meet at crossings', () => {
    const { land } = lane('2-0', '2-1', '2-2', '2-3', '2-4', '2-5', '0-3', '1-2', '3-2', '4-3', '5-2');
    const covered = new Set(ways(land).flat().map(key));
    for (const one of land.fields) if (land.cell(one).road) expect(covered.has(key(one))).toBe(true);
  });

  it('are drawn as a closed round and as a single field too', () => {
    const round = [0, 1, 2, 3, 4, 5].map((side) => step(field(2, 2), side));
    const circle = lane(...round.map(([q, r]) => `${r}-${q + Math.floor(r / 2)}`));
    expect(ways(circle.land)).toHaveLength(1);
    expect(ways(circle.land)[0]).toHaveLength(7);
    expect(ways(lane('2-2').land)).toEqual([[field(2, 2)]]);
  });

  it('join fields of the same number only', () => {
    const two = board(4, 4, {
      '1-0': { road: 1 },
      '1-1': { road: 1 },
      '1-2': { road: 2 },
      '1-3': { road: 2 },
    });
    expect(ways(two.land)).toHaveLength(2);
  });
});

describe('the landscape', () => {
  it('draws each hedge and wall once', () => {
    const looks = edges(south).map(({ look }) => look);
    expect(looks).toEqual(['hedge', 'ruin', 'wall-casing', 'wall']);
    const walls = edges(south).find(({ look }) => look === 'wall')?.d ?? '';
    expect(walls.match(/M/g)).toHaveLength(2);
  });

  it('is a few dozen paths, whatever the size of the board', () => {
    const { tints, signs, edges } = landscape(south);
    expect(tints.length + signs.length + edges.length).toBeLessThan(50);
    expect([...tints, ...signs, ...edges].every(({ d }) => d.startsWith('M') && !d.includes('NaN'))).toBe(
      true,
    );
  });

  it('has only grass where all ground is open', () => {
    const plain = new Sheet({ kind: 'hex', rows: ground.rows, zones: ground.zones }, false);
    const { tints, signs, edges, heights } = landscape(plain);
    expect([tints, edges, heights]).toEqual([[], [], []]);
    expect(signs.map(({ look }) => look)).toEqual(['grass']);
  });
});
