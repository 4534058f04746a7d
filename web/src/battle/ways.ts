// The tree of steps a unit can take, and which of them a field stands for.

import type { Action, Reach, Way } from '../lib/wire';
import { distinct, fromMiddle, sameField, type Field } from './fields';

/** Every field that somebody of the unit can get to. */
export function reachable(reach: Reach): Field[] {
  return distinct(reach.ways.flatMap((way) => way.ghosts.map((ghost) => ghost.at)));
}

/** Those of them where nobody of the unit stands yet: a click there means the unit, not a way. */
export function openWays(reach: Reach, standing: Field[]): Field[] {
  return reachable(reach).filter((field) => !standing.some((one) => sameField(one, field)));
}

/** The steps that lead to a way, the first first, itself last. */
export function stepsTo(reach: Reach, index: number): Way[] {
  const steps: Way[] = [];
  for (let at: number | null = index; at !== null;) {
    const way: Way | undefined = reach.ways[at];
    // A way comes after the one it continues; anything else would be a circle.
    if (!way || steps.length > reach.ways.length) return [];
    steps.unshift(way);
    at = way.after;
  }
  return steps;
}

/** The way that a click on the field means: the shortest that covers it, and of these the one that centres on it. */
export function wayTo(reach: Reach, field: Field): number | null {
  let best: { index: number; steps: number; off: number; points: number } | null = null;
  for (const [index, way] of reach.ways.entries()) {
    if (!way.ghosts.some((ghost) => sameField(ghost.at, field))) continue;
    const off = fromMiddle(
      field,
      way.ghosts.map((ghost) => ghost.at),
    );
    const here = { index, steps: stepsTo(reach, index).length, off, points: way.points };
    if (!best || better(here, best)) best = here;
  }
  return best?.index ?? null;
}

type Ranked = { steps: number; off: number; points: number };

function better(one: Ranked, other: Ranked): boolean {
  if (one.steps !== other.steps) return one.steps < other.steps;
  if (Math.abs(one.off - other.off) > 1e-9) return one.off < other.off;
  return one.points > other.points;
}

export function actionsTo(reach: Reach, index: number): Action[] {
  return stepsTo(reach, index).map((way) => way.action);
}

/** The steps of whoever ends on the field, with the points left after each. */
export function trail(reach: Reach, index: number, field: Field): { at: Field; label: string }[] {
  const steps = stepsTo(reach, index);
  const walker = steps.at(-1)?.ghosts.find((ghost) => sameField(ghost.at, field))?.element;
  return steps.flatMap((step) => {
    const ghost = step.ghosts.find((one) => one.element === walker);
    return ghost ? [{ at: ghost.at, label: String(step.points) }] : [];
  });
}
