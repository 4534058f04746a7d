// The table in words: where units stand, which way they look, and what lies on the ground.

import type { PlaneTable, Spot } from '../../lib/ground';
import { inches } from '../../lib/inches';
import type { Scene, Table } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { badgeWords } from '../describe';
import { isSingle, type PlaneUnit } from './body';
import { inside } from './geometry';
import { isLine, ringOf } from './forms';
import type { PlaneSheet } from './sheet';

/** The eight directions of the compass, from east against the clock. */
export function compass(facing: number): number {
  return Math.round((((facing % 36000) + 36000) % 36000) / 4500) % 8;
}

/** `Front Nordost`. */
export function facingWords(facing: number): string {
  return t('plane-facing', { facing: compass(facing) });
}

/** `bei 12,5″ Ost, 8″ Nord`. */
export function spotWords([x, y]: Spot): string {
  return t('plane-spot', { x: inches(x), y: inches(y) });
}

/** `20 von 25 Modellen`, or the wounds of a single model. */
export function strengthWords({ info, now }: Pick<PlaneUnit, 'info' | 'now'>): string {
  const { wounds } = now;
  const models = t('plane-models', { alive: now.alive, start: info.strength });
  if (!wounds || wounds.total < 2) return models;
  const left = t('plane-wounds', { left: wounds.left, total: wounds.total });
  return info.strength === 1 ? left : `${models}, ${left}`;
}

/** `4 Rotten, 3 Glieder`; of a mob and of single models nothing. */
export function formationWords(body: PlaneUnit['body']): string | null {
  if (body.mob) return t('plane-mob');
  return isSingle(body)
    ? null
    : t('plane-formation', { files: body.files, ranks: body.ranks, last: body.last });
}

/** Everything the tag and the body of a unit show. */
export function planeWords(table: Table, { info, now, body }: PlaneUnit): string {
  return [
    info.name,
    table.sides[info.side === 'b' ? 'b' : 'a'].name,
    strengthWords({ info, now }),
    formationWords(body),
    body.mob ? null : facingWords(body.facing),
    ...figureWords(table, body),
    ...now.badges.filter((state) => !(body.mob && state === 'fleeing')).map(badgeWords),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Those who stand out: the command of a unit and characters with it, by name. */
export function figureWords(table: Table, { figures }: PlaneUnit['body']): string[] {
  return figures.map(({ kind, unit }) =>
    unit === null ? t(`plane-figure-${kind}`) : (table.units[unit]?.name ?? t(`plane-figure-${kind}`)),
  );
}

/** What lies on the ground at a place, the topmost first: `Wald: schwieriges Gelände`. */
export function groundAt(table: PlaneTable, sheet: PlaneSheet, spot: Spot): string[] {
  const at = sheet.place(spot);
  const lies = table.ground.pieces
    .filter(({ form }) => !isLine(form))
    .filter(({ form }) =>
      inside(
        ringOf(sheet, form).map(({ x, y }): Spot => [x, y]),
        [at.x, at.y],
      ),
    );
  return lies.toReversed().map(({ name, text }) => (text ? `${name}: ${text}` : name));
}

/** The declared charges in words. */
export function chargeWords(table: Table, scene: Scene): string[] {
  const nameOf = (unit: number) => table.units[unit]?.name ?? '';
  return (scene.charges ?? []).map(({ charger, target, reaction }) => {
    const names = { charger: nameOf(charger), target: nameOf(target) };
    if (reaction === null) return t('plane-charge', names);
    return t('plane-charge-reaction', { ...names, reaction: t(`plane-reaction-${reaction}`) });
  });
}
