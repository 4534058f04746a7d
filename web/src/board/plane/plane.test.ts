import { describe, expect, it } from 'vitest';
import { PLANE_BADGES } from '../badges';
import type { Spot } from '../../lib/ground';
import type { BodyNow, MoveNow } from '../../lib/wire';
import { isSingle, mobOf, modelsIn, planeUnits, shapeOf } from './body';
import { exampleTable, GROUND } from './example';
import { evenlyOpen, isLine, ringOf } from './forms';
import { ahead, direction, distanceTo, far, nearestPoints, touching, turnBetween } from './geometry';
import { advanceBy, centre, dragOf, knobsOf, pivotBy, rotated, wheelBetween, wheelBy } from './handles';
import { measure } from './measure';
import { drawPieces } from './pieces';
import { grassOn } from './scatter';
import { PlaneSheet } from './sheet';

const id = (word: string) => word;
const { table, scene } = exampleTable({ arm: id, ground: id, sides: ['we', 'they'], title: '' });
const south = new PlaneSheet(table.ground, false);
const north = new PlaneSheet(table.ground, true);
const units = planeUnits(table, scene, 'a');

/** Four inches wide and two deep, looking north, its front in the middle at 10/10 inches. */
const block: BodyNow = {
  front: [10_000, 10_000],
  facing: 9000,
  corners: [
    [8000, 10_000],
    [12_000, 10_000],
    [12_000, 8000],
    [8000, 8000],
  ],
  files: 4,
  ranks: 2,
  last: 3,
  base: [1000, 1000],
  mob: false,
  figures: [{ kind: 'standard', file: 0, rank: 0, unit: null }],
  lapping: [],
};
const move: MoveNow = {
  unit: 0,
  left: 8000,
  total: 8000,
  gait: 'march',
  advance: 8000,
  wheel_left: 9000,
  wheel_right: 9000,
  pivot: false,
  place: null,
};

describe('a table measured in inches', () => {
  it('has its origin in the south-west, and is turned for the side at the north', () => {
    expect(south.place([0, 0])).toEqual({ x: 0, y: south.height });
    expect(north.place([0, 0])).toEqual({ x: north.width, y: 0 });
    for (const sheet of [south, north]) {
      for (const spot of [
        [0, 0],
        [54_000, 36_000],
        [12_345, 6789],
      ] as Spot[])
        expect(sheet.spot(sheet.place(spot))).toEqual(spot);
    }
  });

  it('counts inches along its edges', () => {
    expect(south.columnMarks.map(({ text }) => text)).toEqual(
      [0, 6, 12, 18, 24, 30, 36, 42, 48, 54].map((n) => `${n}″`),
    );
    expect(south.rowMarks[1]?.at).toBe(south.height - 6 * 22);
    expect(south.has([54_000, 36_000])).toBe(true);
    expect(south.has([54_001, 0])).toBe(false);
  });

  it('shows the north at the top, and at the bottom for the other side', () => {
    expect(south.angle(9000)).toBe(0);
    expect(south.angle(0)).toBe(90);
    expect(north.angle(9000)).toBe(180);
  });
});

describe('a unit on the table', () => {
  it('is drawn true to scale, its last rank in the middle', () => {
    const shape = shapeOf(south, block);
    expect([shape.width, shape.depth]).toEqual([88, 44]);
    expect(shape.outline).toContainEqual({ x: 33, y: 44 });
    expect(shape.outline).toContainEqual({ x: -44, y: 22 });
    expect(modelsIn(block)).toBe(7);
    expect(shape.figures[0]?.x).toBe(-33);
  });

  it('has one outline without a step where the last rank is full', () => {
    expect(shapeOf(south, { ...block, last: 4 }).outline).toHaveLength(4);
    expect(shapeOf(south, { ...block, ranks: 1, last: 3 }).outline).toHaveLength(4);
    expect(isSingle({ ...block, files: 1, ranks: 1, last: 1 })).toBe(true);
  });

  it('loses its ranks when it runs, but nobody', () => {
    const mob = mobOf(south, { ...block, mob: true }, 3);
    expect(mob).toHaveLength(7);
    expect(mobOf(south, { ...block, mob: true }, 3)).toEqual(mob);
    expect(mobOf(south, { ...block, mob: true }, 4)).not.toEqual(mob);
  });

  it('comes before those it could hide, and joined characters stand in their unit', () => {
    expect(units.map(({ info }) => info.unit)).not.toContain(10);
    const sizes = units.map(({ body }) => body.files * body.ranks * body.base[0] * body.base[1]);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(planeUnits(table, scene, 'b').find(({ info }) => info.unit === 0)?.colour).toBe('b');
  });

  it('has a badge of its own shape for every state', () => {
    const shapes = Object.values(PLANE_BADGES)
      .map(({ shape }) => shape)
      .filter((shape) => shape !== '');
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('places and shapes', () => {
  it('are as far apart as their nearest points', () => {
    expect(distanceTo(block.corners, [10_000, 13_000])).toBe(3000);
    expect(distanceTo(block.corners, [10_000, 9000])).toBe(0);
    const other = block.corners.map(([x, y]): Spot => [x + 7000, y + 4000]);
    expect(far(...nearestPoints(block.corners, other))).toBeCloseTo(Math.hypot(3000, 2000));
  });

  it('touch along the common part of their sides, or at a corner', () => {
    const before = block.corners.map(([x, y]): Spot => [x + 1000, y + 2030]);
    const side = touching(block.corners, before);
    expect(far(...side)).toBeCloseTo(3000);
    const aside = block.corners.map(([x, y]): Spot => [x + 5000, y + 2000]);
    expect(far(...touching(block.corners, aside))).toBeCloseTo(1000);
  });

  it('lie in directions counted from east against the clock', () => {
    expect(direction([0, 0], [0, 5])).toBe(9000);
    expect(direction([0, 0], [-5, -5])).toBe(22_500);
    expect(ahead([0, 0], 18_000, 1000)).toEqual([-1000, 0]);
    expect(turnBetween(35_000, 1000)).toBe(2000);
    expect(turnBetween(1000, 35_000)).toBe(-2000);
  });
});

describe('handles', () => {
  it('stand where the unit can turn', () => {
    expect(knobsOf(block, move).map(({ handle }) => handle)).toEqual(['wheel-left', 'wheel-right']);
    // Wheeling to the left the right corner is pulled.
    expect(knobsOf(block, move)[0]?.at).toEqual([12_000, 10_000]);
    expect(knobsOf(block, { ...move, wheel_left: 0, wheel_right: 0, pivot: true })).toHaveLength(1);
    expect(knobsOf(block, { ...move, place: { files: [4], facing_free: false } })).toEqual([]);
    expect(knobsOf(block, { ...move, place: { files: [4], facing_free: true } })[0]?.handle).toBe('rotate');
  });

  it('tell a straight move from one that has to wheel', () => {
    const pull = (to: Spot) => dragOf(block, move, 'body', { from: [10_000, 9000], to, files: 4 });
    expect(pull([10_200, 14_000])).toEqual({ drag: 'advance', to: [10_200, 15_000] });
    expect(pull([14_000, 14_000])).toEqual({ drag: 'go', to: [14_000, 15_000] });
    expect(pull([10_000, 6000])).toEqual({ drag: 'go', to: [10_000, 7000] });
  });

  it('carry a unit that is set down, with its breadth and its direction', () => {
    const place = { ...move, place: { files: [4, 5], facing_free: true } };
    expect(dragOf(block, place, 'body', { from: [10_000, 9000], to: [11_000, 9500], files: 5 })).toEqual({
      drag: 'place',
      at: [11_000, 10_500],
      facing: 9000,
      files: 5,
    });
    expect(dragOf(block, place, 'rotate', { from: [10_000, 11_100], to: [20_000, 9000], files: 4 })).toEqual({
      drag: 'place',
      at: [11_000, 9000],
      facing: 0,
      files: 4,
    });
  });

  it('wheel about the corner that stays', () => {
    expect(
      dragOf(block, move, 'wheel-left', { from: [12_000, 10_000], to: [11_000, 12_000], files: 4 }),
    ).toEqual({ drag: 'wheel', hand: 'left', to: [11_000, 12_000] });
    expect(wheelBy(block, 9000)).toEqual({ drag: 'wheel', hand: 'left', to: [8000, 14_000] });
    expect(wheelBy(block, -9000)).toEqual({ drag: 'wheel', hand: 'right', to: [12_000, 14_000] });
    expect(advanceBy(block, 2500)).toEqual({ drag: 'advance', to: [10_000, 12_500] });
    expect(pivotBy(block, 9000)).toEqual({ drag: 'pivot', to: [6000, 9000] });
    expect(rotated(block, 27_000, 4)).toEqual({
      drag: 'place',
      at: [10_000, 8000],
      facing: 27_000,
      files: 4,
    });
    expect(centre(block)).toEqual([10_000, 9000]);
  });

  it('know a wheel when they see one', () => {
    const after: BodyNow = {
      ...block,
      facing: 18_000,
      front: [8000, 12_000],
      corners: [
        [8000, 10_000],
        [8000, 14_000],
        [10_000, 14_000],
        [10_000, 10_000],
      ],
    };
    expect(wheelBetween(block, after)).toEqual({
      pivot: [8000, 10_000],
      from: [12_000, 10_000],
      to: [8000, 14_000],
      by: 9000,
    });
    expect(wheelBetween(block, { ...block, front: [10_000, 12_000] })).toBeNull();
    expect(
      wheelBetween(block, { ...after, corners: block.corners.toReversed() as BodyNow['corners'] }),
    ).toBeNull();
  });
});

describe('the tape', () => {
  const [own] = units.filter(({ info }) => info.side === 'a');
  const [enemy] = units.filter(({ info }) => info.side === 'b');

  it('measures from edge to edge, and tells nothing of the enemy while it must not', () => {
    if (!own || !enemy) throw new Error('both sides stand on the table');
    const tape = { from: centre(own.body), to: centre(enemy.body) };
    const open = measure(tape, own, enemy, false);
    expect(open.barred).toBe(false);
    expect(open.length).toBeLessThan(far(tape.from, tape.to));
    expect(measure(tape, own, enemy, true).barred).toBe(true);
    expect(measure(tape, own, null, true).barred).toBe(false);
    expect(measure({ from: [0, 0], to: [3000, 4000] }, null, null, true).length).toBe(5000);
  });
});

describe('the ground', () => {
  it('is drawn for every kind of piece', () => {
    const drawn = drawPieces(south, table.ground.pieces);
    expect(new Set(drawn.map(({ piece }) => piece.id))).toEqual(new Set(GROUND));
    for (const { piece, inks } of drawn) {
      expect(inks.length, piece.id).toBeGreaterThan(0);
      for (const { d } of inks) expect(d, piece.id).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('is the same for both sides', () => {
    const trees = (sheet: PlaneSheet) =>
      drawPieces(sheet, table.ground.pieces)
        .flatMap(({ inks }) => inks)
        .filter(({ look }) => look === 'tree')
        .map(({ d }) => d.match(/M/g)?.length);
    expect(trees(north)).toEqual(trees(south));
  });

  it('keeps the true form: ovals as wide as they are, ribbons as broad as they are', () => {
    const oval = ringOf(south, { form: 'oval', centre: [10_000, 10_000], radii: [4000, 3000] });
    const xs = oval.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(8 * 22);
    const ribbon = ringOf(south, {
      form: 'line',
      points: [
        [0, 10_000],
        [20_000, 10_000],
      ],
      width: 2000,
    });
    expect(ribbon.map(({ y }) => Math.round(Math.abs(y - (36 - 10) * 22)))).toEqual([22, 22, 22, 22]);
    expect(isLine({ form: 'line', points: [], width: 0 })).toBe(true);
    expect(isLine({ form: 'line', points: [], width: 1 })).toBe(false);
  });

  it('has grass only where nothing lies', () => {
    const everything = drawPieces(south, [
      {
        id: 'wood',
        name: '',
        rule: '',
        text: '',
        height: 0,
        form: { form: 'oval', centre: [27_000, 18_000], radii: [60_000, 60_000] },
      },
    ]);
    expect(grassOn(south, everything, table.ground)).toBe('');
    expect(grassOn(south, [], table.ground)).not.toBe('');
  });

  it('spreads what stands along a line from end to end', () => {
    const along = evenlyOpen(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 5 },
      ],
      5,
    );
    expect(along.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 5],
    ]);
  });
});
