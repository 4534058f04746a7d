import { describe, expect, it } from 'vitest';
import { hundred } from './hundred';
import {
  declared,
  elementMark,
  ghostsShown,
  groupBy,
  letterOf,
  middleElement,
  moved,
  unitsShown,
} from './model';
import { nearestAngle } from './motion';
import { Sheet } from './sheet';
import { chances, grass } from './terrain';
import { detail } from './detail';

const { table, scene } = hundred({ title: '', own: 'we', other: 'they', arm: (glyph) => glyph });
const sheet = new Sheet(table.ground, false);
const at = new Map(scene.elements.map((element) => [element.element, element]));

describe('the position for drawing', () => {
  it('has a hundred counters on fields of their own', () => {
    expect(scene.elements).toHaveLength(100);
    expect(new Set(scene.elements.map((element) => sheet.name(element.at))).size).toBe(100);
    expect(scene.elements.every((element) => sheet.has(element.at))).toBe(true);
  });

  it('draws the home side as side a, whichever it is', () => {
    expect(
      unitsShown(table, scene, 'a')
        .map(({ colour }) => colour)
        .join(''),
    ).toBe('aaaaabbbbb');
    expect(
      unitsShown(table, scene, 'b')
        .map(({ colour }) => colour)
        .join(''),
    ).toBe('bbbbbaaaaa');
  });

  it('leaves out units of which nothing is seen', () => {
    const hidden = { ...scene, elements: scene.elements.filter(({ element }) => element >= 50) };
    expect(unitsShown(table, hidden, 'a').map(({ info }) => info.side)).toEqual(['b', 'b', 'b', 'b', 'b']);
  });

  it('lets the element nearest to the middle stand for its unit', () => {
    const unit = scene.elements.slice(0, 5);
    expect(middleElement(sheet, unit)).toBe(2);
    expect(middleElement(sheet, [])).toBeNull();
  });

  it('notices which units moved or turned, and how far', () => {
    const later = scene.elements.map((element) => {
      if (element.element === 3)
        return { ...element, at: [element.at[0], element.at[1] - 3] as [number, number] };
      return element.element === 12 ? { ...element, facing: 1 } : element;
    });
    expect(moved(table, at, later)).toEqual({ units: new Set([0, 1]), longest: 3 });
    expect(moved(table, at, scene.elements).units.size).toBe(0);
    expect(moved(table, new Map(), scene.elements).units.size).toBe(0);
  });

  it('draws what was declared and what was noted, with a preview in place of the note', () => {
    const [first, second] = scene.elements;
    if (!first || !second) throw new Error('no elements');
    const noted = { element: 1, at: second.at, facing: 1 };
    const busy = {
      ...scene,
      elements: [
        { ...first, task: { task: 'attack' as const, element: 50 } },
        { ...second, plan: noted },
      ],
    };
    expect(declared(busy)).toEqual([{ from: 0, to: 50, kind: 'attack' }]);
    expect(ghostsShown(busy, [])).toEqual([noted]);
    const preview = { ...noted, facing: 2 };
    expect(ghostsShown(busy, [preview])).toEqual([preview]);
  });

  it('knows the letter of an order only where the viewer does', () => {
    const orders = [{ id: 'attack', letter: 'A', name: '', rule: '', text: '' }];
    expect(letterOf({ ...table, orders }, { state: 'open', order: 'attack' })).toBe('A');
    expect(letterOf({ ...table, orders }, { state: 'secret', order: 'attack' })).toBe('A');
    expect(letterOf({ ...table, orders }, { state: 'hidden' })).toBeNull();
    expect(letterOf({ ...table, orders }, { state: 'open', order: 'other' })).toBeNull();
  });

  it('prints the number of an element on its counter, where it has one that fits', () => {
    expect(elementMark(table, 13)).toBe('4');
    expect(elementMark(table, 999)).toBe('');
    const elements = [
      { unit: 0, name: 'shield bearer' },
      { unit: 0, name: 'Anna' },
    ];
    expect([0, 1].map((element) => elementMark({ ...table, elements }, element))).toEqual(['', '']);
  });

  it('groups in the order of first appearance', () => {
    expect([...groupBy([3, 1, 4, 1, 5], (n) => n % 2)]).toEqual([
      [1, [3, 1, 1, 5]],
      [0, [4]],
    ]);
  });
});

it('turns fronts the short way round', () => {
  expect(nearestAngle(300, 0)).toBe(360);
  expect(nearestAngle(0, 300)).toBe(-60);
  expect(nearestAngle(60, 120)).toBe(120);
});

it('lets the same grass grow on the same field, on about a third of all', () => {
  expect(chances([4, -7])).toEqual(chances([4, -7]));
  const tufts = grass(sheet.spots).split('v-4').length - 1;
  expect(tufts / sheet.spots.length).toBeGreaterThan(0.25);
  expect(tufts / sheet.spots.length).toBeLessThan(0.42);
});

it('shows more the nearer one looks', () => {
  expect([0.2, 0.4, 0.7, 1, 2].map(detail)).toEqual([0, 1, 2, 3, 4]);
});
