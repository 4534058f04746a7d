// The position on the start page: a picture of what it plays like, drawn by the board itself.

import type { Scene, Table, UnitInfo, UnitNow } from '../../lib/wire';
import type { Lang } from '../../lib/words.svelte';

type Rank = { row: number; from: number; to: number };
type Unit = {
  side: 'a' | 'b';
  symbol: string;
  short: Record<Lang, string>;
  strength: number;
  order: string;
  badges: string[];
  ranks: Rank[];
};

const LETTERS = 'ABCDEFGHJKLMNOP';
const COLUMNS = 34;

const ORDERS = [
  { id: 'move', letter: 'B' },
  { id: 'skirmish', letter: 'P' },
  { id: 'attack', letter: 'A' },
  { id: 'hold', letter: 'H' },
];

const UNITS: Unit[] = [
  {
    side: 'a',
    symbol: 'shield',
    short: { de: 'Fußvolk', en: 'Noble Foot' },
    strength: 10,
    order: 'move',
    badges: ['moved'],
    ranks: [
      { row: 9, from: 2, to: 6 },
      { row: 10, from: 2, to: 5 },
    ],
  },
  {
    side: 'a',
    symbol: 'greatsword',
    short: { de: 'Berserker', en: 'Berserkers' },
    strength: 10,
    order: 'attack',
    badges: ['melee'],
    ranks: [
      { row: 6, from: 12, to: 15 },
      { row: 7, from: 13, to: 15 },
    ],
  },
  {
    side: 'a',
    symbol: 'arquebus',
    short: { de: 'Arquebusiere', en: 'Arquebusiers' },
    strength: 10,
    order: 'hold',
    badges: [],
    ranks: [
      { row: 10, from: 9, to: 13 },
      { row: 11, from: 10, to: 14 },
    ],
  },
  {
    side: 'a',
    symbol: 'horse',
    short: { de: 'Ordensritter', en: 'Knights' },
    strength: 10,
    order: 'attack',
    badges: ['melee'],
    ranks: [
      { row: 5, from: 5, to: 8 },
      { row: 6, from: 4, to: 7 },
    ],
  },
  {
    side: 'b',
    symbol: 'axe',
    short: { de: 'Zwergenfresser', en: 'Dwarf-Eaters' },
    strength: 10,
    order: 'attack',
    badges: ['melee'],
    ranks: [
      { row: 4, from: 4, to: 8 },
      { row: 3, from: 5, to: 8 },
    ],
  },
  {
    side: 'b',
    symbol: 'twoblades',
    short: { de: 'Ork-Garde', en: 'Orc Guard' },
    strength: 8,
    order: 'hold',
    badges: ['melee'],
    ranks: [
      { row: 5, from: 12, to: 15 },
      { row: 4, from: 12, to: 14 },
    ],
  },
];

export function heroTable(lang: Lang): Table {
  return {
    system: 'demonworld',
    system_name: 'Demonworld',
    scenario: '',
    title: '',
    ground: {
      kind: 'hex',
      rows: [...LETTERS].map((letter, r) => ({
        r,
        q: firstOf(r),
        names: Array.from({ length: COLUMNS + (r % 2) }, (_, n) => `${letter}${n + 1}`),
      })),
      zones: { a: [], b: [] },
    },
    sides: { a: { name: '', points: 0 }, b: { name: '', points: 0 } },
    units: UNITS.map((unit, n): UnitInfo => {
      const short = unit.short[lang];
      return {
        unit: n,
        side: unit.side,
        name: short,
        short,
        symbol: unit.symbol,
        arm: '',
        strength: unit.strength,
        rule: '',
        values: [],
      };
    }),
    elements: UNITS.flatMap((unit, n) => fieldsOf(unit).map(() => ({ unit: n, name: unit.short[lang] }))),
    phases: [],
    orders: ORDERS.map((order) => ({ ...order, name: order.letter, rule: '', text: '' })),
    house: [],
  };
}

export function heroScene(): Scene {
  const elements = UNITS.flatMap((unit) =>
    fieldsOf(unit).map((at) => ({ side: unit.side, at, facing: unit.side === 'a' ? 0 : 3 })),
  ).map((element, n) => ({ ...element, element: n, hit: false, task: null, plan: null }));
  const contacts = elements.flatMap((one) =>
    elements
      .filter((other) => one.side === 'a' && other.side === 'b' && adjacent(one.at, other.at))
      .map((other): [number, number] => [one.element, other.element]),
  );
  return {
    viewer: 'spectator',
    round: 2,
    phase: 'melee',
    segment: null,
    step: '',
    asked: [],
    committed: { a: false, b: false },
    units: UNITS.map((unit, n): UnitNow => ({
      unit: n,
      alive: fieldsOf(unit).length,
      order: { state: 'open', order: unit.order },
      formation: 'line',
      formation_text: '',
      badges: unit.badges,
      points: null,
      manoeuvres: null,
      weapon: null,
    })),
    elements,
    contacts,
    strength: { a: { elements: 0, at_start: 0 }, b: { elements: 0, at_start: 0 } },
    ended: null,
  };
}

/** `q` of the first field of a row: every second row begins with half a field more. */
function firstOf(row: number): number {
  return -Math.ceil(row / 2);
}

function fieldsOf(unit: Unit): [number, number][] {
  return unit.ranks.flatMap(({ row, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, n): [number, number] => [firstOf(row) + from + n, row]),
  );
}

function adjacent([q, r]: [number, number], [p, s]: [number, number]): boolean {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;
}
