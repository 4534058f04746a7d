// What the desk offers, and what a click means. No rule is known here: only what the server offers can be done.

import type { Action, Choice, ChoiceKind, Desk, Family, Pointed, Reach, Scene, Table } from '../lib/wire';
import { actsWith } from '../board/model';
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

/** The answers to the question; those that read the same are the same. */
export function answersOf(desk: Desk | null): Choice[] {
  return [...new Map(ofKind(desk, 'answer').map((choice) => [choice.text, choice])).values()];
}

/** The unit with which an element acts; of one that is not on the board the one it belongs to. */
export function unitOf(table: Table, scene: Scene, element: number): number | undefined {
  const now = scene.elements.find((one) => one.element === element);
  return now ? actsWith(table, now) : table.elements[element]?.unit;
}

/** The only element of a unit: whatever it does, the unit does. */
export function soleElement(table: Table, scene: Scene, unit: number | null): number | null {
  const own = scene.elements.filter((one) => actsWith(table, one) === unit);
  return own.length === 1 ? (own[0]?.element ?? null) : null;
}

/** A commander who is attached to a unit is an element of it. */
export function hosted(table: Table, scene: Scene, selection: Selection): Selection {
  const host = scene.units[selection.unit ?? -1]?.host;
  if (host === undefined) return selection;
  const own = scene.elements.find((one) => table.elements[one.element]?.unit === selection.unit);
  return { unit: host, element: selection.element ?? own?.element ?? null };
}

/** Buttons of a unit: its steps, then its manoeuvres, then what its only element does. */
export function unitChoices(desk: Desk, unit: number, sole: number | null): Choice[] {
  const whole = [...ofKind(desk, 'move'), ...ofKind(desk, 'manoeuvre')];
  return [
    ...whole.filter((choice) => choice.unit === unit),
    ...(sole === null ? [] : elementChoices(desk, sole)),
  ];
}

/** Answers that name somebody on the board, and orders to other own units: a click on whom they name takes them. */
export function namedChoices(table: Table, desk: Desk, selection: Selection): Choice[] {
  const own = ({ target }: Choice) =>
    table.units[table.elements[target ?? -1]?.unit ?? -1]?.side === desk.side;
  return [
    ...ofKind(desk, 'answer').filter(({ target }) => target !== null),
    ...ofKind(desk, 'manoeuvre').filter((choice) => choice.unit === selection.unit && own(choice)),
  ];
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
    ...(desk.moves ?? []).map((move) => move.unit),
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
  const unit = unitOf(table, scene, element);
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
  // What concerns an element names one, what concerns a unit stands for all of it.
  const named = namedChoices(table, desk, selection).filter((choice) =>
    choice.element === null
      ? choice.target !== null && unitOf(table, scene, choice.target) === unit
      : choice.target === element,
  );
  if (named.length > 0) return offer(named);
  const acting = selection.element ?? soleElement(table, scene, selection.unit);
  if (acting !== null && acting !== element) {
    const meant = attackChoices(desk, acting).filter((choice) => choice.target === element);
    if (meant.length > 0) return offer(meant);
    // Somebody may step where a comrade stands that is to leave, or changes places with him.
    const steps = at ? elementChoices(desk, acting).filter(leadsTo(at)) : [];
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
  const { table, scene, desk, selection, reach, family } = moment;
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
  const choices = unitChoices(desk, selection.unit, soleElement(table, scene, selection.unit));
  const meant = choices.filter(leadsTo(field));
  if (meant.length > 0) return offer(meant);
  if (choices.length === 0) return { kind: 'select', selection: NOTHING };
  return { kind: 'point', pointed: { unit: selection.unit, element: null, to: field, target: null } };
}

/** An element was drawn onto another, or onto a field. */
export function drag(moment: Moment, from: number, to: { element?: number; field?: Field }): Intent {
  const unit = unitOf(moment.table, moment.scene, from);
  if (unit === undefined || moment.table.units[unit]?.side !== moment.desk.side) return { kind: 'none' };
  const whole = attackChoices(moment.desk, from).length === 0 && actsAsWhole(moment.desk, unit);
  const alone = !whole || moment.selection.element === from;
  const selection = { unit, element: alone ? from : null };
  const reach = moment.reach?.unit === unit ? moment.reach : null;
  const held = { ...moment, selection, reach };
  if (to.element !== undefined) {
    if (whole) {
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

/** Fields to highlight for the selection; `acting`: the selected element, or the only one of the selected unit. */
export function openFields(desk: Desk, selection: Selection, acting: number | null): Field[] {
  const whole = selection.element === null && selection.unit !== null ? ofKind(desk, 'move') : [];
  const choices = [
    ...whole.filter((choice) => choice.unit === selection.unit),
    ...(acting === null ? [] : elementChoices(desk, acting)),
  ];
  return choices.flatMap((choice) => (choice.to ? [choice.to] : []));
}

/** Elements that a click attacks or supports: with the selected element, or with anybody. */
export function clickable(desk: Desk, kind: 'target' | 'support', selection: Selection): number[] {
  const choices = ofKind(desk, kind).filter(
    (choice) => selection.element === null || choice.element === selection.element,
  );
  return [...new Set(choices.flatMap((choice) => choice.target ?? []))];
}

/** Those of the actions that place somebody or prepare it, without the end of the set-up. */
export function placements(actions: Action[], desk: Desk): Action[] {
  const offered = new Set([...desk.families, ...ofKind(desk, 'manoeuvre')].map(({ action }) => action.do));
  return actions.filter((action) => offered.has(action.do));
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
  const [hit, ...others] = new Set(ofKind(desk, 'answer').map((choice) => choice.element));
  if (hit !== undefined && hit !== null && others.length === 0) return { unit: desk.unit, element: hit };
  const units = ableUnits(desk);
  if (before.unit !== null && units.includes(before.unit)) {
    const stillAble = before.element !== null && ableElements(desk).includes(before.element);
    return { unit: before.unit, element: stillAble ? before.element : null };
  }
  if (desk.unit !== null) return { unit: desk.unit, element: null };
  // Where nobody moves there is nothing to choose on the board: the first one's buttons show what is meant.
  const still =
    ofKind(desk, 'move', 'element', 'target').length === 0 && ofKind(desk, 'manoeuvre').length > 0;
  return units.length === 1 || still ? { unit: units[0] ?? null, element: null } : NOTHING;
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
