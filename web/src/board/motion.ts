// How long things move. With reduced motion nothing does: positions jump and the log tells.

const STEP = 140;
const INCH_TIME = 90;
const LONGEST = 1200;
export const FADE = 220;
export const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Milliseconds for a way of so many fields; a turn on the spot takes as long as a step. */
export function moveTime(fields: number): number {
  return still() ? 0 : Math.min(Math.max(fields, 1) * STEP, LONGEST);
}

/** Milliseconds for a way over a table, in thousandths of an inch. */
export function glideTime(mils: number): number {
  return still() ? 0 : Math.min(Math.max((mils / 1000) * INCH_TIME, STEP), LONGEST);
}

export function fadeTime(): number {
  return still() ? 0 : FADE;
}

/** The angle equal to `to` that is the shortest turn from `from`. */
export function nearestAngle(from: number, to: number): number {
  return from + ((((to - from + 180) % 360) + 360) % 360) - 180;
}
