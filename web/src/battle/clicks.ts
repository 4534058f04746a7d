// What a click means on a table measured in inches, where whole units act. No rule is known here: only what the server
// offers can be done.

import type { Choice, Desk, Table } from '../lib/wire';
import { ofKind, type Intent, type Selection } from './choices';

const OWN_ACTS = ['order', 'move', 'manoeuvre', 'element', 'target', 'support'] as const;

/** What a unit can do, as buttons: what it does by itself, then what it does to others. */
export function unitOffers(desk: Desk, unit: number): Choice[] {
  const own = ofKind(desk, ...OWN_ACTS).filter((choice) => choice.unit === unit);
  return [...own.filter(({ target }) => target === null), ...own.filter(({ target }) => target !== null)];
}

/** Words for a button: whom a choice names, where its own words do not. */
export function labelOf(table: Table, { short, target }: Choice): string {
  const name = target === null ? undefined : table.units[target]?.name;
  return name === undefined || short.includes(name) ? short : `${short}: ${name}`;
}

/** Words for buttons side by side: where two of a kind would say the same, whole sentences say who does it. */
export function labelsOf(table: Table, choices: readonly Choice[]): string[] {
  const labels = choices.map((choice) => labelOf(table, choice));
  const twice = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const unclear = new Set(choices.filter((_, n) => twice(labels[n] ?? '')).map(({ icon }) => icon));
  return choices.map(({ icon, text }, n) => (unclear.has(icon) ? text : (labels[n] ?? text)));
}

/** What a click on a unit can mean while another is selected, or while a question is to be answered. */
export function meant(desk: Desk, selection: Selection, unit: number): Choice[] {
  return desk.choices.filter(
    (choice) =>
      choice.target === unit &&
      choice.kind !== 'end' &&
      (choice.unit === null || choice.unit === selection.unit || choice.kind === 'answer'),
  );
}

/** The units a click would name, enemies and friends. */
export function named(
  table: Table,
  desk: Desk,
  selection: Selection,
): { enemies: number[]; friends: number[] } {
  const all = [
    ...new Set(
      desk.choices.flatMap(({ target }) =>
        target !== null && meant(desk, selection, target).length > 0 ? [target] : [],
      ),
    ),
  ];
  const own = (unit: number) => table.units[unit]?.side === desk.side;
  return { enemies: all.filter((unit) => !own(unit)), friends: all.filter(own) };
}

/** Own units that something is offered for, in the order of their numbers. */
export function able(desk: Desk): number[] {
  const units = [
    ...ofKind(desk, ...OWN_ACTS).flatMap(({ unit }) => unit ?? []),
    ...(desk.moves ?? []).map(({ unit }) => unit),
  ];
  return [...new Set(units)].sort((one, other) => one - other);
}

export function clickUnit(table: Table, desk: Desk, selection: Selection, unit: number): Intent {
  const choices = meant(desk, selection, unit);
  const [first] = choices;
  if (first) return choices.length === 1 ? { kind: 'act', choice: first } : { kind: 'choose', choices };
  if (table.units[unit]?.side === desk.side) return { kind: 'select', selection: { unit, element: null } };
  // Somebody who could name others cannot name this one: the server says why.
  const names =
    selection.unit !== null && unitOffers(desk, selection.unit).some(({ target }) => target !== null);
  return names
    ? { kind: 'point', pointed: { unit: selection.unit, element: null, to: null, target: unit } }
    : { kind: 'inspect', unit };
}

/** Units that are aimed by pulling a line from them. */
export function aimed(desk: Desk | null): number[] {
  const units = [
    ...(desk?.moves ?? []).filter(({ gait }) => gait === 'aim').map(({ unit }) => unit),
    ...(desk?.choices ?? []).filter(({ icon }) => icon === 'aim').flatMap(({ unit }) => unit ?? []),
  ];
  return [...new Set(units)];
}
