// Orders chosen but not yet sent. They survive a reload of the page, in this tab only.

import type { Action, Desk } from '../lib/wire';
import { ofKind, sameAction } from './choices';

/** The ids of the orders, by unit: one for each marker, in the order in which they were chosen. */
export type Drafts = Record<number, string[]>;

export function draftKey(battle: string, side: string, round: number): string {
  return `walstatt.orders.${battle}.${side}.${round}`;
}

export function loadDrafts(store: Pick<Storage, 'getItem'>, key: string): Drafts {
  let text: string | null;
  try {
    text = store.getItem(key);
  } catch {
    return {};
  }
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const kept = Object.entries(read).filter(([unit, orders]) => /^\d+$/.test(unit) && areOrders(orders));
    return Object.fromEntries(kept) as Drafts;
  } catch {
    return {};
  }
}

function areOrders(read: unknown): boolean {
  return Array.isArray(read) && read.length > 0 && read.every((order) => typeof order === 'string');
}

export function saveDrafts(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  drafts: Drafts,
): void {
  try {
    if (Object.keys(drafts).length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(drafts));
  } catch {
    // Forbidden or full: the drafts last as long as the page.
  }
}

/** Only what the desk still offers, and of each unit no more than it may have. */
export function pruned(drafts: Drafts, desk: Desk, most: (unit: number) => number): Drafts {
  const kept: Drafts = {};
  for (const unit of orderedUnits(desk)) {
    const offered = (drafts[unit] ?? []).filter((order) => offers(desk, unit, order)).slice(0, most(unit));
    if (offered.length > 0) kept[unit] = offered;
  }
  return kept;
}

export function offers(desk: Desk | null, unit: number, order: string): boolean {
  return ofKind(desk, 'order').some((choice) => choice.unit === unit && choice.order === order);
}

/**
 * The orders of a unit once this one was chosen. A second choice takes it back where there may be several; where there
 * is no room for one more, the one that was chosen first goes.
 */
export function chosen(orders: readonly string[], order: string, most: number): string[] {
  if (most <= 1) return [order];
  if (orders.includes(order)) return orders.filter((one) => one !== order);
  return [...orders, order].slice(-most);
}

/** The drafts as actions, in the order of the desk's units. */
export function draftActions(drafts: Drafts, desk: Desk): Action[] {
  return ofKind(desk, 'order')
    .filter(({ unit, order }) => unit !== null && order !== null && drafts[unit]?.includes(order))
    .map((choice) => choice.action);
}

/** The orders among suggested actions. */
export function draftsFrom(actions: Action[], desk: Desk): Drafts {
  const drafts: Drafts = {};
  for (const { unit, order, action } of ofKind(desk, 'order')) {
    if (unit === null || order === null || !actions.some((one) => sameAction(one, action))) continue;
    drafts[unit] = [...(drafts[unit] ?? []), order];
  }
  return drafts;
}

/** Units that may get an order, in the order of the desk. */
export function orderedUnits(desk: Desk): number[] {
  return [...new Set(ofKind(desk, 'order').flatMap((choice) => choice.unit ?? []))];
}

/** The next unit without an order, after the given one; else simply the next one. */
export function nextUnit(units: number[], drafts: Drafts, after: number | null): number | null {
  const start = after === null ? -1 : units.indexOf(after);
  const turned = [...units.slice(start + 1), ...units.slice(0, start + 1)];
  return turned.find((unit) => drafts[unit] === undefined) ?? (after === null ? (units[0] ?? null) : after);
}
