import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { duration, Playback } from './playback';
import { event, scene, standing, update } from './samples';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playback(lasts: number): { shown: number[]; player: Playback } {
  const shown: number[] = [];
  const player = new Playback(
    (one) => shown.push(one.scene.round),
    () => lasts,
  );
  return { shown, player };
}

const round = (n: number, viewer = 'a') => update(scene({ round: n, viewer }));

test('updates are shown one after another', () => {
  const { shown, player } = playback(100);
  player.push(round(1));
  player.push(round(2));
  player.push(round(3));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(player.waiting).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  expect(player.waiting).toBe(false);
});

test('what comes after a rest is shown at once', () => {
  const { shown, player } = playback(100);
  player.push(round(1));
  vi.advanceTimersByTime(150);
  player.push(round(2));
  expect(shown).toEqual([1, 2]);
});

test('skipping shows everything in order', () => {
  const { shown, player } = playback(100);
  for (const n of [1, 2, 3]) player.push(round(n));
  player.skip();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
});

test('another viewer is shown without waiting', () => {
  const { shown, player } = playback(100);
  player.push(round(1));
  player.push(round(2, 'b'));
  expect(shown).toEqual([1, 2]);
});

test('what is cleared is not shown', () => {
  const { shown, player } = playback(100);
  player.push(round(1));
  player.push(round(2));
  player.clear();
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1]);
});

test('a longer way takes longer, but never more than 1.2 seconds', () => {
  const before = scene({ elements: [standing(0, [0, 0])] });
  const after = (at: [number, number]) => update(scene({ elements: [standing(0, at)] }));
  expect(duration(before, after([0, 0]), false)).toBe(0);
  expect(duration(before, after([2, 0]), false)).toBe(280);
  expect(duration(before, after([30, 0]), false)).toBe(1200);
  expect(duration(null, after([2, 0]), false)).toBe(0);
});

test('dice take their time, but not for those who want no motion', () => {
  const rolled = update(scene(), { events: [event({ dice: [{ faces: 20, value: 7, good: true }] })] });
  expect(duration(scene(), rolled, false)).toBe(1200);
  expect(duration(scene(), rolled, true)).toBe(0);
});
