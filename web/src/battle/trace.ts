// The last move, as a trail on the board.

import type { Scene } from '../lib/wire';
import { sameField, type Field } from './fields';

export type Step = { element: number; from: Field; to: Field };

/** Who stands elsewhere than before. A move that goes on keeps where it began; another begins anew. */
export function trace(before: Scene, after: Scene, last: Step[]): Step[] {
  const places = new Map(before.elements.map((one) => [one.element, one.at]));
  const moved = after.elements.flatMap(({ element, at }): Step[] => {
    const from = places.get(element);
    return from && !sameField(from, at) ? [{ element, from, to: at }] : [];
  });
  if (moved.length === 0) return last;
  const began = new Map(last.map((step) => [step.element, step.from]));
  const goesOn = moved.some((step) => began.has(step.element));
  return goesOn ? moved.map((step) => ({ ...step, from: began.get(step.element) ?? step.from })) : moved;
}
