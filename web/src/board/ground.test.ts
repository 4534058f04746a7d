import { describe, expect, it, vi } from 'vitest';
import { hexesOf } from '../lib/ground';
import {
  fieldWords,
  figureWords,
  orderName,
  sightWords,
  spotWords,
  strengthWords,
  unitWords,
} from './describe';
import { at, example } from './example';
import { groundList, groundWords } from './ground';
import { unitsShown } from './model';
import { Sheet } from './sheet';

// The message with its arguments, so that no language matters.
vi.mock('../lib/words.svelte', () => ({
  t: (key: string, args?: Record<string, unknown>) =>
    args ? `${key}(${Object.values(args).join(' ')})` : key,
}));

const id = (name: string) => name;
const { table, scene } = example({ arm: id, ground: id, figure: id, formation: id, sides: ['we', 'they'] });
const sheet = new Sheet(hexesOf(table), false);
const units = unitsShown(table, scene, 'a');
const words = (name: string) => groundWords(table, sheet, at(name));
const offers = { reach: new Set<number>(), targets: [], friends: [] };

describe('the ground in words', () => {
  it('names surface, height, road and sides', () => {
    expect(words('B15')).toEqual(['wood']);
    expect(words('C18')).toEqual(['board-open']);
    expect(words('K18')).toEqual(['board-open', 'board-step(3)', 'road']);
    expect(words('M18')).toEqual(['board-open', 'board-step(3)', 'board-edge(wall 1)']);
    expect(words('M19')).toEqual(['board-open', 'board-step(3)', 'board-edge(wall 4)']);
  });

  it('names what is fought for', () => {
    expect(words('F12')).toEqual(['board-open', 'board-step(3)', 'board-area', 'board-objective(30)']);
    expect(words('G20')).toEqual(['undergrowth', 'board-objective(15)']);
  });

  it('says nothing where all ground is open', () => {
    const plain = {
      ...table,
      ground: { kind: 'hex' as const, rows: hexesOf(table).rows, zones: hexesOf(table).zones },
    };
    expect(groundWords(plain, new Sheet(hexesOf(plain), false), at('B15'))).toEqual([]);
    expect(groundList(plain, new Sheet(hexesOf(plain), false))).toEqual([]);
  });

  it('lists every kind of ground with its fields, runs together', () => {
    const list = new Map(groundList(table, sheet).map(({ name, fields }) => [name, fields]));
    expect(list.get('sand')).toBe('B22–B23, C21–C22, D21–D23, E22');
    expect(list.get('board-step(3)')).toContain('E11–E12, F11–F13');
    expect(list.get('wall')).toBe('board-field-side(M18 1), board-field-side(N18 1)');
    expect(list.get('board-area-name')).toBe('E10–E13, F10–F14, G11–G13');
    expect(list.get('road')).toContain('K7–K23');
  });

  it('belongs to what is said of a field, with or without somebody on it', () => {
    expect(spotWords(table, scene, sheet, at('B15'), offers)).toBe(`${fieldWords(sheet, at('B15'))}, wood`);
    expect(spotWords(table, scene, sheet, at('G20'), offers)).toContain('undergrowth, board-objective(15)');
  });
});

describe('units in words', () => {
  const of = (unit: number) =>
    units.find(({ info }) => info.unit === unit) ?? (units[0] as (typeof units)[number]);

  it('name figures, rank and hit points', () => {
    const [leader] = of(4).elements;
    expect(leader && figureWords(table, leader)).toEqual(['leader', 'board-hit-points(1 2)']);
    const commander = of(0).elements.find(({ figure }) => figure === 'commander');
    expect(commander && figureWords(table, commander)).toEqual([
      'commander',
      'board-stars(3)',
      'board-attached(shield)',
      'board-hit-points(4 4)',
    ]);
  });

  it('name attached commanders, and the rank of single ones in place of their strength', () => {
    expect(unitWords(table, of(0))).toContain('board-with-commander(crown 3)');
    expect(strengthWords(of(0))).toBe('board-strength(8 10)');
    expect(strengthWords({ ...of(0), now: { ...of(0).now, waiting: 2 } })).toBe(
      'board-strength(8 10), board-waiting(2)',
    );
    expect(strengthWords(of(7))).toBe('board-stars(2)');
    expect(orderName(table, of(7))).toBeNull();
  });

  it('name the own markers and the number of those of the enemy', () => {
    expect(orderName(table, of(1))).toBe('board-order-secret(Aboard-order-orBboard-order-orH)');
    expect(orderName(table, of(4))).toBe('board-order-hidden-several(3)');
    expect(orderName(table, of(0))).toBe('board-order-open(A)');
  });

  it('tell what is seen of them', () => {
    const element = of(5).elements[0]?.element ?? 0;
    const sight = { from: at('N18'), sections: [{ element, visible: 1, size: 3, blocker: at('K18') }] };
    expect(sightWords(sheet, sight, element)).toBe('board-sight(1 3), board-sight-blocked(K18)');
    expect(sightWords(sheet, sight, element + 1)).toBeNull();
    expect(sightWords(sheet, null, element)).toBeNull();
    expect(spotWords(table, scene, sheet, at('G19'), { ...offers, sight })).toContain('board-sight(1 3)');
  });
});
