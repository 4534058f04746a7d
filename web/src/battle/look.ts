// Small things about how sides, units and numbers are named.

import { hexesOf } from '../lib/ground';
import type { LogEvent, Scene, Sides, Table, Word } from '../lib/wire';

export type Colour = 'a' | 'b';

/** The own side is always drawn in the colours of side a. */
export function colourOf(side: string, home: Colour): Colour {
  return side === home ? 'a' : 'b';
}

export function sideName(table: Table, side: string): string {
  return side === 'a' ? table.sides.a.name : table.sides.b.name;
}

/** The part of an element's name that tells it from its comrades: `3` of `Berserker 3`; of commanders their rank. */
export function elementMark(table: Table, element: number): string {
  const info = table.elements[element];
  if (!info) return '';
  const { name: unit = '', stars = 0 } = table.units[info.unit] ?? {};
  if (stars > 0) return '★'.repeat(stars);
  return info.name.startsWith(`${unit} `) ? info.name.slice(unit.length + 1) : info.name;
}

export function phaseName(table: Table, scene: Scene): string | null {
  return table.phases.find((phase) => phase.id === scene.phase)?.name ?? null;
}

export function orderLetter(table: Table, order: string): string {
  return table.orders.find((one) => one.id === order)?.letter ?? '';
}

/** The order of a unit, as far as the viewer knows it. */
export function orderOf(scene: Scene, unit: number): string | null {
  const order = scene.units[unit]?.order;
  return order?.state === 'open' || order?.state === 'secret' ? order.order : null;
}

/** A value of the card that belongs to an order: its movement points. */
export function pointsWith(table: Table, unit: number, order: string): string | null {
  return table.units[unit]?.values.find((value) => value.id === `points_${order}`)?.value ?? null;
}

export function percent(chances: number, faces: number): number {
  return faces > 0 ? Math.round((100 * Math.max(0, Math.min(chances, faces))) / faces) : 0;
}

/** Tests of two dice that are added: their chances are counted over both. */
const ADDED = ['tested', 'rerolled'];

/** Out of how many equally likely falls of the dice the chances of an event are counted. */
export function outOf({ event, dice }: LogEvent): number {
  const faces = dice.map((die) => die.faces);
  return ADDED.includes(event) ? faces.reduce((all, one) => all * one, 1) : (faces[0] ?? 0);
}

/** The printed names of fields, by `q,r`. */
export function fieldNames(table: Table): Map<string, string> {
  const names = new Map<string, string>();
  for (const row of hexesOf(table).rows) {
    for (const [n, name] of row.names.entries()) names.set(`${row.q + n},${row.r}`, name);
  }
  return names;
}

/** When the battle ends at the latest, as the table says it. */
export function roundLimit(table: Table): Word | null {
  return table.house.find(({ id }) => id === 'round_limit') ?? null;
}

/** How many points the sides have; nobody has earned any before the battle. */
export function scoreOf(scene: Scene | null): Sides<number> | null {
  return scene?.phase === 'setup' ? null : (scene?.score ?? null);
}
