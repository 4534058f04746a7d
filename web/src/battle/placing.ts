// Placing units: what a family of placements means on a field, and how a unit is carried there.

import { actsWith } from '../board/model';
import type { Action, Family, Ghost, Scene, Table } from '../lib/wire';
import type { Intent } from './choices';
import { fromMiddle, sameField, type Field } from './fields';

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

export function fits(family: Family, field: Field): boolean {
  return family.fields.some((one) => sameField(one, field));
}

/** The field that places the unit so that the element comes to stand where it is wanted. */
export function anchorFor({ shape }: Family, element: number, wanted: Field): Field {
  const [q, r] = shape.find((ghost) => ghost.element === element)?.at ?? [0, 0];
  return [wanted[0] - q, wanted[1] - r];
}

/** Whoever carries a unit by one of its elements puts it down with that element on the field. */
export function placeHeld(family: Family, element: number, wanted: Field): Intent {
  const field = anchorFor(family, element, wanted);
  if (fits(family, field)) return { kind: 'place', family, field };
  return { kind: 'point', pointed: { unit: family.unit, element: family.element, to: field, target: null } };
}

/** The element by which a unit is carried that stands nowhere yet: the one in its middle. */
export function middleOf({ shape }: Family): number | null {
  const places = shape.map((ghost) => ghost.at);
  const off = (ghost: Ghost) => fromMiddle(ghost.at, places);
  return shape.toSorted((one, other) => off(one) - off(other))[0]?.element ?? null;
}

/** The placement in which the unit stands now. */
export function standingIn(families: Family[], table: Table, scene: Scene, unit: number): Family | null {
  const own = scene.elements.filter((one) => actsWith(table, one) === unit);
  const stands = (family: Family): boolean => {
    const [first] = family.shape;
    const at = own.find((one) => one.element === first?.element)?.at;
    if (!first || !at || own.length !== family.shape.length) return false;
    return placed(family, anchorFor(family, first.element, at)).every((ghost) =>
      own.some(
        (one) => one.element === ghost.element && one.facing === ghost.facing && sameField(one.at, ghost.at),
      ),
    );
  };
  return families.find((family) => family.unit === unit && stands(family)) ?? null;
}

/** Own units that still have to be placed: those that stand nowhere, in the set-up or when they arrive. */
export function toPlace(table: Table, scene: Scene, side: string | null): number[] {
  const away = table.units.filter((info) => {
    const now = scene.units[info.unit];
    return info.side === side && now?.alive === 0 && now.host === undefined;
  });
  const marching = (unit: number) => (scene.units[unit]?.waiting ?? 0) > 0;
  const units = away.map((info) => info.unit);
  return scene.phase === 'setup' ? units.filter((unit) => !marching(unit)) : units.filter(marching);
}
