import { expect, test } from 'vitest';
import { REACH } from './samples';
import { actionsTo, reachable, stepsTo, trail, wayTo } from './ways';

test('every field that somebody can get to is reachable once', () => {
  expect(reachable(REACH)).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [0, 2],
    [1, 2],
  ]);
});

test('a field means the shortest way that covers it, and of these the one that centres on it', () => {
  expect(wayTo(REACH, [0, 3])).toBe(0);
  expect(wayTo(REACH, [2, 3])).toBe(1);
  expect(wayTo(REACH, [1, 2])).toBe(2);
  expect(wayTo(REACH, [7, 7])).toBeNull();
});

test('a way is played by the actions of all its steps', () => {
  expect(actionsTo(REACH, 2)).toEqual([{ do: 'left' }, { do: 'left' }]);
  expect(stepsTo(REACH, 9)).toEqual([]);
});

test('the trail is that of whoever ends on the field, with the points left', () => {
  expect(trail(REACH, 2, [1, 2])).toEqual([
    { at: [1, 3], label: '3' },
    { at: [1, 2], label: '0' },
  ]);
});

test('a circle of ways leads nowhere', () => {
  const [first] = REACH.ways;
  const round = { unit: 0, ways: first ? [{ ...first, after: 0 }] : [] };
  expect(stepsTo(round, 0)).toEqual([]);
});
