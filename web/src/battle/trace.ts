// The last move, as a trail on the board.

import { far } from '../board/plane/geometry';
import type { BodyNow, Scene } from '../lib/wire';
import { sameField, type Field } from './fields';

export type Step = { element: number; from: Field; to: Field };

/** Where a unit stood before it moved over a table. */
export type Trail = { unit: number; from: BodyNow };

/** The units that stand elsewhere than before. A move that goes on keeps where it began; another begins anew. */
export function trails(before: Scene, after: Scene, last: Trail[]): Trail[] {
  const moved = after.units.flatMap(({ unit, body }): Trail[] => {
    const from = before.units.find((one) => one.unit === unit)?.body;
    const stands = !from || !body || (far(from.front, body.front) < 1 && from.facing === body.facing);
    return stands ? [] : [{ unit, from }];
  });
  if (moved.length === 0) return last;
  const began = new Map(last.map((trail) => [trail.unit, trail.from]));
  const goesOn = moved.some(({ unit }) => began.has(unit));
  return goesOn ? moved.map(({ unit, from }) => ({ unit, from: began.get(unit) ?? from })) : moved;
}

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
