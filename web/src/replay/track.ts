import type { Trace } from '../board/model';
import type { Frame, Scene } from '../lib/wire';

/** A stretch of frames in one phase of one round. */
export type Stretch = {
  round: number;
  phase: string;
  /** The first frame that shows a position in this phase. */
  start: number;
  /** The first frame of the next stretch. */
  end: number;
};

/** The stretches of a replay in their order; together they hold every frame once. */
export function stretches(frames: Frame[]): Stretch[] {
  const found: Stretch[] = [];
  frames.forEach(({ scene }, n) => {
    const last = found.at(-1);
    if (last && last.round === scene.round && last.phase === scene.phase) last.end = n + 1;
    else found.push({ round: scene.round, phase: scene.phase, start: n, end: n + 1 });
  });
  return found;
}

/** Where each round begins; the set-up is before the first. */
export function rounds(of: Stretch[]): Stretch[] {
  const played = of.filter(({ phase }) => phase !== 'setup');
  return played.filter(({ round }, n) => played[n - 1]?.round !== round);
}

/** The start of the phase before; within a phase, its own start. */
export function phaseBefore(of: Stretch[], at: number): number {
  return of.findLast(({ start }) => start < at)?.start ?? 0;
}

/** The start of the next phase; in the last one its last frame. */
export function phaseAfter(of: Stretch[], at: number): number {
  return of.find(({ start }) => start > at)?.start ?? (of.at(-1)?.end ?? 1) - 1;
}

/** What was done in one phase. A decision belongs to the phase in which it was made, not to the one it led to. */
export type Chapter = { round: number; phase: string; steps: number[] };

export function chapters(frames: Frame[]): Chapter[] {
  const found: Chapter[] = [];
  for (let n = 1; n < frames.length; n += 1) {
    const before = frames[n - 1];
    if (!before) continue;
    const { round, phase } = before.scene;
    const last = found.at(-1);
    if (last && last.round === round && last.phase === phase) last.steps.push(n);
    else found.push({ round, phase, steps: [n] });
  }
  return found;
}

/** Reads `#17`; anything else is the start. */
export function frameOf(hash: string, frames: number): number {
  const digits = /^#?(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? 0 : Math.min(Number(digits), Math.max(0, frames - 1));
}

/** How long a frame is shown at single speed, in milliseconds: longer where more is to be read. */
export function dwell(frame: Frame): number {
  const told = frame.events.filter(({ weight }) => weight !== 'detail').length;
  const dice = frame.events.filter((event) => event.dice.length > 0).length;
  return Math.min(4000, 900 + 120 * told + 280 * dice);
}

/**
 * The scene in which what an event tells of can be seen: the position after the decision, or the one before where
 * somebody it concerns is gone.
 */
export function sceneOf(frames: Frame[], at: number, event: number | null): Scene | undefined {
  const after = frames[at]?.scene;
  const before = frames[at - 1]?.scene;
  const told = event === null ? undefined : frames[at]?.events[event];
  if (!after || !before || !told) return after;
  const there = new Set(after.elements.map(({ element }) => element));
  return told.elements.every((element) => there.has(element)) ? after : before;
}

/** Who moved with the decision of a frame, and from where. */
export function moved(frames: Frame[], at: number): Trace[] {
  const before = new Map(frames[at - 1]?.scene.elements.map(({ element, at }) => [element, at]));
  return (frames[at]?.scene.elements ?? []).flatMap(({ element, at: to }) => {
    const from = before.get(element);
    return from && (from[0] !== to[0] || from[1] !== to[1]) ? [{ element, from, to }] : [];
  });
}
