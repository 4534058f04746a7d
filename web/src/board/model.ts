// The position put together for drawing: units with their elements, in the colours the viewer sees.

import type { ElementNow, Ghost, OrderNow, Scene, Table, UnitInfo, UnitNow } from '../lib/wire';
import { distance, key, same, type Field, type Point } from './hex';
import type { Sheet, Side } from './sheet';

export type UnitShown = {
  info: UnitInfo;
  now: UnitNow;
  /** The colour: the home side is always drawn as side a. */
  colour: Side;
  elements: ElementNow[];
};

export type Link = { from: number; to: number; kind: 'attack' | 'support' };
export type Trace = { element: number; from: Field; to: Field };
export type Waypoint = { at: Field; label: string };
export type Selected = { unit: number | null; element: number | null };

export function colourOf(side: string, home: Side): Side {
  return side === home ? 'a' : 'b';
}

/** The units that are seen on the board. */
export function unitsShown(table: Table, scene: Scene, home: Side): UnitShown[] {
  const elements = groupBy(scene.elements, ({ element }) => table.elements[element]?.unit ?? -1);
  return table.units.flatMap((info) => {
    const now = scene.units.find(({ unit }) => unit === info.unit);
    const own = elements.get(info.unit);
    return now && own ? [{ info, now, colour: colourOf(info.side, home), elements: own }] : [];
  });
}

export function elementsByField(scene: Scene): Map<number, ElementNow> {
  return new Map(scene.elements.map((element) => [key(element.at), element]));
}

export function unitOf(table: Table, element: number): UnitInfo | undefined {
  const unit = table.elements[element]?.unit;
  return table.units.find((info) => info.unit === unit);
}

/** The number or letter of an element within its unit: `3` of `Ordensritter 3`. Nothing that would not fit. */
export function elementMark(table: Table, element: number): string {
  const name = table.elements[element]?.name ?? '';
  const unit = unitOf(table, element)?.name ?? '';
  const rest = name.startsWith(`${unit} `) ? name.slice(unit.length + 1) : '';
  return rest.length <= 3 ? rest : '';
}

/** What the elements have declared, as lines from one to the other. */
export function declared(scene: Scene): Link[] {
  return scene.elements.flatMap(({ element, task }) =>
    task ? [{ from: element, to: task.element, kind: task.task }] : [],
  );
}

/** What is noted but not carried out, with what is shown beside it taking its place. */
export function ghostsShown(scene: Scene, more: readonly Ghost[]): Ghost[] {
  const replaced = new Set(more.map(({ element }) => element));
  return [
    ...scene.elements.flatMap(({ plan }) => (plan && !replaced.has(plan.element) ? [plan] : [])),
    ...more,
  ];
}

/** The letter on the marker of an order. */
export function letterOf(table: Table, order: OrderNow): string | null {
  if (order.state !== 'open' && order.state !== 'secret') return null;
  return table.orders.find(({ id }) => id === order.order)?.letter ?? null;
}

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(points.length, 1), y: sum.y / Math.max(points.length, 1) };
}

/** The element that stands for its unit where there is no room for all: the one nearest to the middle. */
export function middleElement(sheet: Sheet, elements: readonly ElementNow[]): number | null {
  const places = elements.map(({ at }) => sheet.centre(at));
  const middle = mean(places);
  let best: { element: number; far: number } | null = null;
  for (const [i, { element }] of elements.entries()) {
    const place = places[i] as Point;
    const far = Math.hypot(place.x - middle.x, place.y - middle.y);
    if (!best || far < best.far - 0.01) best = { element, far };
  }
  return best?.element ?? null;
}

/** The units of which something changed its field or its facing, and the longest way in fields. */
export function moved(
  table: Table,
  before: ReadonlyMap<number, ElementNow>,
  now: readonly ElementNow[],
): { units: ReadonlySet<number>; longest: number } {
  const units = new Set<number>();
  let longest = 0;
  for (const { element, at, facing } of now) {
    const old = before.get(element);
    if (!old || (same(old.at, at) && old.facing === facing)) continue;
    units.add(table.elements[element]?.unit ?? -1);
    longest = Math.max(longest, distance(old.at, at));
  }
  return { units, longest };
}

/** In the order in which each group first appears. */
export function groupBy<Item, Key>(items: readonly Item[], by: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}
