// What pointer and keys mean on the board: clicks, pulled lines, the cursor of those who walk by arrow keys.

import type { ElementNow, Scene, Table } from '../lib/wire';
import { announce } from '../ui/announcer.svelte';
import { elementWords, fieldWords, sightWords, spotWords, unitWords } from './describe';
import { listen } from './gestures';
import { groundWords } from './ground';
import { key, keys, same, type Field, type Point } from './hex';
import { elementsByField, middleElement, unitOf, type Selected, type Sight, type UnitShown } from './model';
import type { Sheet, Side } from './sheet';
import type { View } from './view.svelte';
import { isArrow, nearest, walk } from './walk';

/** Where a line was pulled to. */
type Target = { element?: number; field?: Field };

/** Whom the board tells what was meant. */
export type Listeners = {
  onfield?: ((field: Field) => void) | undefined;
  onhover?: ((field: Field | null) => void) | undefined;
  onelement?: ((element: number) => void) | undefined;
  onunit?: ((unit: number) => void) | undefined;
  ondrag?: ((from: number, to: Target) => void) | undefined;
  /** A pull begins: whether it carries the unit, so that no line is drawn and the pointer is followed. */
  onpull?: ((from: number) => boolean) | undefined;
};

/** What lies on the board now. */
export type Laid = Listeners & {
  table: Table;
  scene: Scene;
  home: Side;
  sheet: Sheet;
  units: readonly UnitShown[];
  reach: readonly Field[];
  selected: Selected;
  targets: readonly number[];
  friends: readonly number[];
  drags: readonly number[] | undefined;
  drafts: Readonly<Record<number, string>>;
  sight: Sight | null;
};

const ZOOM = 1.35;

export class Input {
  /** A line being pulled from an element. */
  pulled = $state.raw<{ from: number; to: Point } | null>(null);
  /** What is said of the field on which the pointer rests. */
  info = $state.raw<{ at: Point; lines: string[] } | null>(null);

  readonly #view: View;
  readonly #laid: () => Laid;
  #surface: HTMLElement | null = null;
  /** The element from which is pulled, and whether its unit is carried. */
  #pulling: { from: number; carried: boolean } | null = null;
  #hovered: Field | null = null;
  /** The field of those who walk, and the place across the screen where the walk began. */
  #cursor = $state.raw<Field | null>(null);
  #column = 0;
  #focusedUnit = $state<number | null>(null);

  readonly #byField = $derived.by(() => elementsByField(this.#laid().scene));
  readonly #reachable = $derived.by(() => keys(this.#laid().reach));

  /** The fields that have the focus. */
  focus = $derived.by((): Field[] => {
    if (this.#cursor) return [this.#cursor];
    if (this.#focusedUnit === null) return [];
    const unit = this.#laid().units.find(({ info }) => info.unit === this.#focusedUnit);
    return unit ? unit.elements.map(({ at }) => at) : [];
  });

  constructor(view: View, laid: () => Laid) {
    this.#view = view;
    this.#laid = laid;
  }

  /** Listens to the pointer. */
  attach(surface: HTMLElement): () => void {
    this.#surface = surface;
    return listen(surface, {
      pulls: (at) => this.#dragged(at) !== null,
      pull: (from, to) => this.#pull(from, to),
      pullEnd: (from, to) => this.#pullEnd(from, to),
      pan: (dx, dy) => this.#view.panBy(dx, dy),
      zoom: (factor, fixed) => this.#view.zoomAt(factor, fixed),
      hover: (at) => this.#hover(at && this.#fieldAt(at)),
      tap: (at, event) => {
        this.#cursor = null;
        // Tags are buttons and act by their own click.
        if (event.target instanceof Element && event.target.closest('[data-unit]')) return;
        const field = this.#fieldAt(at);
        if (field) this.#act(field);
      },
      doubleTap: (at) => {
        const field = this.#fieldAt(at);
        // Two quick decisions on the same field are no wish to see more of it.
        if (!field || !this.#means(field)) this.#view.zoomAt(1.7, at);
      },
      rest: (at) => this.#rest(at),
    });
  }

  #fieldAt(at: Point): Field | null {
    return this.#laid().sheet.at(this.#view.toSheet(at));
  }

  /** Whether a click on the field is about something. */
  #means(field: Field): boolean {
    return this.#byField.has(key(field)) || this.#reachable.has(key(field));
  }

  #act(field: Field): void {
    const { table, targets, friends, onelement, onfield } = this.#laid();
    const element = this.#byField.get(key(field))?.element;
    const wanted = element !== undefined && (targets.includes(element) || friends.includes(element));
    if (element !== undefined && (wanted || !this.#reachable.has(key(field)))) {
      if (onelement) onelement(element);
      else this.#pickUnit(unitOf(table, element)?.unit ?? null);
    } else {
      onfield?.(field);
    }
  }

  #pickUnit(unit: number | null): void {
    if (unit !== null) this.#laid().onunit?.(unit);
  }

  /** The tag of a unit was clicked. */
  pickTag(unit: number, event: MouseEvent): void {
    // The keyboard means the unit. A finger beside the plate means what lies under it, if something does; on the plate
    // of the unit that is chosen already it means the field where it can go.
    const plate = event.target instanceof Element && event.target.closest('.plate');
    const box = event.detail === 0 ? null : this.#surface?.getBoundingClientRect();
    const field = box ? this.#fieldAt({ x: event.clientX - box.left, y: event.clientY - box.top }) : null;
    const chosen = this.#laid().selected.unit === unit;
    if (field && (plate ? chosen && this.#reachable.has(key(field)) : this.#means(field))) this.#act(field);
    else this.#pickUnit(unit);
  }

  #hover(field: Field | null): void {
    if (field === this.#hovered || (field && this.#hovered && same(field, this.#hovered))) return;
    this.#hovered = field;
    this.#laid().onhover?.(field);
  }

  #dragged(at: Point): ElementNow | null {
    const { table, home, drags, targets, friends, ondrag } = this.#laid();
    const field = this.#fieldAt(at);
    const element = field && this.#byField.get(key(field));
    if (!ondrag || !element) return null;
    const own = unitOf(table, element.element)?.side === home;
    const can = drags ? drags.includes(element.element) : own && targets.length + friends.length > 0;
    return can ? element : null;
  }

  #pull(from: Point, to: Point): void {
    const element = this.#pulling?.from ?? this.#dragged(from)?.element;
    if (element === undefined) return;
    this.#pulling ??= { from: element, carried: this.#laid().onpull?.(element) ?? false };
    if (this.#pulling.carried) this.#hover(this.#fieldAt(to));
    else this.pulled = { from: element, to: this.#view.toSheet(to) };
  }

  #pullEnd(from: Point, to: Point | null): void {
    const pulling = this.#pulling;
    this.#pulling = null;
    this.pulled = null;
    if (!pulling) return;
    const field = to && this.#fieldAt(to);
    const start = this.#fieldAt(from);
    if (!field || (start && same(field, start))) {
      // Whoever carries something puts it down, even if nowhere.
      if (pulling.carried) this.#laid().ondrag?.(pulling.from, {});
      return;
    }
    const target = this.#byField.get(key(field))?.element;
    this.#laid().ondrag?.(pulling.from, target === undefined ? { field } : { element: target, field });
  }

  /** The field at a place on the screen; nothing beside the board. */
  fieldUnder({ x, y }: Point): Field | null {
    const box = this.#surface?.getBoundingClientRect();
    const inside = box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    // What lies over the board, such as the sheet of a small screen, is not the board.
    const shown = inside && this.#surface?.contains(document.elementFromPoint(x, y));
    return shown ? this.#fieldAt({ x: x - box.left, y: y - box.top }) : null;
  }

  #rest(at: Point | null): void {
    const field = at && this.#fieldAt(at);
    if (!at || !field) {
      this.info = null;
      return;
    }
    const { table, sheet, units, drafts, sight } = this.#laid();
    const element = this.#byField.get(key(field));
    const unit = element && units.find(({ elements }) => elements.includes(element));
    const ground = groundWords(table, sheet, field);
    const lines = element
      ? [elementWords(table, sheet, element), ground.join(', ')]
      : [[fieldWords(sheet, field), ...ground].join(', ')];
    if (unit) lines.unshift(unitWords(table, unit, drafts[unit.info.unit]));
    lines.push((element && sightWords(sheet, sight, element.element)) ?? '');
    this.info = { at, lines: lines.filter((line) => line !== '') };
  }

  // ----------------------------------------------------------------------------------------------------------- keys

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key meant the board. */
  #press(event: KeyboardEvent): boolean {
    const { sheet } = this.#laid();
    const onTag = event.target !== this.#surface;
    if (isArrow(event.key)) {
      const from = this.#cursor;
      const next = from ? walk(sheet, from, event.key, this.#column) : this.#startOfWalk();
      if (onTag) this.#surface?.focus();
      if (next && (!from || event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
        this.#column = sheet.centre(next).x;
      this.#goTo(next);
      return true;
    }
    switch (event.key) {
      case 'Home': {
        const start = this.#startOfWalk();
        if (onTag) this.#surface?.focus();
        if (start) this.#column = sheet.centre(start).x;
        this.#goTo(start);
        return true;
      }
      case 'Enter':
      case ' ':
        if (onTag || !this.#cursor) return false;
        this.#act(this.#cursor);
        return true;
      case '+':
      case '=':
        this.#view.zoomBy(ZOOM);
        return true;
      case '-':
        this.#view.zoomBy(1 / ZOOM);
        return true;
      case '0':
        this.#view.fit();
        return true;
      case 'Escape':
        // Others may have something to close as well, so the key goes on.
        this.leave();
        return false;
      default:
        return false;
    }
  }

  #startOfWalk(): Field | null {
    const { sheet, units, selected, home } = this.#laid();
    const unit =
      units.find(({ info }) => info.unit === (this.#focusedUnit ?? selected.unit)) ??
      units.find(({ info }) => info.side === home);
    const lead = unit && middleElement(sheet, unit.elements);
    const at = unit?.elements.find(({ element }) => element === lead)?.at;
    return at ?? nearest(sheet, { x: sheet.width / 2, y: sheet.height / 2 });
  }

  #goTo(field: Field | null): void {
    if (!field) return;
    const { table, scene, sheet, targets, friends, sight } = this.#laid();
    this.#cursor = field;
    this.#view.reveal(sheet.centre(field));
    this.#hover(field);
    announce(spotWords(table, scene, sheet, field, { reach: this.#reachable, targets, friends, sight }));
  }

  /** The walk is over. */
  leave(): void {
    if (this.#cursor) this.#hover(null);
    this.#cursor = null;
  }

  /** The tag of a unit got or lost the focus. */
  focusUnit(unit: number, focused: boolean): void {
    if (!focused) {
      if (this.#focusedUnit === unit) this.#focusedUnit = null;
      return;
    }
    this.#focusedUnit = unit;
    const start = this.#startOfWalk();
    if (start) this.#view.reveal(this.#laid().sheet.centre(start));
  }
}
