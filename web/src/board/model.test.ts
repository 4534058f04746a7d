import { describe, expect, it } from 'vitest';
import { hexesOf } from '../lib/ground';
import { BADGES, badgesOf } from './badges';
import { pips, stars } from './counter';
import { at as named, example } from './example';
import { hundred } from './hundred';
import { distance, key, type Field } from './hex';
import {
  actsWith,
  aliveOf,
  controlled,
  declared,
  elementMark,
  fieldsOf,
  ghostsShown,
  groupBy,
  letterOf,
  markersShown,
  middleElement,
  moved,
  unitsShown,
  zonesOf,
} from './model';
import { nearestAngle } from './motion';
import { Sheet } from './sheet';
import { detail } from './detail';

const { table, scene } = hundred({ title: '', own: 'we', other: 'they', arm: (glyph) => glyph });
const sheet = new Sheet(hexesOf(table), false);
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

it('shows more the nearer one looks', () => {
  expect([0.2, 0.4, 0.7, 1, 2].map(detail)).toEqual([0, 1, 2, 3, 4]);
});

describe('the standard game', () => {
  const same = (id: string) => id;
  const { table, scene } = example({
    arm: same,
    ground: same,
    figure: same,
    formation: same,
    sides: ['we', 'they'],
  });
  const sheet = new Sheet(hexesOf(table), false);
  const shown = unitsShown(table, scene, 'a');
  const of = (unit: number) => shown.find(({ info }) => info.unit === unit);
  const attached = 6;
  const host = 0;
  const single = 7;

  it('has every element of the example on a field of its own', () => {
    const fields = scene.elements.map(({ at }) => at);
    expect(fields.every((field) => sheet.has(field))).toBe(true);
    expect(new Set(fields.map(key)).size).toBe(fields.length);
  });

  it('puts an attached commander into his unit, and counts him apart', () => {
    expect(of(attached)).toBeUndefined();
    expect(of(host)?.commanders.map(({ unit }) => unit)).toEqual([attached]);
    const commander = scene.elements.find(({ element }) => table.elements[element]?.unit === attached);
    expect(commander && actsWith(table, commander)).toBe(host);
    expect(of(host)?.elements).toContain(commander);
    expect(of(host) && aliveOf(of(host)?.now ?? { alive: 0 })).toBe(8);
    expect(fieldsOf(table, scene, attached)).toEqual([commander?.at]);
    expect(fieldsOf(table, scene, host)).toHaveLength(9);
    expect(fieldsOf(table, scene, 99)).toEqual([]);
    // He moves with them.
    const before = new Map(scene.elements.map((element) => [element.element, element]));
    const turned = scene.elements.map((now) => (now === commander ? { ...now, facing: 1 } : now));
    expect([...moved(table, before, turned).units]).toEqual([host]);
  });

  it('lets an ordinary element stand for its unit, and the commander for himself', () => {
    const lead = middleElement(sheet, of(host)?.elements ?? []);
    expect(scene.elements.find(({ element }) => element === lead)?.figure).toBeUndefined();
    expect(middleElement(sheet, of(single)?.elements ?? [])).not.toBeNull();
  });

  it('shows how far the orders of a single commander reach', () => {
    const fields = controlled(sheet, of(single));
    const from = of(single)?.elements[0]?.at as Field;
    expect(fields.every((field) => distance(from, field) <= 5)).toBe(true);
    expect(fields.some((field) => distance(from, field) === 5)).toBe(true);
    expect(controlled(sheet, of(host))).toEqual([]);
    expect(controlled(sheet, undefined)).toEqual([]);
  });

  it('reads the zones the other way round where the sides have changed', () => {
    const zoned = { ...table, ground: { ...hexesOf(table), zones: { a: [named('A1')], b: [named('P1')] } } };
    expect(zonesOf(zoned, scene)).toEqual(zoned.ground.zones);
    expect(zonesOf(zoned, { ...scene, swapped: true })).toEqual({ a: [named('P1')], b: [named('A1')] });
  });

  it('tells the own markers by their letters and those of the enemy by their number', () => {
    const now = (unit: number) => scene.units[unit] ?? (scene.units[0] as (typeof scene.units)[number]);
    expect(markersShown(table, now(1))).toEqual({ state: 'secret', letters: ['A', 'B', 'H'], count: 3 });
    expect(markersShown(table, now(4))).toEqual({ state: 'hidden', letters: [], count: 3 });
    expect(markersShown(table, now(0))).toEqual({ state: 'open', letters: ['A'], count: 1 });
    expect(markersShown(table, now(3))).toEqual({ state: 'none', letters: [], count: 0 });
    expect(markersShown(table, now(4), 'AB')).toEqual({ state: 'draft', letters: ['A', 'B'], count: 2 });
    // Once the order is open, the others are gone.
    const open = { ...now(1), order: { state: 'open' as const, order: 'hold' } };
    expect(markersShown(table, open)).toEqual({ state: 'open', letters: ['H'], count: 1 });
    const allowed = { ...now(3), markers: { count: 0, most: 3, orders: [] } };
    expect(markersShown(table, allowed).state).toBe('none');
  });

  it('has a badge for special formations, in its place among the states', () => {
    expect(badgesOf({ badges: ['melee', 'skirmish', 'moved'], formation: 'wedge' })).toEqual([
      'melee',
      'wedge',
      'skirmish',
      'moved',
    ]);
    expect(badgesOf({ badges: ['melee'], formation: 'square' })).toEqual(['melee', 'square']);
    expect(badgesOf({ badges: ['moved'], formation: 'line' })).toEqual(['moved']);
    const shapes = Object.values(BADGES).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('draws hit points as circles as long as there is room', () => {
    expect(pips(2, 1)?.map(({ filled }) => filled)).toEqual([true, false]);
    expect(pips(3, 3)?.map(({ x }) => x)).toEqual([-26, 0, 26]);
    expect(pips(5, 2)).toBeNull();
    expect(stars(3).match(/M/g)).toHaveLength(3);
    expect(stars(0)).toBe('');
  });
});
