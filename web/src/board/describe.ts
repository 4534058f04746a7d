// The board in words, for those who listen and for those who rest the pointer on a field.

import { t } from '../lib/words.svelte';
import type { ElementNow, Scene, Table } from '../lib/wire';
import { key, type Field } from './hex';
import { letterOf, unitOf, type UnitShown } from './model';
import type { Sheet } from './sheet';

/** `Feld J9`. */
export function fieldWords(sheet: Sheet, field: Field): string {
  return t('board-field', { name: sheet.name(field) });
}

/** `Front Nord`. */
export function facingWords(facing: number): string {
  return t('board-facing', { facing });
}

/** `Ordensritter 3, Imperium, Feld J9, Front Nord`. */
export function elementWords(table: Table, sheet: Sheet, now: ElementNow): string {
  const unit = unitOf(table, now.element);
  return [
    table.elements[now.element]?.name,
    unit && table.sides[unit.side === 'b' ? 'b' : 'a'].name,
    fieldWords(sheet, now.at),
    facingWords(now.facing),
    now.hit ? t('board-hit') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Angriff`, `verdeckt`, `keiner`; nothing in a system without orders. */
export function orderName(table: Table, { now }: UnitShown, draft?: string): string | null {
  if (table.orders.length === 0) return null;
  const letter = draft ?? letterOf(table, now.order);
  const order = table.orders.find((one) => one.letter === letter)?.name ?? '';
  return t(`board-order-${draft ? 'draft' : now.order.state}`, { order });
}

export function badgeWords(state: string): string {
  return t(`board-badge-${state}`);
}

/** Everything the tag of a unit shows. The formation says already what some badges repeat. */
export function unitWords(table: Table, unit: UnitShown, draft?: string): string {
  const order = orderName(table, unit, draft);
  return [
    unit.info.name,
    table.sides[unit.info.side === 'b' ? 'b' : 'a'].name,
    strengthWords(unit),
    order === null ? null : t('board-order', { order }),
    unit.now.formation_text,
    ...unit.now.badges.filter((state) => state !== unit.now.formation).map(badgeWords),
  ]
    .filter(Boolean)
    .join(', ');
}

export function strengthWords({ info, now }: UnitShown): string {
  return t('board-strength', { alive: now.alive, start: info.strength });
}

/** What a field holds and what can be done with it. */
export function spotWords(
  table: Table,
  scene: Scene,
  sheet: Sheet,
  field: Field,
  offers: { reach: ReadonlySet<number>; targets: readonly number[]; friends: readonly number[] },
): string {
  const element = scene.elements.find(({ at }) => key(at) === key(field));
  const said = [element ? elementWords(table, sheet, element) : fieldWords(sheet, field)];
  if (element && offers.targets.includes(element.element)) said.push(t('board-is-target'));
  if (element && offers.friends.includes(element.element)) said.push(t('board-is-friend'));
  if (offers.reach.has(key(field))) said.push(t('board-is-reach'));
  return said.join(', ');
}
