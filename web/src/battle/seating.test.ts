import { expect, test } from 'vitest';
import { seating, secret } from './seating';
import { scene } from './samples';

const BOTH = ['a', 'b'];

test('whoever plays one side stays where they are', () => {
  expect(seating(['a'], false, scene({ asked: ['b'] }))).toEqual({ kind: 'stay' });
  expect(seating([], false, scene({ asked: ['b'] }))).toEqual({ kind: 'stay' });
});

test('without secrets the other side sits down at once', () => {
  expect(seating(BOTH, false, scene({ asked: ['b'] }))).toEqual({ kind: 'sit', viewer: 'b' });
});

test('the screen is handed over where something is hidden', () => {
  const open = scene({ viewer: 'spectator', asked: ['a', 'b'], committed: { a: false, b: false } });
  expect(seating(BOTH, false, open)).toEqual({ kind: 'hand-over', to: 'a' });
  const half = scene({ viewer: 'a', asked: ['b'], committed: { a: true, b: false } });
  expect(seating(BOTH, false, half)).toEqual({ kind: 'hand-over', to: 'b' });
});

test('whoever still has to decide keeps the screen', () => {
  expect(seating(BOTH, false, scene({ viewer: 'b', asked: ['a', 'b'] }))).toEqual({ kind: 'stay' });
});

test('in practice nobody has secrets', () => {
  const half = scene({ viewer: 'a', asked: ['b'], committed: { a: true, b: false } });
  expect(seating(BOTH, true, half)).toEqual({ kind: 'sit', viewer: 'b' });
});

test('after the end nobody has to sit down', () => {
  const over = scene({ asked: [], ended: { won: null, text: '' } });
  expect(seating(BOTH, false, over)).toEqual({ kind: 'stay' });
});

test('an order that only its owner knows is a secret', () => {
  const known = scene();
  expect(secret(known)).toBe(false);
  const [first, ...rest] = known.units;
  if (!first) throw new Error('the sample has units');
  expect(secret({ ...known, units: [{ ...first, order: { state: 'secret', order: 'go' } }, ...rest] })).toBe(
    true,
  );
});
