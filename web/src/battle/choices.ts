// What the desk offers, and what a click means. No rule is known here: only what the server offers can be done.

import type {
  Action,
  Choice,
  ChoiceKind,
  Desk,
  Family,
  Ghost,
  Pointed,
  Reach,
  Scene,
  Table,
} from '../lib/wire';
import { sameField, type Field } from './fields';
import { wayTo } from './ways';

export type Selection = { unit: number | null; element: number | null };

export const NOTHING: Selection = { unit: null, element: null };

/** What a click comes to. */
export type Intent =
  | { kind: 'select'; selection: Selection }
  /** Only to look at its card. */
  | { kind: 'inspect'; unit: number }
  | { kind: 'act'; choice: Choice }
  /** The same click could mean several things. */
  | { kind: 'choose'; choices: Choice[] }
  /** Goes the way that leads to the field. */
  | { kind: 'way'; field: Field }
  | { kind: 'place'; family: Family; field: Field }
  /** Nothing that is offered: the server says why. */
  | { kind: 'point'; pointed: Pointed }
  | { kind: 'none' };

/** What is on the table when somebody clicks. */
export type Moment = {
  table: Table;
  scene: Scene;
  desk: Desk;
  selection: Selection;
  reach: Reach | null;
  /** The placement chosen for the selected unit. */
  family: Family | null;
};

export function ofKind(desk: Desk | null, ...kinds: ChoiceKind[]): Choice[] {
  return desk?.choices.filter((choice) => kinds.includes(choice.kind)) ?? [];
}

/** Buttons of a unit: its steps, then its manoeuvres. */
export function unitChoices(desk: Desk, unit: number): Choice[] {
  return [...ofKind(desk, 'move'), ...ofKind(desk, 'manoeuvre')].filter((choice) => choice.unit === unit);
}

/** What one element can do, except attacking. */
export function elementChoices(desk: Desk, element: number): Choice[] {
  return ofKind(desk, 'element').filter((choice) => choice.element === element);
}

/** Attacks and support of one element. */
export function attackChoices(desk: Desk, element: number): Choice[] {
  return ofKind(desk, 'target', 'support').filter((choice) => choice.element === element);
}

/** The elements of the own side that have something to do by themselves. */
export function ableElements(desk: Desk): number[] {
  const able = ofKind(desk, 'element', 'target', 'support').flatMap((choice) => choice.element ?? []);
  return [...new Set(able)];
}

/** Own units that something is offered for, in the order of the desk. */
export function ableUnits(desk: Desk): number[] {
  const units = [
    ...desk.choices.flatMap((choice) => choice.unit ?? []),
    ...desk.families.map((family) => family.unit),
  ];
  return [...new Set(units)];
}

/** Whether the unit acts as a whole, so that the first click selects all of it. */
export function actsAsWhole(desk: Desk, unit: number): boolean {
  return (
    ofKind(desk, 'move', 'manoeuvre', 'order').some((choice) => choice.unit === unit) ||
    desk.families.some((family) => family.unit === unit && family.element === null)
  );
}

export function clickElement(moment: Moment, element: number): Intent {
  const { table, scene, desk, selection, family } = moment;
  const unit = table.elements[element]?.unit;
  const side = unit === undefined ? undefined : table.units[unit]?.side;
  if (unit === undefined || side === undefined) return { kind: 'none' };
  const at = scene.elements.find((one) => one.element === element)?.at;

  // While units are placed, a click on one of the own picks it up again, or puts the selected one there.
  if (desk.families.length > 0 && side === desk.side) {
    const here = at && family?.unit === unit && family.fields.some((one) => sameField(one, at));
    return here
      ? { kind: 'place', family, field: at }
      : { kind: 'select', selection: { unit, element: null } };
  }
  if (selection.element !== null && selection.element !== element) {
    const meant = attackChoices(desk, selection.element).filter((choice) => choice.target === element);
    if (meant.length > 0) return offer(meant);
    // Somebody may step where a comrade stands that is to leave.
    const steps = at ? elementChoices(desk, selection.element).filter(leadsTo(at)) : [];
    if (steps.length > 0) return offer(steps);
  }
  return side === desk.side ? clickOwn(moment, unit, element) : clickEnemy(moment, unit, element);
}

function clickOwn({ table, desk, selection }: Moment, unit: number, element: number): Intent {
  const able = elementChoices(desk, element).length > 0 || attackChoices(desk, element).length > 0;
  if (!actsAsWhole(desk, unit)) {
    if (able) return { kind: 'select', selection: { unit, element } };
    const shooting = ofKind(desk, 'target').length > 0;
    const known = table.elements[element] !== undefined;
    // Somebody who cannot do what comrades can: say why.
    if (shooting && known && ableUnits(desk).includes(unit)) {
      return { kind: 'point', pointed: { unit, element, to: null, target: null } };
    }
    return { kind: 'inspect', unit };
  }
  if (selection.unit === unit && able && selection.element !== element) {
    return { kind: 'select', selection: { unit, element } };
  }
  return { kind: 'select', selection: { unit, element: null } };
}

function clickEnemy({ scene, desk, selection }: Moment, unit: number, element: number): Intent {
  if (selection.element !== null && attackChoices(desk, selection.element).length > 0) {
    return {
      kind: 'point',
      pointed: { unit: selection.unit, element: selection.element, to: null, target: element },
    };
  }
  const attackers = ofKind(desk, 'target').filter((choice) => choice.target === element);
  const idle = (choice: Choice) =>
    scene.elements.find((one) => one.element === choice.element)?.task === null;
  const best =
    attackers.find((choice) => choice.unit === selection.unit && idle(choice)) ??
    attackers.find((choice) => idle(choice)) ??
    attackers[0];
  if (best) return { kind: 'act', choice: best };
  return { kind: 'inspect', unit };
}

export function clickField(moment: Moment, field: Field): Intent {
  const { desk, selection, reach, family } = moment;
  if (family) {
    return family.fields.some((one) => sameField(one, field))
      ? { kind: 'place', family, field }
      : { kind: 'point', pointed: { unit: family.unit, element: family.element, to: field, target: null } };
  }
  if (selection.element !== null) {
    const meant = elementChoices(desk, selection.element).filter(leadsTo(field));
    if (meant.length > 0) return offer(meant);
    if (elementChoices(desk, selection.element).length > 0) {
      return { kind: 'point', pointed: { ...selection, to: field, target: null } };
    }
    return { kind: 'select', selection: NOTHING };
  }
  if (selection.unit === null) return { kind: 'none' };
  if (reach?.unit === selection.unit && wayTo(reach, field) !== null) return { kind: 'way', field };
  const meant = unitChoices(desk, selection.unit).filter(leadsTo(field));
  if (meant.length > 0) return offer(meant);
  if (unitChoices(desk, selection.unit).length === 0) return { kind: 'select', selection: NOTHING };
  return { kind: 'point', pointed: { unit: selection.unit, element: null, to: field, target: null } };
}

/** An element was drawn onto another, or onto a field. */
export function drag(moment: Moment, from: number, to: { element?: number; field?: Field }): Intent {
  const unit = moment.table.elements[from]?.unit;
  if (unit === undefined || moment.table.units[unit]?.side !== moment.desk.side) return { kind: 'none' };
  const whole = attackChoices(moment.desk, from).length === 0 && actsAsWhole(moment.desk, unit);
  const alone = !whole || moment.selection.element === from;
  const selection = { unit, element: alone ? from : null };
  const reach = moment.reach?.unit === unit ? moment.reach : null;
  const held = { ...moment, selection, reach };
  if (to.element !== undefined) {
    const of = moment.table.elements[to.element]?.unit;
    if (whole && of !== undefined) {
      const at = moment.scene.elements.find((one) => one.element === to.element)?.at;
      return at ? clickField(held, at) : { kind: 'none' };
    }
    return clickElement(held, to.element);
  }
  return to.field ? clickField(held, to.field) : { kind: 'none' };
}

function leadsTo(field: Field): (choice: Choice) => boolean {
  return (choice) => choice.to !== null && sameField(choice.to, field);
}

function offer(choices: Choice[]): Intent {
  const [first] = choices;
  if (!first) return { kind: 'none' };
  return choices.length === 1 ? { kind: 'act', choice: first } : { kind: 'choose', choices };
}

/** Fields to highlight for the selection. */
export function openFields(moment: Pick<Moment, 'desk' | 'selection' | 'family'>): Field[] {
  const { desk, selection, family } = moment;
  if (family) return family.fields;
  const choices =
    selection.element !== null
      ? elementChoices(desk, selection.element)
      : selection.unit !== null
        ? ofKind(desk, 'move').filter((choice) => choice.unit === selection.unit)
        : [];
  return choices.flatMap((choice) => (choice.to ? [choice.to] : []));
}

/** Elements that a click attacks or supports: with the selected element, or with anybody. */
export function clickable(desk: Desk, kind: 'target' | 'support', selection: Selection): number[] {
  const choices = ofKind(desk, kind).filter(
    (choice) => selection.element === null || choice.element === selection.element,
  );
  return [...new Set(choices.flatMap((choice) => choice.target ?? []))];
}

/** Those of the actions that only place somebody. */
export function placements(actions: Action[], desk: Desk): Action[] {
  return actions.filter((action) => desk.families.some((family) => family.action.do === action.do));
}

/** Whom the page selects by itself: the only unit that can go on, or the next element that has not declared. */
export function nextSelection(scene: Scene, desk: Desk, before: Selection): Selection {
  const attackers = new Set(ofKind(desk, 'target').flatMap((choice) => choice.element ?? []));
  const idle = scene.elements.filter((one) => attackers.has(one.element) && one.task === null);
  if (attackers.size > 0) {
    if (before.element !== null && idle.some((one) => one.element === before.element)) return before;
    const unitOf = (element: number) =>
      desk.choices.find((choice) => choice.element === element)?.unit ?? null;
    const next = idle.find((one) => unitOf(one.element) === before.unit) ?? idle[0];
    return next ? { unit: unitOf(next.element), element: next.element } : NOTHING;
  }
  const units = ableUnits(desk);
  if (before.unit !== null && units.includes(before.unit)) {
    const stillAble = before.element !== null && ableElements(desk).includes(before.element);
    return { unit: before.unit, element: stillAble ? before.element : null };
  }
  if (desk.unit !== null) return { unit: desk.unit, element: null };
  return units.length === 1 ? { unit: units[0] ?? null, element: null } : NOTHING;
}

/** The action that places somebody on the field. */
export function placement(family: Family, field: Field): Action {
  return { ...family.action, [family.field]: field };
}

/** Where they would stand. */
export function placed(family: Family, field: Field): Ghost[] {
  return family.shape.map((ghost) => ({
    ...ghost,
    at: [ghost.at[0] + field[0], ghost.at[1] + field[1]],
  }));
}

/** Choices under the names of the units they belong to, the others last. */
export function byUnit(desk: Desk): { unit: number | null; choices: Choice[] }[] {
  const groups = new Map<number | null, Choice[]>();
  for (const choice of desk.choices) {
    if (choice.kind === 'battle') continue;
    const own = choice.kind === 'end' ? null : choice.unit;
    groups.set(own, [...(groups.get(own) ?? []), choice]);
  }
  const named = [...groups].filter(([unit]) => unit !== null);
  const rest = groups.get(null);
  return [
    ...named.map(([unit, choices]) => ({ unit, choices })),
    ...(rest ? [{ unit: null, choices: rest }] : []),
  ];
}

/** What the unit does as a whole, and what each of its elements does. */
export function byElement(choices: Choice[]): {
  whole: Choice[];
  elements: { element: number; choices: Choice[] }[];
} {
  const whole = choices.filter((choice) => choice.element === null);
  const elements = [...new Set(choices.flatMap((choice) => choice.element ?? []))];
  return {
    whole,
    elements: elements.map((element) => ({
      element,
      choices: choices.filter((choice) => choice.element === element),
    })),
  };
}

/** Two actions are the same if they say the same. */
export function sameAction(a: Action, b: Action): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
  );
}
