// A unit on the table as it is drawn: its bases to scale in a frame of its own, in which it faces the top and the
// middle of its front is the origin. All in units of the drawing.

import type { BodyNow, FigureNow, Scene, Table, UnitInfo, UnitNow } from '../../lib/wire';
import { short, type Point } from '../hex';
import { colourOf } from '../model';
import type { Side } from '../sheet';
import { chance } from '../terrain/chance';
import type { PlaneSheet } from './sheet';

export type PlaneUnit = {
  info: UnitInfo;
  now: UnitNow;
  body: BodyNow;
  /** The colour: the home side is always drawn as side a. */
  colour: Side;
};

/** The units that stand on the table, those that would hide others first. */
export function planeUnits(table: Table, scene: Scene, home: Side): PlaneUnit[] {
  const shown = table.units.flatMap((info) => {
    const now = scene.units.find(({ unit }) => unit === info.unit);
    return now?.body ? [{ info, now, body: now.body, colour: colourOf(info.side, home) }] : [];
  });
  return shown.toSorted((one, other) => area(other.body) - area(one.body));
}

function area({ files, ranks, base }: BodyNow): number {
  return files * ranks * base[0] * base[1];
}

/** How many models stand in it. */
export function modelsIn({ files, ranks, last }: BodyNow): number {
  return ranks > 0 ? (ranks - 1) * files + last : 0;
}

/** One model, a monster or a machine: it has no ranks to be drawn. */
export function isSingle(body: BodyNow): boolean {
  return modelsIn(body) === 1;
}

/** A glyph for everybody who stands out, by kind. */
export const FIGURES: Readonly<Record<string, string>> = {
  standard: 'flag',
  musician: 'horn',
  champion: 'helm',
  general: 'crown',
  'army-standard': 'flag',
  hero: 'greatsword',
  wizard: 'star8',
};

/** The sign of a body: that of its arm, or of whoever stands alone. */
export function signOf(body: BodyNow, symbol: string): string {
  const [alone] = isSingle(body) ? body.figures : [];
  return (alone && FIGURES[alone.kind]) ?? symbol;
}

export type Shape = {
  width: number;
  depth: number;
  /** The size of one base. */
  base: { width: number; depth: number };
  /** The outline of all bases. */
  outline: Point[];
  /** The lines between the bases. */
  lines: string;
  /** How deep the band along the front is. */
  band: number;
  /** Where the sign of the arm stands, and how large. */
  sign: Point & { r: number };
  figures: (FigureNow & Point & { r: number })[];
};

/** Front band: a fifth of the base, but never broader than this. */
const BAND = 4.6;

export function shapeOf(sheet: PlaneSheet, body: BodyNow): Shape {
  const [wide, deep] = [sheet.length(body.base[0]), sheet.length(body.base[1])];
  const { files, ranks, last } = body;
  const [width, depth] = [files * wide, ranks * deep];
  const band = Math.min(BAND, deep * 0.2);
  // Of a single model its sign tells who it is.
  const seated = isSingle(body) ? [] : body.figures;
  const figures = seated.map((figure) => ({ ...figure, ...seat(figure, body, { wide, deep, band }) }));
  return {
    width,
    depth,
    base: { width: wide, depth: deep },
    outline: outline({ wide, deep, files, ranks, last }),
    lines: lines({ wide, deep, files, ranks, last }),
    band,
    sign: sign(body, { wide, deep, band }),
    figures,
  };
}

type Bases = { wide: number; deep: number; files: number; ranks: number; last: number };

/** Full ranks, and behind them the last one in the middle with as many bases as it has. */
function outline({ wide, deep, files, ranks, last }: Bases): Point[] {
  const half = (files * wide) / 2;
  const full = last < files ? ranks - 1 : ranks;
  const rest = (last * wide) / 2;
  const back = full * deep;
  if (full === 0) return corners(rest, 0, deep);
  if (full === ranks) return corners(half, 0, back);
  const end = ranks * deep;
  return [
    { x: -half, y: 0 },
    { x: half, y: 0 },
    { x: half, y: back },
    { x: rest, y: back },
    { x: rest, y: end },
    { x: -rest, y: end },
    { x: -rest, y: back },
    { x: -half, y: back },
  ];
}

function corners(half: number, front: number, back: number): Point[] {
  return [
    { x: -half, y: front },
    { x: half, y: front },
    { x: half, y: back },
    { x: -half, y: back },
  ];
}

function lines({ wide, deep, files, ranks, last }: Bases): string {
  const drawn: string[] = [];
  for (let rank = 0; rank < ranks; rank += 1) {
    const n = rank === ranks - 1 ? last : files;
    const half = (n * wide) / 2;
    if (rank > 0) drawn.push(`M${short(-half)} ${short(rank * deep)}H${short(half)}`);
    for (let file = 1; file < n; file += 1)
      drawn.push(`M${short(-half + file * wide)} ${short(rank * deep)}V${short((rank + 1) * deep)}`);
  }
  return drawn.join('');
}

/** Where a model stands: towards the front of its base, in the first rank just behind the band. */
function seat(
  { file, rank }: Pick<FigureNow, 'file' | 'rank'>,
  { files, ranks, last }: BodyNow,
  { wide, deep, band }: { wide: number; deep: number; band: number },
): Point & { r: number } {
  const n = rank === ranks - 1 ? last : files;
  const front = rank === 0 ? band : 0;
  const r = Math.min(wide, deep - front) * 0.43;
  return { x: (file - (n - 1) / 2) * wide, y: rank * deep + front + r * 1.12, r };
}

/** The sign of the arm stands in the middle of what the figures of the first rank leave free. */
function sign(
  { files, ranks, figures }: BodyNow,
  { wide, deep, band }: { wide: number; deep: number; band: number },
): Point & { r: number } {
  const led = files * ranks > 1 && figures.some(({ rank }) => rank === 0);
  const figure = band + Math.min(wide, deep - band) * 0.9;
  const taken = led ? (ranks > 1 ? deep : Math.min(figure, deep * 0.6)) : band;
  const room = ranks * deep - taken;
  const r = Math.min(13, room * 0.46, files * wide * 0.46);
  return { x: 0, y: taken + room / 2, r: Math.max(r, 4.6) };
}

/** Those who run: so many bases, each turned as it likes, round the middle of where they stand. */
export function mobOf(sheet: PlaneSheet, body: BodyNow, seed: number): Point[][] {
  const [wide, deep] = [sheet.length(body.base[0]), sheet.length(body.base[1])];
  const next = chance([seed, modelsIn(body)], 90);
  return Array.from({ length: modelsIn(body) }, (_, n) => {
    const rank = Math.floor(n / Math.max(body.files, 1));
    const inRank = rank === body.ranks - 1 ? body.last : body.files;
    const x = ((n % Math.max(body.files, 1)) - (inRank - 1) / 2) * wide + (next() - 0.5) * wide * 0.34;
    const y = (rank + 0.5) * deep + (next() - 0.5) * deep * 0.34;
    const turn = (next() - 0.5) * 1.1;
    return corners(wide * 0.42, -deep * 0.42, deep * 0.42).map((point) => turned(point, turn, { x, y }));
  });
}

function turned({ x, y }: Point, by: number, at: Point): Point {
  const [sin, cos] = [Math.sin(by), Math.cos(by)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

/** A point of the frame of a unit, as it lies on the sheet. */
export function onSheet(
  sheet: PlaneSheet,
  { front, facing }: Pick<BodyNow, 'front' | 'facing'>,
  at: Point,
): Point {
  return turned(at, (sheet.angle(facing) * Math.PI) / 180, sheet.place(front));
}

/** The middle of a unit on the sheet. */
export function middleOf(sheet: PlaneSheet, { corners }: BodyNow): Point {
  const places = corners.map((corner) => sheet.place(corner));
  return {
    x: places.reduce((sum, { x }) => sum + x, 0) / 4,
    y: places.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

/** Points spread over a unit, close enough for a tag to keep clear of all of it. */
export function spread(sheet: PlaneSheet, { corners }: BodyNow): Point[] {
  const [a, b, c, d] = corners.map((corner) => sheet.place(corner)) as [Point, Point, Point, Point];
  const parts = [0, 0.5, 1];
  const between = (one: Point, other: Point, part: number): Point => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  });
  return parts.flatMap((across) =>
    parts.map((down) => between(between(a, b, across), between(d, c, across), down)),
  );
}
