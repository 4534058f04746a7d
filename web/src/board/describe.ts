// The board in words, for those who listen and for those who rest the pointer on a field.

import { t } from '../lib/words.svelte';
import type { ElementNow, Scene, Table } from '../lib/wire';
import { groundWords } from './ground';
import { key, type Field } from './hex';
import { aliveOf, markersShown, unitOf, type Sight, type UnitShown } from './model';
import type { Sheet } from './sheet';

/** `Feld J9`. */
export function fieldWords(sheet: Sheet, field: Field): string {
  return t('board-field', { name: sheet.name(field) });
}

/** `Front Nord`. */
export function facingWords(facing: number): string {
  return t('board-facing', { facing });
}

/** What stands on the base besides soldiers: `Anführer`, `2 von 3 Trefferpunkten`. */
export function figureWords(
  table: Table,
  { figure, hit_points: hits, element, with: host }: ElementNow,
): string[] {
  const stars = figure === 'commander' ? unitOf(table, element)?.stars : undefined;
  const said = [
    figure ? (table.figures?.find(({ id }) => id === figure)?.name ?? t(`board-figure-${figure}`)) : null,
    stars ? t('board-stars', { stars }) : null,
    host === undefined ? null : t('board-attached', { unit: table.units[host]?.name ?? '' }),
    hits ? t('board-hit-points', { left: hits.left, total: hits.total }) : null,
  ];
  return said.filter((one) => one !== null);
}

/** `Ordensritter 3, Imperium, Feld J9, Front Nord`. */
export function elementWords(table: Table, sheet: Sheet, now: ElementNow): string {
  const unit = unitOf(table, now.element);
  return [
    table.elements[now.element]?.name,
    ...figureWords(table, now),
    unit && table.sides[unit.side === 'b' ? 'b' : 'a'].name,
    fieldWords(sheet, now.at),
    facingWords(now.facing),
    now.hit ? t('board-hit') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Angriff`, `verdeckt`, `keiner`; nothing in a system without orders and for commanders, who need none. */
export function orderName(table: Table, { info, now }: UnitShown, draft?: string): string | null {
  if (table.orders.length === 0 || info.stars !== undefined) return null;
  const { state, letters, count } = markersShown(table, now, draft);
  if (state === 'hidden' && count > 1) return t('board-order-hidden-several', { count });
  const names = letters.map((letter) => table.orders.find((one) => one.letter === letter)?.name ?? letter);
  return t(`board-order-${state}`, { order: names.join(t('board-order-or')) });
}

const SPELLS = ['iron-skin', 'blood-song', 'leaden-limbs', 'veil-of-mist'];

export function badgeWords(state: string): string {
  const spell = /^spell-(.+)$/.exec(state)?.[1]?.replaceAll('_', '-');
  if (spell === undefined) return t(`board-badge-${state}`);
  return SPELLS.includes(spell) ? t(`board-badge-spell-${spell}`) : t('board-badge-spell');
}

/** Everything the tag of a unit shows. The formation says already what some badges repeat. */
export function unitWords(table: Table, unit: UnitShown, draft?: string): string {
  const order = orderName(table, unit, draft);
  return [
    unit.info.name,
    table.sides[unit.info.side === 'b' ? 'b' : 'a'].name,
    strengthWords(unit),
    ...unit.commanders.map((chief) => commanderWords(chief.name, chief.stars)),
    order === null ? null : t('board-order', { order }),
    unit.now.formation_text,
    ...unit.now.badges.filter((state) => state !== unit.now.formation).map(badgeWords),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `mit Befehlshaber Barrach, 3 Sterne`. */
export function commanderWords(name: string, stars = 0): string {
  return t('board-with-commander', { name, stars });
}

/** A commander has no strength but his rank. */
export function strengthWords({ info, now }: UnitShown): string {
  if (info.stars !== undefined) return t('board-stars', { stars: info.stars });
  const here = t('board-strength', { alive: aliveOf(now), start: info.strength });
  return now.waiting ? `${here}, ${t('board-waiting', { count: now.waiting })}` : here;
}

/** What can be seen of an element; nothing where nobody looks at it. */
export function sightWords(sheet: Sheet, sight: Sight | null, element: number): string | null {
  const seen = sight?.sections.find((one) => one.element === element);
  if (!seen) return null;
  const { visible, size, blocker } = seen;
  const said = t('board-sight', { visible, size });
  return blocker ? `${said}, ${t('board-sight-blocked', { name: sheet.name(blocker) })}` : said;
}

/** What a field holds and what can be done with it. */
export function spotWords(
  table: Table,
  scene: Scene,
  sheet: Sheet,
  field: Field,
  offers: {
    reach: ReadonlySet<number>;
    targets: readonly number[];
    friends: readonly number[];
    sight?: Sight | null;
  },
): string {
  const element = scene.elements.find(({ at }) => key(at) === key(field));
  const said = [element ? elementWords(table, sheet, element) : fieldWords(sheet, field)];
  said.push(...groundWords(table, sheet, field));
  const seen = element && sightWords(sheet, offers.sight ?? null, element.element);
  if (seen) said.push(seen);
  if (element && offers.targets.includes(element.element)) said.push(t('board-is-target'));
  if (element && offers.friends.includes(element.element)) said.push(t('board-is-friend'));
  if (offers.reach.has(key(field))) said.push(t('board-is-reach'));
  return said.join(', ');
}
