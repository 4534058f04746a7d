// What the board shows of something that has not been done: by the pointer, or to be confirmed.

import type { Action, Choice, Desk, Family, Ghost, Reach, Scene } from '../lib/wire';
import { attackChoices, elementChoices } from './choices';
import { sameField, type Field } from './fields';
import { anchorFor, fits, placed } from './placing';
import { actionsTo, trail, wayTo } from './ways';

/** Where somebody would stand, whom they would touch, how they got there, and what would be left. */
export type Foreshown = {
  ghosts: Ghost[];
  contacts: [number, number][];
  path: { at: Field; label: string }[];
  points: number | null;
  manoeuvres: number | null;
};

export const NOTHING_SHOWN: Foreshown = {
  ghosts: [],
  contacts: [],
  path: [],
  points: null,
  manoeuvres: null,
};

/** The choice of the acting element that a click on the field would take. */
export function choiceAt(desk: Desk, scene: Scene, acting: number | null, field: Field): Choice | null {
  if (acting === null) return null;
  const under = scene.elements.find((one) => sameField(one.at, field))?.element;
  return (
    attackChoices(desk, acting).find((choice) => choice.target === under) ??
    elementChoices(desk, acting).find((choice) => choice.to && sameField(choice.to, field)) ??
    null
  );
}

export function choiceShown(choice: Choice): Foreshown {
  const { ghosts, contacts, points, manoeuvres } = choice;
  return { ghosts, contacts, path: [], points, manoeuvres };
}

/** A way of the unit, with the actions that go it. */
export type WayShown = Foreshown & { actions: Action[] };

export function wayAt(reach: Reach, field: Field): WayShown | null {
  const index = wayTo(reach, field);
  const way = index === null ? undefined : reach.ways[index];
  if (index === null || !way) return null;
  const { ghosts, contacts, points, manoeuvres } = way;
  const path = trail(reach, index, field);
  return { ghosts, contacts, path, points, manoeuvres, actions: actionsTo(reach, index) };
}

/** The unit put down on the field, by the element by which it is carried. */
export function placeAt(family: Family, field: Field, held: number | null): Foreshown | null {
  const at = held === null ? field : anchorFor(family, held, field);
  return fits(family, at) ? { ...NOTHING_SHOWN, ghosts: placed(family, at) } : null;
}
