// A small battlefield with everything the table can show at once: every kind of ground, special figures, commanders,
// states and markers. For the page of all counters.

import type { HexGround } from '../lib/ground';
import type { Cell, ElementNow, Scene, Table, UnitInfo, UnitNow } from '../lib/wire';
import type { Field } from './hex';

const LETTERS = 'ABCDEFGHJKLMNOP';

const SURFACES: Record<string, string> = {
  r: 'rocky',
  u: 'undergrowth',
  w: 'wood',
  s: 'sand',
  m: 'mud',
  o: 'morass',
  S: 'swamp',
  f: 'ford',
  x: 'water1',
  y: 'water2',
  z: 'water3',
};

/** What can lie on the ground, in the order of the legend. */
export const TERRAIN = [
  'wood',
  'undergrowth',
  'rocky',
  'sand',
  'mud',
  'morass',
  'swamp',
  'ford',
  'water1',
  'water2',
  'water3',
  'hill',
  'road',
  'hedge',
  'wall',
  'ruin',
];

const SURFACE = [
  'zzyyxx.......wwww.....',
  'zzzyyxx......wwwww...ss',
  'zzyyxx.......wwww...ss',
  'yyyxxx........www...sss',
  'xxxxx................s',
  '..xxx..................',
  '....xx...........uuu..',
  '.....ff.........uuuu...',
  '......xx.........uu...',
  '......xxx.............r',
  '...rr..xx....mm......rr',
  '..rrr..xxx..mmmo.....rr',
  '..rr....xx..mmoSS.....',
  '........xxx..oSSSS.....',
  '........xx...oSSS.....',
].map((row, r) => row.slice(0, 22 + (r % 2)));

const HEIGHT = [
  '0000000000000000000000',
  '00000000000000000000000',
  '0000000001110000000000',
  '00000000112211000000000',
  '0000000012332100000000',
  '00000000123332100000000',
  '0000000001222100000000',
  '00000000001111000000000',
  '0000000000000000000000',
  '00011110000000000333000',
  '0011111000000000333300',
  '00112210000000000330000',
  '0011221000000000000000',
  '00011110000000000000000',
  '0000000000000000000000',
];

const ROAD = [
  '.......a..............',
  '........a..............',
  '.......a..............',
  '.......a...............',
  '......a...............',
  '......a................',
  '.....a................',
  'aaaaaaa................',
  '......a...............',
  '......aaaaaaaaaaaaaaaaa',
  '......................',
  '.......................',
  '......................',
  '.......................',
  '......................',
];

/** The field by the letter of its row and the number of its column. */
export function at(name: string): Field {
  const r = LETTERS.indexOf(name[0] ?? 'A');
  return [Number(name.slice(1)) - 1 - Math.ceil(r / 2), r];
}

const EDGES: Record<string, [number, string][]> = {
  M18: [[1, 'wall']],
  N18: [[1, 'wall']],
  O18: [[1, 'ruin']],
  K13: [
    [2, 'hedge'],
    [3, 'hedge'],
  ],
  K14: [
    [2, 'hedge'],
    [3, 'hedge'],
  ],
};

function cells(): Cell[][] {
  return SURFACE.map((row, r) =>
    [...row].map((letter, i): Cell => {
      const step = Number(HEIGHT[r]?.[i] ?? 0);
      const road = ROAD[r]?.[i];
      const edges = EDGES[`${LETTERS[r] ?? ''}${i + 1}`];
      const surface = SURFACES[letter];
      return {
        ...(surface && { surface }),
        ...(step > 0 && { step }),
        ...(road && road !== '.' && { road: 1 }),
        ...(edges && { edges }),
      };
    }),
  );
}

export function exampleGround(name: (id: string) => string): HexGround {
  return {
    kind: 'hex',
    rows: SURFACE.map((row, r) => ({
      r,
      q: -Math.ceil(r / 2),
      names: [...row].map((_, i) => `${LETTERS[r] ?? ''}${i + 1}`),
    })),
    zones: { a: [], b: [] },
    terrain: { rows: cells(), legend: TERRAIN.map((id) => ({ id, name: name(id), rule: '' })) },
    objectives: [
      { at: at('F12'), points: 30 },
      { at: at('G20'), points: 15 },
    ],
    area: ['E10', 'E11', 'E12', 'E13', 'F10', 'F11', 'F12', 'F13', 'F14', 'G11', 'G12', 'G13'].map(at),
  };
}

type Example = {
  side: 'a' | 'b';
  symbol: string;
  /** Elements on these fields, the first of them special figures. */
  fields: string[];
  facing: number;
  figures?: string[];
  strength?: number;
  stars?: number;
  control?: number;
  /** Hit points of each element; the second number is what is left to the first. */
  hits?: [number, number];
  now?: Partial<UnitNow>;
};

const FIGURES = ['leader', 'standard', 'musician'];

const UNITS: Example[] = [
  {
    side: 'a',
    symbol: 'shield',
    fields: ['L11', 'L12', 'L13', 'L10', 'M11', 'M12', 'N12', 'N13'],
    facing: 0,
    figures: FIGURES,
    strength: 10,
    now: { order: { state: 'open', order: 'attack' }, commanders: [6], alive: 9 },
  },
  {
    side: 'a',
    symbol: 'horse',
    fields: ['K4', 'L4', 'L5', 'M3', 'M4', 'M5'],
    facing: 0,
    figures: ['leader'],
    strength: 6,
    now: {
      formation: 'wedge',
      order: { state: 'secret', order: 'attack' },
      markers: { count: 3, most: 3, orders: ['attack', 'move', 'hold'] },
    },
  },
  {
    side: 'a',
    symbol: 'arquebus',
    fields: ['N18', 'N19', 'N20', 'N21', 'O19', 'O20', 'O21', 'O22'],
    facing: 5,
    figures: FIGURES,
    now: { badges: ['skirmish', 'moved'], order: { state: 'open', order: 'skirmish' } },
  },
  {
    side: 'b',
    symbol: 'twoblades',
    fields: ['K12', 'K11', 'K13', 'J11', 'J12', 'H11', 'H12', 'H13'],
    facing: 3,
    figures: FIGURES,
    strength: 8,
    now: { badges: ['melee', 'impetuous'], formation: 'horde' },
  },
  {
    side: 'b',
    symbol: 'club',
    fields: ['D12', 'D11', 'D13', 'C11', 'C12', 'C13'],
    facing: 3,
    figures: ['leader'],
    hits: [2, 1],
    now: { order: { state: 'hidden' }, markers: { count: 3, most: 0, orders: [] } },
  },
  {
    side: 'b',
    symbol: 'bow',
    fields: ['G19', 'G20', 'H20', 'F19', 'F21'],
    facing: 1,
    figures: ['leader'],
    strength: 10,
    now: { badges: ['fleeing', 'disordered'], formation: 'disordered' },
  },
  { side: 'a', symbol: 'crown', fields: ['N11'], facing: 0, stars: 3, control: 8, hits: [4, 4] },
  { side: 'a', symbol: 'greatsword', fields: ['M17'], facing: 0, stars: 2, control: 5, hits: [3, 2] },
  { side: 'b', symbol: 'horns', fields: ['D15'], facing: 3, stars: 2, control: 6, hits: [3, 3] },
  {
    side: 'b',
    symbol: 'pike',
    fields: ['A10', 'A9', 'B9', 'B11', 'C9', 'C10'],
    facing: 3,
    figures: ['leader'],
    now: { formation: 'square', order: { state: 'open', order: 'hold' } },
  },
];
/** The commander with the shields acts with them. */
const ATTACHED: Readonly<Record<number, number>> = { 6: 0 };

export function example(words: {
  arm: (glyph: string) => string;
  ground: (id: string) => string;
  figure: (id: string) => string;
  formation: (id: string) => string;
  sides: [string, string];
}): { table: Table; scene: Scene } {
  const [own, other] = words.sides;
  const short = (symbol: string) => words.arm(symbol).split(',')[0] ?? '';
  const units = UNITS.map(({ side, symbol, fields, strength, stars, control }, unit): UnitInfo => ({
    unit,
    side,
    name: short(symbol),
    short: short(symbol),
    symbol,
    arm: words.arm(symbol),
    strength: strength ?? fields.length,
    rule: '',
    values: [],
    ...(stars && { stars }),
    ...(control && { control }),
  }));
  const elements = UNITS.flatMap((unit, number) => unit.fields.map((_, i) => ({ number, i })));
  const named = elements.map(({ number, i }) => {
    const { name = '', stars } = units[number] ?? {};
    return { unit: number, name: stars ? name : `${name} ${i + 1}` };
  });
  const standing = elements.map(({ number, i }, element): ElementNow => {
    const { fields, facing, figures = [], hits, stars } = UNITS[number] as Example;
    const figure = stars ? 'commander' : figures[i];
    const host = ATTACHED[number];
    return {
      element,
      at: at(fields[i] ?? ''),
      facing,
      hit: false,
      task: null,
      plan: null,
      ...(figure && { figure }),
      ...(hits && { hit_points: { total: hits[0], left: i === 0 ? hits[1] : hits[0] } }),
      ...(host !== undefined && { with: host }),
    };
  });
  const where = (name: string) =>
    standing.find(({ at: [q, r] }) => at(name)[0] === q && at(name)[1] === r)?.element ?? 0;
  return {
    table: {
      system: '',
      system_name: '',
      scenario: '',
      title: '',
      ground: exampleGround(words.ground),
      sides: { a: { name: own, points: 0 }, b: { name: other, points: 0 } },
      units,
      elements: named,
      phases: [],
      orders: ['move', 'skirmish', 'attack', 'hold'].map((id, i) => {
        const letter = 'BPAH'[i] ?? '';
        return { id, letter, name: letter, rule: '', text: '' };
      }),
      house: [],
      figures: [...FIGURES, 'commander'].map((id) => ({ id, name: words.figure(id), rule: '' })),
    },
    scene: {
      viewer: 'a',
      round: 3,
      phase: '',
      segment: null,
      step: '',
      asked: [],
      committed: { a: false, b: false },
      units: UNITS.map(({ fields, now }, unit): UnitNow => {
        const host = ATTACHED[unit];
        return {
          unit,
          alive: host === undefined ? fields.length : 0,
          order: { state: 'none' },
          formation: 'line',
          badges: [],
          points: null,
          manoeuvres: null,
          weapon: null,
          ...(host !== undefined && { host }),
          ...now,
          formation_text: now?.formation ? words.formation(now.formation) : '',
        };
      }),
      elements: standing,
      contacts: [
        [where('L10'), where('K11')],
        [where('L11'), where('K11')],
        [where('L11'), where('K12')],
        [where('L12'), where('K12')],
        [where('L12'), where('K13')],
      ],
      strength: { a: { elements: 24, at_start: 28 }, b: { elements: 26, at_start: 31 } },
      ended: null,
    },
  };
}
