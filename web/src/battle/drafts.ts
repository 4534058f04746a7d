// Orders chosen but not yet sent. They survive a reload of the page, in this tab only.

import type { Action, Choice, Desk } from '../lib/wire';
import { ofKind, sameAction } from './choices';

/** The id of the order, by unit. */
export type Drafts = Record<number, string>;

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
    const kept = Object.entries(read).filter(
      ([unit, order]) => /^\d+$/.test(unit) && typeof order === 'string',
    );
    return Object.fromEntries(kept) as Drafts;
  } catch {
    return {};
  }
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

/** Only what the desk still offers. */
export function pruned(drafts: Drafts, desk: Desk): Drafts {
  const offered = ofKind(desk, 'order');
  const kept = Object.entries(drafts).filter(([unit, order]) => orderChoice(offered, Number(unit), order));
  return Object.fromEntries(kept);
}

function orderChoice(choices: Choice[], unit: number, order: string): Choice | undefined {
  return choices.find((choice) => choice.unit === unit && choice.order === order);
}

/** The drafts as actions, in the order of the desk's units. */
export function draftActions(drafts: Drafts, desk: Desk): Action[] {
  return ofKind(desk, 'order')
    .filter((choice) => choice.unit !== null && drafts[choice.unit] === choice.order)
    .map((choice) => choice.action);
}

/** The orders among suggested actions. */
export function draftsFrom(actions: Action[], desk: Desk): Drafts {
  const drafts: Drafts = {};
  for (const choice of ofKind(desk, 'order')) {
    if (
      choice.unit !== null &&
      choice.order !== null &&
      actions.some((action) => sameAction(action, choice.action))
    ) {
      drafts[choice.unit] = choice.order;
    }
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
