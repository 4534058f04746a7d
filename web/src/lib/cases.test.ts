import { expect, it } from 'vitest';
import { byChapter, inOrder, isHouseRule } from './cases';
import type { CaseLine } from './wire';

function line(id: string, chapter: number, example: boolean): CaseLine {
  return { id, system: 'demonworld', chapter, chapter_title: '', title: id, example, rules: [] };
}

it('puts examples in the order of the book, and before the tests of their chapter', () => {
  const cases = [
    line('wheel', 5, false),
    line('DW-05-E10', 5, true),
    line('DW-05-E2', 5, true),
    line('DW-04-E1', 4, true),
    line('turn', 5, false),
  ];
  expect(inOrder(cases).map(({ id }) => id)).toEqual(['DW-04-E1', 'DW-05-E2', 'DW-05-E10', 'wheel', 'turn']);
  expect(byChapter(cases).map(({ chapter, lines }) => [chapter, lines.length])).toEqual([
    [4, 1],
    [5, 4],
  ]);
});

it('knows house rules by their names', () => {
  expect(isHouseRule('WH-09-H43')).toBe(true);
  expect(['WH-02-09', 'WH-02-G10', 'WH-09-T3', 'DW-05-12'].filter(isHouseRule)).toEqual([]);
});
