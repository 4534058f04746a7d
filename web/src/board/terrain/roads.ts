// Roads: smooth lines through the fields they join, on to the frame where they leave the map.

import { key, NEIGHBOURS, step, type Field, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { onBend, place } from './area';
import { chance } from './chance';
import { inks, type Ink } from './ink';
import type { Land } from './land';

type Net = Map<number, { field: Field; next: Map<number, Field> }>;

/** How far the line may leave the centre of a field. */
const LOOSE = 3;

export type Roads = {
  lines: Ink[];
  /** Points along the roads, by the field they lie in: nothing grows there. */
  course: Map<number, Point[]>;
};

export function roads(sheet: Sheet): Roads {
  const course = new Map<number, Point[]>();
  const note = (point: Point) => {
    const field = sheet.at(point);
    if (!field) return;
    const known = course.get(key(field));
    if (known) known.push(point);
    else course.set(key(field), [point]);
  };
  const d = ways(sheet.land)
    .map((way) => {
      const points = way.map((field) => station(sheet, field));
      for (const point of sampled(points)) note(point);
      return drawn(points);
    })
    .join('');
  return { lines: inks(['road-casing', d], ['road', d], ['road-middle', d]), course };
}

/** Where a road passes a field. */
function station(sheet: Sheet, field: Field): Point {
  const { x, y } = sheet.centre(field);
  if (!sheet.has(field)) return { x, y };
  const next = chance(field, 3);
  return { x: x + (next() - 0.5) * LOOSE, y: y + (next() - 0.5) * LOOSE };
}

/** From end to end or from crossing to crossing; fields beyond the board where a road leaves it. */
export function ways(land: Land): Field[][] {
  const net = thinned(joined(land));
  const found: Field[][] = [];
  const gone = new Set<string>();
  const name = (one: Field, other: Field) => [key(one), key(other)].sort((a, b) => a - b).join();
  const follow = (from: Field, to: Field) => {
    const way = [from];
    for (let [at, next] = [from, to]; ;) {
      gone.add(name(at, next));
      way.push(next);
      const onward = net.get(key(next))?.next;
      if (onward?.size !== 2) return way;
      const further = [...onward.values()].find((field) => !gone.has(name(next, field)));
      if (!further) return way;
      [at, next] = [next, further];
    }
  };
  const all = [...net.values()];
  const crossing = all.filter(({ next }) => next.size !== 2);
  // What is left then has no end: it runs in a circle.
  for (const { field, next } of [...crossing, ...all]) {
    for (const onward of next.values()) {
      if (!gone.has(name(field, onward))) found.push(follow(field, onward));
    }
  }
  const alone = all.flatMap(({ field, next }) => (next.size === 0 ? [[field]] : []));
  return [...found, ...alone].map((way) => led(land, net, way));
}

function joined(land: Land): Net {
  const net: Net = new Map();
  for (const field of land.fields) {
    if (!land.cell(field).road) continue;
    net.set(key(field), { field, next: new Map(land.onRoad(field).map((next) => [key(next), next])) });
  }
  return net;
}

/** Where three fields of a road touch each other, two of their links are enough: the shortcut of a bend goes. */
function thinned(net: Net): Net {
  const links = (at: number) => net.get(at)?.next.size ?? 0;
  for (const [one, { next }] of net) {
    for (const two of [...next.keys()]) {
      for (const three of [...(net.get(two)?.next.keys() ?? [])]) {
        if (!next.has(two) || !next.has(three) || !net.get(two)?.next.has(three)) continue;
        const pairs = [
          [one, two],
          [two, three],
          [three, one],
        ] as const;
        const spare = ([a, b]: readonly [number, number]) => Math.min(links(a), links(b));
        const [a, b] = pairs.reduce((best, pair) => (spare(pair) > spare(best) ? pair : best));
        net.get(a)?.next.delete(b);
        net.get(b)?.next.delete(a);
      }
    }
  }
  return net;
}

/** Goes on beyond the board at an end that lies at its rim. */
function led(land: Land, net: Net, way: Field[]): Field[] {
  const ends = (field: Field | undefined) => field && (net.get(key(field))?.next.size ?? 0) < 2;
  const after = ends(way.at(-1)) ? beyond(land, way) : null;
  const before = ends(way[0]) && way.length > 1 ? beyond(land, way.toReversed()) : null;
  return [...(before ? [before] : []), ...way, ...(after ? [after] : [])];
}

/** The field beyond the board that continues a road best; a winding road keeps winding. */
function beyond(land: Land, way: readonly Field[]): Field | null {
  const last = way.at(-1);
  if (!last) return null;
  const before = way.at(-2) ?? last;
  const earlier = way.at(-3) ?? before;
  const heading: Field = [last[0] - earlier[0], last[1] - earlier[1]];
  const straight = step(
    last,
    NEIGHBOURS.findIndex(([q, r]) => q === last[0] - before[0] && r === last[1] - before[1]),
  );
  let best: { field: Field; ahead: number } | null = null;
  for (const side of NEIGHBOURS.keys()) {
    const field = step(last, side);
    if (land.has(field)) continue;
    const winding = way.length > 2 && key(field) === key(straight) ? -0.1 : 0;
    const ahead = dot(heading, [field[0] - last[0], field[1] - last[1]]) + winding;
    if (ahead >= 0 && (!best || ahead > best.ahead)) best = { field, ahead };
  }
  return best?.field ?? null;
}

/** The product of two steps over the grid, in units of one step. */
function dot([q1, r1]: Field, [q2, r2]: Field): number {
  return q1 * q2 + r1 * r2 + (q1 * r2 + q2 * r1) / 2;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A smooth line through the middles between its points. */
export function drawn(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  if (rest.length === 0) return `M${place(first)}h.1`;
  const bends = points
    .slice(1, -1)
    .map((point, i) => `Q${place(point)} ${place(middle(point, points[i + 2] as Point))}`);
  return `M${place(first)}L${place(middle(first, points[1] as Point))}${bends.join('')}L${place(last)}`;
}

/** Points close together along the drawn line. */
function sampled(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const from = middle(points[i - 1] ?? point, point);
    const to = middle(point, points[i + 1] ?? point);
    return [0, 0.2, 0.4, 0.6, 0.8].map((part) => onBend(from, point, to, part));
  });
}
