// A table with everything that may stand on it: every kind of ground, regiments, machines, single models, mobs,
// charges, contacts.

import type { PlaneTable, Spot } from '../../lib/ground';
import type { BodyNow, FigureNow, Form, Piece, Scene, UnitInfo, UnitNow } from '../../lib/wire';
import { ahead, turnedAbout } from './geometry';

/** What can lie on a table, in the order of the legend. */
export const GROUND = [
  'wood',
  'dense-wood',
  'plain-hill',
  'steep-hill',
  'steep-slope',
  'marsh',
  'river',
  'ford',
  'bridge',
  'road',
  'rock',
  'building',
  'hedge',
  'fence',
  'wall',
];

const inch = (n: number) => Math.round(n * 1000);
const at = (x: number, y: number): Spot => [inch(x), inch(y)];
const oval = (x: number, y: number, rx: number, ry: number): Form => ({
  form: 'oval',
  centre: at(x, y),
  radii: at(rx, ry),
});
const box = (x: number, y: number, wide: number, deep: number, turn = 0): Form => {
  const corners = [
    at(x - wide / 2, y - deep / 2),
    at(x + wide / 2, y - deep / 2),
    at(x + wide / 2, y + deep / 2),
    at(x - wide / 2, y + deep / 2),
  ];
  return { form: 'polygon', points: corners.map((corner) => turnedAbout(corner, at(x, y), turn * 100)) };
};
const line = (width: number, ...points: Spot[]): Form => ({ form: 'line', points, width: inch(width) });

const FORMS: [string, Form][] = [
  [
    'road',
    line(
      0,
      at(0, 17.6),
      at(5, 18.2),
      at(9, 17),
      at(16, 17.2),
      at(21, 13),
      at(27, 10.4),
      at(36, 11),
      at(54, 12.4),
    ),
  ],
  ['river', line(2, at(45, 36), at(47.5, 27), at(46.4, 20), at(50, 14), at(54, 13.4))],
  ['bridge', box(51.6, 12.9, 3.4, 3, -72)],
  ['ford', box(47, 24.5, 2.4, 3, 4)],
  ['wood', oval(5.2, 28, 4.4, 4.4)],
  ['wood', oval(27.6, 14.6, 4.2, 3)],
  ['dense-wood', oval(41.6, 30.6, 2.6, 3.4)],
  ['plain-hill', oval(36.5, 25.4, 6.4, 3.8)],
  ['steep-hill', oval(5.6, 4.2, 6.6, 4.2)],
  ['steep-slope', box(50.6, 31, 3.6, 5.4, 8)],
  ['marsh', oval(20.4, 32.4, 3.8, 2.4)],
  ['rock', box(16, 24.6, 2.2, 2.2, 20)],
  ['building', box(42.6, 17.4, 4.4, 3, 12)],
  ['wall', line(0, at(33.2, 7.3), at(38, 8.5), at(43, 7.7))],
  ['hedge', line(0, at(10.4, 12.8), at(15.2, 13.6))],
  ['fence', line(0, at(32, 18.2), at(38.6, 19))],
];

const MM = 1000 / 25.4;
const base = (wide: number, deep = wide): Spot => [Math.round(wide * MM), Math.round(deep * MM)];
const FOOT = base(20);
const ORC = base(25);
const HORSE = base(25, 50);

type Stand = {
  glyph: string;
  side: 'a' | 'b';
  x: number;
  y: number;
  facing: number;
  files: number;
  models: number;
  base: Spot;
  mob?: boolean;
  command?: boolean;
  figures?: FigureNow[];
  badges?: string[];
  wounds?: { left: number; total: number };
  lapping?: BodyNow['lapping'];
};

const north = 90;
const STANDS: Stand[] = [
  {
    glyph: 'halberd',
    side: 'a',
    x: 9.3,
    y: 9.4,
    facing: 86,
    files: 5,
    models: 19,
    base: FOOT,
    command: true,
  },
  {
    glyph: 'horse',
    side: 'a',
    x: 18.4,
    y: 9.6,
    facing: north,
    files: 5,
    models: 5,
    base: HORSE,
    command: true,
    badges: ['charging'],
  },
  {
    glyph: 'spear',
    side: 'a',
    x: 27,
    y: 8.4,
    facing: 93,
    files: 6,
    models: 24,
    base: FOOT,
    command: true,
    figures: [{ kind: 'general', file: 3, rank: 0, unit: 10 }],
  },
  {
    glyph: 'arquebus',
    side: 'a',
    x: 38,
    y: 7.1,
    facing: 92,
    files: 10,
    models: 10,
    base: FOOT,
    badges: ['shot'],
  },
  {
    glyph: 'cannon',
    side: 'a',
    x: 31.8,
    y: 4.4,
    facing: 93,
    files: 1,
    models: 1,
    base: base(50, 80),
    wounds: { left: 3, total: 3 },
  },
  {
    glyph: 'star8',
    side: 'a',
    x: 21.8,
    y: 4,
    facing: north,
    files: 1,
    models: 1,
    base: FOOT,
    wounds: { left: 2, total: 2 },
  },
  { glyph: 'axe', side: 'b', x: 22.5, y: 22.9, facing: 270, files: 6, models: 22, base: ORC, command: true },
  {
    glyph: 'twoblades',
    side: 'b',
    x: 12.6,
    y: 23.6,
    facing: 266,
    files: 5,
    models: 20,
    base: ORC,
    command: true,
    badges: ['frenzied'],
  },
  {
    glyph: 'bow',
    side: 'b',
    x: 32.6,
    y: 25,
    facing: 264,
    files: 8,
    models: 16,
    base: ORC,
    badges: ['spell-iron-skin'],
  },
  {
    glyph: 'spear',
    side: 'b',
    x: 16.4,
    y: 31.6,
    facing: 63,
    files: 5,
    models: 17,
    base: FOOT,
    mob: true,
    badges: ['fleeing'],
  },
  { glyph: 'crown', side: 'a', x: 0, y: 0, facing: 0, files: 0, models: 0, base: FOOT },
  {
    glyph: 'lighthorse',
    side: 'b',
    x: 40.6,
    y: 20.6,
    facing: 240,
    files: 3,
    models: 9,
    base: base(25, 50),
    badges: ['afraid', 'moved'],
  },
  {
    glyph: 'wheel',
    side: 'b',
    x: 47.6,
    y: 5.46,
    facing: 270,
    files: 1,
    models: 1,
    base: base(50, 100),
    wounds: { left: 2, total: 4 },
  },
  {
    glyph: 'greatsword',
    side: 'a',
    x: 47.6,
    y: 5.43,
    facing: north,
    files: 4,
    models: 12,
    base: FOOT,
    command: true,
    badges: ['fighting'],
  },
  {
    glyph: 'wing',
    side: 'b',
    x: 10,
    y: 33,
    facing: 280,
    files: 1,
    models: 1,
    base: base(50),
    wounds: { left: 4, total: 6 },
  },
];

function bodyOf({
  x,
  y,
  facing,
  files,
  models,
  base,
  mob = false,
  command,
  figures = [],
  lapping = [],
}: Stand): BodyNow {
  const ranks = Math.ceil(models / files);
  const [wide, deep] = [files * base[0], ranks * base[1]];
  const front = at(x, y);
  const angle = facing * 100;
  const left = ahead(front, angle + 9000, wide / 2);
  const right = ahead(front, angle - 9000, wide / 2);
  const middle = Math.floor((files - 1) / 2);
  const led: FigureNow[] = command
    ? ['standard', 'champion', 'musician'].map((kind, i) => ({
        kind,
        file: middle - 1 + i,
        rank: 0,
        unit: null,
      }))
    : [];
  return {
    front,
    facing: angle,
    corners: [left, right, ahead(right, angle, -deep), ahead(left, angle, -deep)],
    files,
    ranks,
    last: models - (ranks - 1) * files,
    base,
    mob,
    figures: [...led, ...figures],
    lapping,
  };
}

export function exampleTable(words: {
  arm: (glyph: string) => string;
  ground: (id: string) => string;
  sides: [string, string];
  title: string;
}): { table: PlaneTable; scene: Scene } {
  const pieces = FORMS.map(([id, form]): Piece => ({
    id,
    name: words.ground(id),
    rule: '',
    text: '',
    form,
    height: id.endsWith('hill') ? 1 : 0,
  }));
  const info = STANDS.map(({ glyph, side, models, base }, unit): UnitInfo => ({
    unit,
    side,
    name: words.arm(glyph),
    short: words.arm(glyph),
    symbol: glyph,
    arm: words.arm(glyph),
    strength: Math.max(models, 1),
    rule: '',
    values: [],
    base,
  }));
  const now = STANDS.map((stand, unit): UnitNow => ({
    unit,
    alive: stand.models,
    order: { state: 'none' },
    formation: '',
    formation_text: '',
    badges: stand.badges ?? [],
    points: null,
    manoeuvres: null,
    weapon: null,
    ...(stand.models > 0 && { body: bodyOf(stand) }),
    ...(stand.wounds && { wounds: stand.wounds }),
  }));
  const strength = (side: string) => {
    const all = STANDS.filter((stand) => stand.side === side).reduce((sum, { models }) => sum + models, 0);
    return { elements: all, at_start: all };
  };
  return {
    table: {
      system: 'example',
      system_name: words.title,
      scenario: 'example',
      title: words.title,
      ground: {
        kind: 'plane',
        width: inch(54),
        depth: inch(36),
        zones: {
          a: [[at(0, 0), at(54, 0), at(54, 8), at(0, 8)]],
          b: [[at(0, 28), at(54, 28), at(54, 36), at(0, 36)]],
        },
        pieces,
      },
      sides: { a: { name: words.sides[0], points: 0 }, b: { name: words.sides[1], points: 0 } },
      units: info,
      elements: [],
      phases: [],
      orders: [],
      house: [],
    },
    scene: {
      viewer: 'spectator',
      round: 3,
      phase: 'movement',
      segment: null,
      step: 'charges',
      asked: [],
      committed: { a: true, b: true },
      units: now,
      elements: [],
      contacts: [[12, 13]],
      strength: { a: strength('a'), b: strength('b') },
      charges: [{ charger: 1, target: 6, reaction: 'hold' }],
      ended: null,
    },
  };
}
