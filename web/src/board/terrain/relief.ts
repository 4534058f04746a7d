// Hills: a tint and a contour for each step of height, hachures downhill, and teeth where the ground falls by two
// steps or more at once.

import { short, type Field, type Point } from '../hex';
import type { Sheet } from '../sheet';
import { along, outline, place, smooth, type Mark, type Outline } from './area';
import { inks, type Ink, type Look } from './ink';
import type { Land } from './land';

/** The contour of the first step lies so far inside its fields. */
const INSET = 1.5;
/** Contours that run along the same sides stay so far apart: the steps of a cliff can be counted. */
const APART = 4.2;
/** Hills are rounder than the fields they are made of. */
const EASE = 0.22;
const PITCH = 4.3;
const LONG = 8.6;
const BRIEF = 5.4;
const TINTS: readonly Look[] = ['h1', 'h2', 'h3'];

export type Relief = {
  tints: Ink[];
  lines: Ink[];
  /** The height of each plateau, printed on one of its fields. */
  spots: (Point & { step: number })[];
};

export function relief(sheet: Sheet): Relief {
  const { land } = sheet;
  const fields = land.where(({ step = 0 }) => step > 0);
  const highest = fields.reduce((most, field) => Math.max(most, land.height(field)), 0);
  const tints: Ink[] = [];
  let [contours, hachures, cliffs] = ['', '', ''];
  for (let step = 1; step <= highest; step += 1) {
    const shape = outline(
      sheet,
      fields.filter((field) => land.height(field) >= step),
      { inset: INSET + APART * (step - 1), ease: EASE },
    );
    const d = smooth(shape);
    tints.push({ look: TINTS[Math.min(step, TINTS.length) - 1] ?? 'h3', d });
    contours += d;
    hachures += hachure(land, shape, step);
    cliffs += teeth(land, shape, step);
  }
  return {
    tints,
    lines: inks(['hachure', hachures], ['cliff', cliffs], ['contour', contours]),
    spots: plateaus(sheet).map(({ field, step }) => ({ ...sheet.centre(field), step })),
  };
}

/** By how much the ground falls at a place of the contour of `step`, which has to be the uppermost there. */
function fall(land: Land, { inside, outside }: Mark, step: number): number {
  const height = land.height(inside);
  return height === step ? height - land.height(outside) : 0;
}

function hachure(land: Land, shape: Outline, step: number): string {
  return along(shape, PITCH)
    .flatMap((ring) =>
      ring.map((mark, i) => {
        if (fall(land, mark, step) !== 1) return '';
        const length = i % 2 === 0 ? LONG : BRIEF;
        return `M${place(mark)}l${short(mark.out.x * length)} ${short(mark.out.y * length)}`;
      }),
    )
    .join('');
}

function teeth(land: Land, shape: Outline, step: number): string {
  return along(shape, PITCH)
    .flatMap((ring) =>
      ring.map((mark) => {
        const steps = fall(land, mark, step);
        if (steps < 2) return '';
        const length = APART * (steps - 1) + BRIEF;
        const wide = { x: -mark.out.y * 1.5, y: mark.out.x * 1.5 };
        const foot = { x: mark.x - wide.x, y: mark.y - wide.y };
        const tip = { x: mark.x + mark.out.x * length, y: mark.y + mark.out.y * length };
        return `M${place(foot)}L${place(tip)}L${place({ x: mark.x + wide.x, y: mark.y + wide.y })}Z`;
      }),
    )
    .join('');
}

/** One field for each connected piece of ground of one height above the plain: the one nearest to its middle. */
export function plateaus(sheet: Sheet): { field: Field; step: number }[] {
  const { land } = sheet;
  const seen = new Set<string>();
  return land.fields.flatMap((start) => {
    const step = land.height(start);
    if (step === 0 || seen.has(start.join())) return [];
    const piece = connected(sheet, start, seen);
    const mid = piece.reduce(
      (sum, field) => {
        const { x, y } = sheet.centre(field);
        return { x: sum.x + x / piece.length, y: sum.y + y / piece.length };
      },
      { x: 0, y: 0 },
    );
    const far = (field: Field) => {
      const { x, y } = sheet.centre(field);
      return Math.hypot(x - mid.x, y - mid.y);
    };
    const field = piece.reduce((best, next) => (far(next) < far(best) - 0.01 ? next : best), start);
    return [{ field, step }];
  });
}

function connected(sheet: Sheet, start: Field, seen: Set<string>): Field[] {
  const { land } = sheet;
  const step = land.height(start);
  const piece: Field[] = [];
  const open = [start];
  seen.add(start.join());
  for (let field = open.pop(); field; field = open.pop()) {
    piece.push(field);
    for (let side = 0; side < 6; side += 1) {
      const next = sheet.neighbour(field, side);
      if (!next || seen.has(next.join()) || land.height(next) !== step) continue;
      seen.add(next.join());
      open.push(next);
    }
  }
  return piece;
}
