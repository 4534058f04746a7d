import { describe, expect, it } from 'vitest';
import type { ReviewNow } from '../lib/wire';
import { chanceOf, changeFor, heightAt, luckOf, luckRows, momentAt, widestError } from './review';

const REVIEW: ReviewNow = {
  moments: [
    { n: 0, percent: 50, error: 14 },
    { n: 10, percent: 60, error: 13.5 },
    { n: 11, percent: 80, error: 8 },
    { n: 30, percent: 100, error: 0 },
  ],
  rounds: [{ n: 4, round: 1 }],
  swings: [],
  throws: [
    { n: 3, side: 'a', kind: 'shots', expected: 0.5, fallen: 1 },
    { n: 5, side: 'b', kind: 'blows', expected: 2.25, fallen: 1 },
    { n: 7, side: 'a', kind: 'shots', expected: 0.25, fallen: 0 },
  ],
  kinds: [
    { id: 'shots', name: 'Shots', rule: 'DW-04-20' },
    { id: 'blows', name: 'Blows', rule: null },
  ],
  battles: 48,
};

describe('the curve', () => {
  it('is a line from moment to moment', () => {
    const at = [0, 5, 10, 11, 20.5, 30, 99].map((n) => heightAt(REVIEW.moments, n));
    expect(at).toEqual([50, 55, 60, 80, 90, 100, 100]);
    expect(heightAt([], 3)).toBe(50);
  });

  it('belongs to the side that looks', () => {
    expect([chanceOf('a', 60), chanceOf('b', 60)]).toEqual([60, 40]);
    expect([changeFor('a', 7), changeFor('b', 7)]).toEqual([7, -7]);
  });

  it('says for a frame what was found last', () => {
    expect([0, 9, 10, 29, 31].map((n) => momentAt(REVIEW.moments, n)?.percent)).toEqual([
      50, 50, 60, 80, 100,
    ]);
    expect(widestError(REVIEW.moments)).toBe(14);
  });
});

describe('luck', () => {
  it('is what fell against what was to be expected, by side and kind, up to a frame', () => {
    expect(luckRows(REVIEW, 2)).toEqual([]);
    expect(
      luckRows(REVIEW, 5).map(({ side, kind, expected, fallen }) => [side, kind, expected, fallen]),
    ).toEqual([
      ['a', 'shots', 0.5, 1],
      ['b', 'blows', 2.25, 1],
    ]);
    const all = luckRows(REVIEW, Infinity);
    expect(all[0]).toEqual({
      side: 'a',
      kind: 'shots',
      name: 'Shots',
      rule: 'DW-04-20',
      expected: 0.75,
      fallen: 1,
    });
    expect([luckOf(all, 'a'), luckOf(all, 'b')]).toEqual([0.25, -1.25]);
  });
});
