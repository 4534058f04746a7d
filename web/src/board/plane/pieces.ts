// The ground of a table measured in inches: each piece in the inks of the printed map, true to its form. Where pieces
// overlap, the later lies on top.

import type { Form, Piece } from '../../lib/wire';
import { pathOf, short, type Point } from '../hex';
import { evenly, place } from '../terrain/area';
import { chance } from '../terrain/chance';
import { CROWNS, crowns, flat } from '../terrain/cover';
import { ball } from '../terrain/edges';
import { bush, grain, puddle, reed, stone, treeAt } from '../terrain/growth';
import { inks, type Ink, type Look } from '../terrain/ink';
import { drawn } from '../terrain/roads';
import { courseOf, evenlyOpen, extent, inset, isLine, normal, ringOf } from './forms';
import { scatter, type Grown } from './scatter';
import type { PlaneSheet } from './sheet';

export type PieceDrawn = {
  piece: Piece;
  inks: Ink[];
  /** The outline: an area is closed. */
  ring: Point[];
};

const PITCH = 4.3;
/** How far inside its edge the top of a hill begins. */
const SLOPE = 15;

export function drawPieces(sheet: PlaneSheet, pieces: readonly Piece[]): PieceDrawn[] {
  return pieces.map((piece, n) => {
    const ring = ringOf(sheet, piece.form);
    return { piece, ring, inks: inksOf(sheet, piece, ring, n) };
  });
}

function inksOf(sheet: PlaneSheet, { id, form }: Piece, ring: Point[], n: number): Ink[] {
  const d = pathOf([ring], !isLine(form));
  const grown = (spacing: number, size: number, of: number) =>
    scatter(sheet, form, { spacing, size, seed: n, of });
  switch (id) {
    case 'wood':
    case 'dense-wood': {
      const edge = crowns([evenly(ring, CROWNS)]);
      const trees = grown(id === 'wood' ? 12.4 : 9.6, 4.4, 1).map(({ at, next }) => treeAt(at, next));
      return inks(
        ['wood', edge],
        ['wood-edge', edge],
        ['tree', trees.map(({ tree }) => tree).join('')],
        ['shade', trees.map(({ shade }) => shade).join('')],
      );
    }
    case 'plain-hill':
    case 'steep-hill':
      return hill(sheet, form, ring, id === 'steep-hill');
    case 'steep-slope':
      return inks(['h1', d], ['hachure', strokes(ring, 15, 11)], ['cliff', teeth(ring)], ['contour', d]);
    case 'marsh':
      return inks(
        ['swamp', d],
        ['swamp-edge', d],
        [
          'puddle',
          grown(17, 5, 3)
            .map(({ at, next }) => puddle(at, next))
            .join(''),
        ],
        [
          'reed',
          grown(19, 5, 4)
            .map(({ at }) => reed(at))
            .join(''),
        ],
      );
    case 'rock':
      return inks(
        ['boulder', d],
        [
          'stone',
          grown(13, 5, 5)
            .map(({ at, next }) => stone(at, next))
            .join(''),
        ],
      );
    case 'building':
      return inks(['building', d], ['roof', roof(ring)]);
    case 'river':
      return river(sheet, form, ring);
    case 'ford':
      return inks(
        ['ford', d],
        [
          'step-stone',
          grown(8.4, 2.4, 6)
            .map(({ at, next }) => flat(at, 2.2 + next()))
            .join(''),
        ],
      );
    case 'bridge':
      return inks(['bridge', d], ['plank', planks(ring)]);
    case 'road':
      return road(sheet, form, d);
    case 'hedge':
      return inks(['hedge', leaves(evenlyOpen(courseOf(sheet, form), 5.6), n)]);
    case 'fence':
      return inks(['fence', rails(courseOf(sheet, form))]);
    case 'wall':
      return inks(
        ['wall-casing', pathOf([courseOf(sheet, form)], false)],
        ['wall', pathOf([courseOf(sheet, form)], false)],
      );
    default:
      return plain(sheet, id, form, d, grown);
  }
}

/** Ground of other books, in the inks of the hex board. */
function plain(
  sheet: PlaneSheet,
  id: string,
  form: Form,
  d: string,
  grown: (spacing: number, size: number, of: number) => Grown[],
): Ink[] {
  if (id === 'undergrowth')
    return inks(
      ['undergrowth', d],
      ['undergrowth-edge', d],
      [
        'bush',
        grown(14, 4.6, 7)
          .map(({ at }) => bush(at))
          .join(''),
      ],
    );
  if (id === 'sand')
    return inks(
      ['sand', d],
      ['sand-edge', d],
      [
        'stipple',
        grown(7, 1, 8)
          .map(({ at }) => grain(at))
          .join(''),
      ],
    );
  if (id === 'lake') return river(sheet, form, ringOf(sheet, form));
  return isLine(form) ? inks(['fence', d]) : inks(['rocky', d], ['mud-edge', d]);
}

/** The slope with strokes that run down, and the top in a darker tint; of a steep one both are doubled. */
function hill(sheet: PlaneSheet, form: Form, ring: Point[], steep: boolean): Ink[] {
  const top = inset(sheet, form, steep ? SLOPE * 0.7 : SLOPE);
  const peak = inset(sheet, form, SLOPE * 1.5);
  const tints: [Look, string][] = [
    ['h1', pathOf([ring])],
    ['h2', pathOf([top])],
  ];
  if (steep) tints.push(['h3', pathOf([peak])]);
  const lines = steep ? [ring, top, peak] : [ring, top];
  return inks(
    ...tints,
    ['hachure', lines.map((one, i) => (i === 0 ? strokes(one, 5.4, 3.4) : strokes(one, 8.6, 5.4))).join('')],
    ['contour', pathOf(lines)],
  );
}

/** Strokes that point out of an area, long and short by turns. */
function strokes(ring: readonly Point[], long: number, brief: number): string {
  return evenly(ring, PITCH)
    .map((mark, i) => {
      const length = i % 2 === 0 ? long : brief;
      return `M${place(mark)}l${short(mark.out.x * length)} ${short(mark.out.y * length)}`;
    })
    .join('');
}

/** Teeth inside the edge, as cliffs have them. */
function teeth(ring: readonly Point[]): string {
  return evenly(ring, PITCH * 1.6)
    .map(({ x, y, out }) => {
      const wide = { x: -out.y * 2, y: out.x * 2 };
      const tip = { x: x - out.x * 9, y: y - out.y * 9 };
      return `M${place({ x: x - wide.x, y: y - wide.y })}L${place(tip)}L${place({ x: x + wide.x, y: y + wide.y })}Z`;
    })
    .join('');
}

function river(sheet: PlaneSheet, form: Form, ring: Point[]): Ink[] {
  const d = pathOf([ring]);
  const lines = [3.4, 7.2, 11.6].map((by) => {
    const room = form.form === 'line' ? sheet.length(form.width) / 2 : Math.min(...extent(ring)) / 2;
    return by < room - 2 ? pathOf([inset(sheet, form, by)]) : '';
  });
  return inks(
    ['w1', d],
    ['waterline-1', lines[0] ?? ''],
    ['waterline-2', lines[1] ?? ''],
    ['waterline-3', lines[2] ?? ''],
    ['shore', d],
  );
}

/** A road without a width of its own is as wide as on every map. */
function road(sheet: PlaneSheet, form: Form, d: string): Ink[] {
  if (form.form !== 'line') return inks(['bridge', d]);
  const middle = drawn(courseOf(sheet, form));
  return form.width > 0
    ? inks(['bridge', d], ['road-middle', middle])
    : inks(['road-casing', middle], ['road', middle], ['road-middle', middle]);
}

/** The ridge of a roof, and its hips to the corners. */
function roof(ring: readonly Point[]): string {
  const [a, b, c, d] = ring;
  if (ring.length !== 4 || !a || !b || !c || !d) return '';
  const mid = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const wide = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y);
  const [from, to] = wide ? [mid(d, a), mid(b, c)] : [mid(a, b), mid(c, d)];
  const part = Math.min(0.4, 0.5 * (wide ? ratio(b, c, a, b) : ratio(a, b, b, c)));
  const one = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const other = { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part };
  const ends: [Point, Point][] = wide
    ? [
        [a, one],
        [d, one],
        [b, other],
        [c, other],
      ]
    : [
        [a, one],
        [b, one],
        [c, other],
        [d, other],
      ];
  return [[one, other] as const, ...ends].map(([p, q]) => `M${place(p)}L${place(q)}`).join('');
}

function ratio(a: Point, b: Point, c: Point, d: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y) / (Math.hypot(d.x - c.x, d.y - c.y) || 1);
}

/** Boards across a bridge. */
function planks(ring: readonly Point[]): string {
  const [a, b, c, d] = ring;
  if (ring.length !== 4 || !a || !b || !c || !d) return '';
  const n = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 4));
  return Array.from({ length: n - 1 }, (_, i) => {
    const part = (i + 1) / n;
    const from = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    const to = { x: d.x + (c.x - d.x) * part, y: d.y + (c.y - d.y) * part };
    return `M${place(from)}L${place(to)}`;
  }).join('');
}

function leaves(places: readonly (Point & { along: Point })[], n: number): string {
  const next = chance([n, places.length], 15);
  return places
    .map(({ x, y, along }) => {
      const aside = (next() - 0.5) * 1.8;
      return ball({ x: x - along.y * aside, y: y + along.x * aside }, 3.2 + next() * 1);
    })
    .join('');
}

/** Two rails and their posts. */
function rails(points: readonly Point[]): string {
  const posts = evenlyOpen(points, 12).map(({ x, y, along }) => {
    const [ax, ay] = [along.y * 4.4, -along.x * 4.4];
    return `M${place({ x: x - ax, y: y - ay })}L${place({ x: x + ax, y: y + ay })}`;
  });
  const rail = (by: number) => {
    const moved = points.map((point, i) => {
      const to = points[i + 1] ?? point;
      const from = points[i + 1] ? point : (points[i - 1] ?? point);
      const { x, y } = normal(from, to);
      return { x: point.x + x * by, y: point.y + y * by };
    });
    return pathOf([moved], false);
  };
  return [rail(1.7), rail(-1.7), ...posts].join('');
}
