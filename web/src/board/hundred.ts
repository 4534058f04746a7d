// Two armies of fifty elements on one sheet: enough to see whether the board stays quick.

import type { ElementNow, Scene, Table, UnitInfo, UnitNow } from '../lib/wire';

const ARMS = [
  'shield',
  'greatsword',
  'horse',
  'arquebus',
  'pike',
  'axe',
  'twoblades',
  'horns',
  'bow',
  'buckler',
];
const COLUMNS = 34;
const ROWS = 'ABCDEFGHJKLMNOP';
const WIDE = 5;

export function hundred(names: {
  title: string;
  own: string;
  other: string;
  arm: (glyph: string) => string;
}): {
  table: Table;
  scene: Scene;
} {
  const units: UnitInfo[] = ARMS.map((symbol, unit) => ({
    unit,
    side: unit < 5 ? 'a' : 'b',
    name: names.arm(symbol),
    short: names.arm(symbol).split(',')[0] ?? '',
    symbol,
    arm: names.arm(symbol),
    strength: 2 * WIDE,
    rule: '',
    values: [],
  }));
  const elements: ElementNow[] = units.flatMap(({ unit, side }) => {
    const front = side === 'a' ? 10 : 4;
    const back = side === 'a' ? 1 : -1;
    return Array.from({ length: 2 * WIDE }, (_, i): ElementNow => {
      const r = front + (i < WIDE ? 0 : back);
      const column = 2 + (unit % 5) * 6 + (i % WIDE);
      return {
        element: unit * 2 * WIDE + i,
        at: [column - Math.floor(r / 2), r],
        facing: side === 'a' ? 0 : 3,
        hit: false,
        task: null,
        plan: null,
      };
    });
  });
  const army = { name: names.own, points: 0 };
  return {
    table: {
      system: '',
      system_name: '',
      scenario: '',
      title: names.title,
      ground: {
        kind: 'hex',
        rows: [...ROWS].map((letter, r) => ({
          r,
          q: -Math.floor(r / 2),
          names: Array.from({ length: COLUMNS }, (_, i) => `${letter}${i + 1}`),
        })),
        zones: { a: [], b: [] },
      },
      sides: { a: army, b: { ...army, name: names.other } },
      units,
      elements: elements.map(({ element }) => {
        const unit = units[Math.floor(element / (2 * WIDE))];
        return { unit: unit?.unit ?? 0, name: `${unit?.short ?? ''} ${(element % (2 * WIDE)) + 1}` };
      }),
      phases: [],
      orders: [],
      house: [],
    },
    scene: {
      viewer: 'spectator',
      round: 1,
      phase: '',
      segment: null,
      step: '',
      asked: [],
      committed: { a: false, b: false },
      units: units.map(({ unit }): UnitNow => ({
        unit,
        alive: 2 * WIDE,
        order: { state: 'none' },
        formation: 'line',
        formation_text: '',
        badges: [],
        points: null,
        manoeuvres: null,
        weapon: null,
      })),
      elements,
      contacts: [],
      strength: { a: { elements: 50, at_start: 50 }, b: { elements: 50, at_start: 50 } },
      ended: null,
    },
  };
}
