import { expect, test } from 'vitest';
import {
  chosen,
  draftActions,
  draftKey,
  draftsFrom,
  loadDrafts,
  nextUnit,
  orderedUnits,
  pruned,
  saveDrafts,
} from './drafts';
import { choice, desk } from './samples';

const order = (unit: number, id: string) =>
  choice('order', { unit, order: id, action: { do: 'order', unit, order: id } });
const offered = desk([order(0, 'go'), order(0, 'stay'), order(2, 'go'), order(2, 'stay')]);

function store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('drafts survive a reload', () => {
  const place = store();
  const key = draftKey('x', 'a', 3);
  saveDrafts(place, key, { 0: ['go', 'stay'] });
  expect(loadDrafts(place, key)).toEqual({ 0: ['go', 'stay'] });
  saveDrafts(place, key, {});
  expect(place.getItem(key)).toBeNull();
});

test('rubbish in the store is no draft', () => {
  const place = store();
  for (const text of ['nonsense', '7', 'null', '{"x":["go"]}', '{"0":7}', '{"0":"go"}', '{"0":[7]}']) {
    place.setItem('k', text);
    expect(loadDrafts(place, 'k')).toEqual({});
  }
});

test('a store that is forbidden only means that nothing is remembered', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
    removeItem: () => undefined,
  };
  expect(loadDrafts(forbidden, 'k')).toEqual({});
  expect(() => saveDrafts(forbidden, 'k', { 0: ['go'] })).not.toThrow();
});

test('only what is offered is kept and sent', () => {
  const drafts = { 0: ['go', 'stay'], 1: ['go'], 2: ['fly'] };
  expect(pruned(drafts, offered, () => 2)).toEqual({ 0: ['go', 'stay'] });
  expect(pruned(drafts, offered, () => 1)).toEqual({ 0: ['go'] });
  expect(draftActions({ 2: ['stay', 'go'], 0: ['go'] }, offered)).toEqual([
    { do: 'order', unit: 0, order: 'go' },
    { do: 'order', unit: 2, order: 'go' },
    { do: 'order', unit: 2, order: 'stay' },
  ]);
});

test('orders are found among suggested actions', () => {
  const suggested = [
    { do: 'order', order: 'stay', unit: 2 },
    { do: 'order', order: 'go', unit: 2 },
    { do: 'commit' },
  ];
  expect(draftsFrom(suggested, offered)).toEqual({ 2: ['go', 'stay'] });
});

test('a choice replaces the only order, and joins or leaves where there may be several', () => {
  expect(chosen([], 'go', 1)).toEqual(['go']);
  expect(chosen(['go'], 'stay', 1)).toEqual(['stay']);
  expect(chosen(['go'], 'go', 1)).toEqual(['go']);
  expect(chosen(['go'], 'stay', 2)).toEqual(['go', 'stay']);
  expect(chosen(['go', 'stay'], 'go', 2)).toEqual(['stay']);
  expect(chosen(['go', 'stay'], 'run', 2)).toEqual(['stay', 'run']);
});

test('after an order comes the next unit without one', () => {
  expect(orderedUnits(offered)).toEqual([0, 2]);
  expect(nextUnit([0, 2], {}, null)).toBe(0);
  expect(nextUnit([0, 2], { 0: ['go'] }, 0)).toBe(2);
  expect(nextUnit([0, 2], { 2: ['go'] }, 2)).toBe(0);
  expect(nextUnit([0, 2], { 0: ['go'], 2: ['go'] }, 2)).toBe(2);
  expect(nextUnit([], {}, null)).toBeNull();
});
