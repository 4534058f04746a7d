// The position put together for drawing: units with their elements, in the colours the viewer sees.

import { hexesOf } from '../lib/ground';
import type { ElementNow, Ghost, OrderNow, Scene, Sides, Table, UnitInfo, UnitNow } from '../lib/wire';
import { distance, key, same, type Field, type Point } from './hex';
import type { Sheet, Side } from './sheet';

export type UnitShown = {
  info: UnitInfo;
  now: UnitNow;
  /** The colour: the home side is always drawn as side a. */
  colour: Side;
  /** Its own and those of commanders attached to it. */
  elements: ElementNow[];
  /** The commanders attached to it. */
  commanders: UnitInfo[];
};

/** What the tag of a unit shows. */
export type Tagged = Pick<UnitShown, 'info' | 'now' | 'colour' | 'commanders'>;

export type Link = { from: number; to: number; kind: 'attack' | 'support' };
export type Trace = { element: number; from: Field; to: Field };
export type Waypoint = { at: Field; label: string };
/** What somebody sees of others: how many sections of each, out of how many, and the field that hides the rest. */
export type Sight = {
  from: Field;
  sections: readonly { element: number; visible: number; size: number; blocker: Field | null }[];
};
export type Selected = { unit: number | null; element: number | null };

export function colourOf(side: string, home: Side): Side {
  return side === home ? 'a' : 'b';
}

/** The units that are seen on the board. A commander who is attached to a unit is part of it. */
export function unitsShown(table: Table, scene: Scene, home: Side): UnitShown[] {
  const elements = groupBy(scene.elements, (now) => actsWith(table, now));
  return table.units.flatMap((info) => {
    const now = scene.units.find(({ unit }) => unit === info.unit);
    const own = elements.get(info.unit);
    if (!now || !own) return [];
    const commanders = table.units.filter(({ unit }) => now.commanders?.includes(unit));
    return [{ info, now, colour: colourOf(info.side, home), elements: own, commanders }];
  });
}

/** The unit with which an element acts: its own, or the one a commander is attached to. */
export function actsWith(table: Table, now: Pick<ElementNow, 'element' | 'with'>): number {
  return now.with ?? table.elements[now.element]?.unit ?? -1;
}

/** The elements of its own that a unit has on the board: commanders attached to it are counted with it. */
export function aliveOf({ alive, commanders = [] }: Pick<UnitNow, 'alive' | 'commanders'>): number {
  return Math.max(alive - commanders.length, 0);
}

/** Where each side sets up, as it is now. */
export function zonesOf(table: Table, scene: Scene): Sides<Field[]> {
  const { a, b } = hexesOf(table).zones;
  return scene.swapped ? { a: b, b: a } : { a, b };
}

/** The fields a unit stands on; of an attached commander the one he stands on within his unit. */
export function fieldsOf(table: Table, scene: Scene, unit: number): Field[] {
  const own = scene.elements.filter((now) => actsWith(table, now) === unit);
  const home = scene.elements.filter(({ element }) => table.elements[element]?.unit === unit);
  return (own.length > 0 ? own : home).map(({ at }) => at);
}

/** The fields within the reach of a commander's orders; none for units and for commanders attached to one. */
export function controlled(sheet: Sheet, unit: UnitShown | undefined): Field[] {
  const { control } = unit?.info ?? {};
  const from = unit?.elements[0]?.at;
  if (!control || !from) return [];
  return sheet.spots.map(({ field }) => field).filter((field) => distance(from, field) <= control);
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

/** The markers on a unit: their letters where the viewer knows them, else only how many they are. */
export type MarkersShown = {
  state: OrderNow['state'] | 'draft';
  letters: string[];
  count: number;
};

/** `draft`: the letters of orders that have not been sent. */
export function markersShown(table: Table, { order, markers }: UnitNow, draft = ''): MarkersShown {
  if (draft !== '') return { state: 'draft', letters: [...draft], count: draft.length };
  const letter = letterOf(table, order);
  if (order.state !== 'open' && markers && markers.count > 0) {
    const letters = markers.orders.flatMap((id) => table.orders.find((one) => one.id === id)?.letter ?? []);
    return { state: letters.length > 0 ? 'secret' : 'hidden', letters, count: markers.count };
  }
  return {
    state: order.state,
    letters: letter === null ? [] : [letter],
    count: order.state === 'none' ? 0 : 1,
  };
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

/** The element that stands for its unit where there is no room for all: the ordinary one nearest to the middle. */
export function middleElement(sheet: Sheet, all: readonly ElementNow[]): number | null {
  const ordinary = all.filter(({ figure }) => figure === undefined);
  const elements = ordinary.length > 0 ? ordinary : all;
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
  for (const element of now) {
    const { at, facing } = element;
    const old = before.get(element.element);
    if (!old || (same(old.at, at) && old.facing === facing)) continue;
    units.add(actsWith(table, element));
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
