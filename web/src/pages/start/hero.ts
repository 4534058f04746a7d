// The position on the start page: a picture of what it plays like, drawn by the board itself.

import type { Scene, Table, UnitInfo, UnitNow } from '../../lib/wire';
import type { Lang } from '../../lib/words.svelte';

/** A row with its first and its last column. */
type Rank = [row: number, from: number, to: number];
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
  unit('a', 'shield', ['Fußvolk', 'Noble Foot'], 10, 'move', 'moved', [9, 2, 6], [10, 2, 5]),
  unit('a', 'greatsword', ['Berserker', 'Berserkers'], 10, 'attack', 'melee', [6, 12, 15], [7, 13, 15]),
  unit('a', 'arquebus', ['Arquebusiere', 'Arquebusiers'], 10, 'hold', null, [10, 9, 13], [11, 10, 14]),
  unit('a', 'horse', ['Ordensritter', 'Knights'], 10, 'attack', 'melee', [5, 5, 8], [6, 4, 7]),
  unit('b', 'axe', ['Zwergenfresser', 'Dwarf-Eaters'], 10, 'attack', 'melee', [4, 4, 8], [3, 5, 8]),
  unit('b', 'twoblades', ['Ork-Garde', 'Orc Guard'], 8, 'hold', 'melee', [5, 12, 15], [4, 12, 14]),
];

function unit(
  side: Unit['side'],
  symbol: string,
  [de, en]: [string, string],
  strength: number,
  order: string,
  badge: string | null,
  ...ranks: Rank[]
): Unit {
  return { side, symbol, short: { de, en }, strength, order, badges: badge ? [badge] : [], ranks };
}

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
  return unit.ranks.flatMap(([row, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n): [number, number] => [firstOf(row) + from + n, row]),
  );
}

function adjacent([q, r]: [number, number], [p, s]: [number, number]): boolean {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;
}
