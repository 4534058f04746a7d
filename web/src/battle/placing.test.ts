import { describe, expect, test } from 'vitest';
import type { Family, Scene } from '../lib/wire';
import { anchorFor, middleOf, placeHeld, standingIn, toPlace } from './placing';
import { ghost, scene, standing, TABLE } from './samples';

const WIDE: Family = {
  unit: 0,
  element: null,
  text: '2 wide',
  width: 2,
  facing: 0,
  action: { do: 'deploy', unit: 0 },
  field: 'hex',
  fields: [[3, 3]],
  shape: [ghost(0, [0, 0]), ghost(1, [1, 0])],
};
const DEEP: Family = { ...WIDE, text: '1 wide', shape: [ghost(0, [0, 0]), ghost(1, [0, 1])] };

describe('a unit that is carried', () => {
  test('comes to stand with the element by which it is held on the field', () => {
    expect(anchorFor(WIDE, 1, [4, 3])).toEqual([3, 3]);
    expect(placeHeld(WIDE, 1, [4, 3])).toEqual({ kind: 'place', family: WIDE, field: [3, 3] });
  });

  test('is refused by the server where it may not stand', () => {
    expect(placeHeld(WIDE, 0, [4, 3])).toEqual({
      kind: 'point',
      pointed: { unit: 0, element: null, to: [4, 3], target: null },
    });
  });

  test('is held by its middle if it stands nowhere', () => {
    const three = { ...WIDE, shape: [ghost(0, [0, 0]), ghost(1, [1, 0]), ghost(2, [2, 0])] };
    expect(middleOf(three)).toBe(1);
    expect(middleOf({ ...WIDE, shape: [] })).toBeNull();
  });

  test('keeps the formation in which it stands', () => {
    const stands = (second: [number, number], facing = 0) =>
      scene({ elements: [standing(0, [5, 5]), standing(1, second, { facing })] });
    expect(standingIn([WIDE, DEEP], TABLE, stands([6, 5]), 0)).toBe(WIDE);
    expect(standingIn([WIDE, DEEP], TABLE, stands([5, 6]), 0)).toBe(DEEP);
    expect(standingIn([WIDE, DEEP], TABLE, stands([6, 5], 3), 0)).toBeNull();
    expect(standingIn([WIDE, DEEP], TABLE, scene({ elements: [] }), 0)).toBeNull();
  });
});

test('those are to be placed who stand nowhere, neither with others nor on a march', () => {
  const [first, second] = scene().units;
  if (!first || !second) throw new Error('two units');
  const away = (more: Partial<Scene['units'][number]>, phase = 'setup') =>
    scene({ phase, units: [{ ...first, alive: 0, ...more }, second] });
  expect(toPlace(TABLE, away({}), 'a')).toEqual([0]);
  expect(toPlace(TABLE, away({}), 'b')).toEqual([]);
  expect(toPlace(TABLE, away({ alive: 2 }), 'a')).toEqual([]);
  expect(toPlace(TABLE, away({ host: 1 }), 'a')).toEqual([]);
  expect(toPlace(TABLE, away({ waiting: 2 }), 'a')).toEqual([]);
  // Later only those that arrive.
  expect(toPlace(TABLE, away({ waiting: 2 }, 'command'), 'a')).toEqual([0]);
  expect(toPlace(TABLE, away({}, 'command'), 'a')).toEqual([]);
});
