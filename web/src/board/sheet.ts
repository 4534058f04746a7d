// The sheet the board is printed on: every field with its name and its place in the drawing, as one side sees it.

import type { HexGround } from '../lib/ground';
import { Land } from './terrain/land';
import {
  centre,
  corner,
  fieldAt,
  key,
  offset,
  pathOf,
  rings,
  sharedSide,
  step,
  type Field,
  type Point,
} from './hex';

export type Side = 'a' | 'b';

export type Spot = { field: Field; name: string; x: number; y: number };

export type Mark = { text: string; at: number };

/** Room round the frame for the letters of the rows and the numbers of the columns. */
const MARGIN = { left: 30, top: 14, right: 14, bottom: 30 };

export class Sheet {
  readonly spots: Spot[] = [];
  /** The frame, whose upper left corner is the origin. */
  readonly width: number;
  readonly height: number;
  /** The whole drawing with its margins. */
  readonly box: { x: number; y: number; width: number; height: number };
  readonly rowMarks: Mark[] = [];
  readonly columnMarks: Mark[] = [];
  /** Turned by half a circle, for the side that sits at the north. */
  readonly turned: boolean;
  /** What lies on the fields. */
  readonly land: Land;
  private readonly origin: Point;
  private readonly byKey = new Map<number, Spot>();

  constructor(ground: HexGround, turned: boolean) {
    this.turned = turned;
    this.land = new Land(ground);
    const fields: [Field, string][] = ground.rows.flatMap((row) =>
      row.names.map((name, i): [Field, string] => [[row.q + i, row.r], name]),
    );
    const corners = fields.flatMap(([field]) => [0, 1, 2, 3, 4, 5].map((i) => this.turn(corner(field, i))));
    const left = corners.reduce((least, { x }) => Math.min(least, x), Infinity);
    const top = corners.reduce((least, { y }) => Math.min(least, y), Infinity);
    const right = corners.reduce((most, { x }) => Math.max(most, x), -Infinity);
    const bottom = corners.reduce((most, { y }) => Math.max(most, y), -Infinity);
    this.origin = fields.length > 0 ? { x: left, y: top } : { x: 0, y: 0 };
    this.width = fields.length > 0 ? right - left : 0;
    this.height = fields.length > 0 ? bottom - top : 0;
    this.box = {
      x: -MARGIN.left,
      y: -MARGIN.top,
      width: this.width + MARGIN.left + MARGIN.right,
      height: this.height + MARGIN.top + MARGIN.bottom,
    };
    for (const [field, name] of fields) {
      const spot = { field, name, ...this.centre(field) };
      this.spots.push(spot);
      this.byKey.set(key(field), spot);
    }
    this.mark(ground);
  }

  private turn({ x, y }: Point): Point {
    return this.turned ? { x: -x, y: -y } : { x, y };
  }

  /** Where a point of the grid lies in the drawing. */
  place(point: Point): Point {
    const { x, y } = this.turn(point);
    return { x: x - this.origin.x, y: y - this.origin.y };
  }

  centre(field: Field): Point {
    return this.place(centre(field));
  }

  /** The field at a place of the drawing, where there is one. */
  at({ x, y }: Point): Field | null {
    const field = fieldAt(this.turn({ x: x + this.origin.x, y: y + this.origin.y }));
    return this.has(field) ? field : null;
  }

  has(field: Field): boolean {
    return this.byKey.has(key(field));
  }

  name(field: Field): string {
    return this.byKey.get(key(field))?.name ?? '';
  }

  /** The neighbour to the given side of the screen, where it is on the board. */
  neighbour(field: Field, screenSide: number): Field | null {
    const next = step(field, this.turned ? screenSide + 3 : screenSide);
    return this.has(next) ? next : null;
  }

  /** Degrees clockwise from the top of the screen. */
  angle(facing: number): number {
    return ((facing + (this.turned ? 3 : 0)) % 6) * 60;
  }

  outline(fields: readonly Field[], by = 0): string {
    const found = rings(fields).map((ring) => ring.map((point) => this.place(point)));
    return pathOf(by === 0 ? found : found.map((ring) => offset(ring, by)));
  }

  /** The middle part of the side that two neighbours share. */
  side(from: Field, to: Field, part: number): [Point, Point] | null {
    const side = sharedSide(from, to);
    if (side === null) return null;
    const one = this.place(corner(from, side));
    const other = this.place(corner(from, side + 1));
    const cut = (1 - part) / 2;
    return [between(one, other, cut), between(one, other, 1 - cut)];
  }

  /** Each side of the grid once. */
  grid(): string {
    return pathOf(
      this.spots.flatMap(({ field }) =>
        [0, 1, 2, 3, 4, 5]
          .filter((i) => i < 3 || !this.has(step(field, i)))
          .map((i) => [this.place(corner(field, i)), this.place(corner(field, i + 1))]),
      ),
      false,
    );
  }

  private mark(ground: HexGround): void {
    const marks = ground.rows.flatMap(({ r, q, names }) => {
      const text = /^[^\d]+/.exec(names[0] ?? '')?.[0];
      return text ? [{ text, at: this.centre([q, r]).y }] : [];
    });
    this.rowMarks.push(...marks);
    const lowest = this.turned ? ground.rows[0] : ground.rows.at(-1);
    for (const [i, name] of (lowest?.names ?? []).entries()) {
      const text = /\d+$/.exec(name)?.[0];
      if (text && lowest) this.columnMarks.push({ text, at: this.centre([lowest.q + i, lowest.r]).x });
    }
  }
}

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}
