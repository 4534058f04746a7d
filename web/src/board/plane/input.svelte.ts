// What pointer and keys mean on a table measured in inches: clicks on units, pulls that move them, the tape.

import type { PlaneTable, Spot } from '../../lib/ground';
import type { Drag, MoveNow, Scene } from '../../lib/wire';
import { listen } from '../gestures';
import type { Point } from '../hex';
import type { View } from '../view.svelte';
import type { PlaneUnit } from './body';
import { groundAt, planeWords } from './describe';
import { distanceTo, far } from './geometry';
import { dragOf, knobsOf, type Handle } from './handles';
import type { PlaneSheet } from './sheet';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whom the board tells what was meant. */
export type Listeners = {
  onunit?: ((unit: number) => void) | undefined;
  /** The pointer has come to a unit, or left it. */
  onhoverunit?: ((unit: number | null) => void) | undefined;
  /** A place where nobody stands. */
  onspot?: ((spot: Spot) => void) | undefined;
  /** A unit is pulled: what that would be. */
  onmove?: ((unit: number, drag: Drag) => void) | undefined;
  /** It was let go, or the pull was broken off. */
  ondrop?: ((done: boolean) => void) | undefined;
  /** An arrow key; says whether it meant something. */
  onarrow?: ((arrow: Arrow, fine: boolean) => boolean) | undefined;
};

/** What lies on the board now. */
export type Laid = Listeners & {
  table: PlaneTable;
  scene: Scene;
  sheet: PlaneSheet;
  units: readonly PlaneUnit[];
  selected: number | null;
  moves: readonly MoveNow[];
  /** Units that are aimed by a pull. */
  aims: readonly number[];
  measuring: boolean;
};

const ZOOM = 1.35;
/** Pixels round a body that still mean it, and round a knob. */
const BODY_SLOP = 6;
const KNOB_SLOP = { fine: 15, coarse: 26 };
const PAN = 90;
/** Pixels within which something is grabbed that is too small for its size. */
const SMALL = 13;

type Pull = { unit: PlaneUnit; handle: Handle; start: Spot };

export class PlaneInput {
  /** What is said of the place on which the pointer rests. */
  info = $state.raw<{ at: Point; lines: string[] } | null>(null);
  /** The tape, from where it was begun to where it ends. */
  tape = $state.raw<{ from: Spot; to: Spot } | null>(null);
  /** What is pulled. */
  handle = $state<Handle | null>(null);
  /** Where the pointer is, while something is pulled. */
  pointer = $state.raw<Spot | null>(null);

  readonly #view: View;
  readonly #laid: () => Laid;
  #surface: HTMLElement | null = null;
  #pull: Pull | null = null;
  #hovered: number | null = null;

  constructor(view: View, laid: () => Laid) {
    this.#view = view;
    this.#laid = laid;
  }

  attach(surface: HTMLElement): () => void {
    this.#surface = surface;
    return listen(surface, {
      pulls: (at) => this.#laid().measuring || this.#grabbed(at) !== null,
      pull: (from, to) => this.#pulling(from, to),
      pullEnd: (_, to) => this.#pullEnd(to),
      pan: (dx, dy) => this.#view.panBy(dx, dy),
      zoom: (factor, fixed) => this.#view.zoomAt(factor, fixed),
      hover: (at) => this.#hover(at && (this.unitAt(this.#spotAt(at))?.info.unit ?? null)),
      tap: (at, event) => {
        // Tags are buttons and act by their own click.
        if (event.target instanceof Element && event.target.closest('[data-unit]')) return;
        this.#tap(at);
      },
      doubleTap: (at) => {
        if (!this.unitAt(this.#spotAt(at))) this.#view.zoomAt(1.7, at);
      },
      rest: (at) => this.#rest(at),
    });
  }

  #hover(unit: number | null): void {
    if (unit === this.#hovered) return;
    this.#hovered = unit;
    this.#laid().onhoverunit?.(unit);
  }

  #spotAt(at: Point): Spot {
    return this.#laid().sheet.spot(this.#view.toSheet(at));
  }

  /** How many thousandths of an inch a few pixels are. */
  #mils(pixels: number): number {
    const { sheet } = this.#laid();
    const [a, b] = [
      sheet.spot(this.#view.toSheet({ x: 0, y: 0 })),
      sheet.spot(this.#view.toSheet({ x: 100, y: 0 })),
    ];
    return (far(a, b) * pixels) / 100;
  }

  #tap(at: Point): void {
    const { onunit, onspot } = this.#laid();
    const spot = this.#spotAt(at);
    const unit = this.unitAt(spot);
    if (unit) onunit?.(unit.info.unit);
    else onspot?.(spot);
  }

  /** The unit at a place: the nearest of those a pointer there may mean, the smaller before the larger. */
  unitAt(spot: Spot): PlaneUnit | null {
    const slop = this.#mils(BODY_SLOP);
    let best: { unit: PlaneUnit; far: number } | null = null;
    for (const unit of this.#laid().units) {
      const small = Math.max(slop, this.#mils(SMALL) - Math.min(...unit.body.base) / 2);
      const away = distanceTo(unit.body.corners, spot);
      if (away <= small && (!best || away <= best.far)) best = { unit, far: away };
    }
    return best?.unit ?? null;
  }

  /** What a pull from here takes hold of. */
  #grabbed(at: Point): Pull | null {
    const { units, selected, moves, aims, onmove } = this.#laid();
    if (!onmove) return null;
    const start = this.#spotAt(at);
    const chosen = units.find(({ info }) => info.unit === selected);
    const move = moves.find(({ unit }) => unit === selected);
    if (chosen && move) {
      const slop = this.#mils(matchMedia('(pointer: coarse)').matches ? KNOB_SLOP.coarse : KNOB_SLOP.fine);
      const knob = knobsOf(chosen.body, move)
        .map((one) => ({ ...one, far: far(one.at, start) }))
        .filter((one) => one.far <= slop)
        .sort((one, other) => one.far - other.far)[0];
      if (knob) return { unit: chosen, handle: knob.handle, start };
    }
    const unit = this.unitAt(start);
    if (!unit) return null;
    if (aims.includes(unit.info.unit)) return { unit, handle: 'aim', start };
    const own = moves.find((one) => one.unit === unit.info.unit);
    return own && (own.place || own.left > 0) ? { unit, handle: 'body', start } : null;
  }

  #pulling(from: Point, to: Point): void {
    const laid = this.#laid();
    if (laid.measuring) {
      this.tape = { from: this.#spotAt(from), to: this.#spotAt(to) };
      return;
    }
    if (!this.#pull) {
      this.#pull = this.#grabbed(from);
      if (!this.#pull) return;
      this.handle = this.#pull.handle;
      const { unit } = this.#pull.unit.info;
      if (laid.selected !== unit) laid.onunit?.(unit);
    }
    const { unit, handle, start } = this.#pull;
    const move = laid.moves.find((one) => one.unit === unit.info.unit);
    this.pointer = this.#spotAt(to);
    laid.onmove?.(
      unit.info.unit,
      dragOf(unit.body, move, handle, { from: start, to: this.pointer, files: unit.body.files }),
    );
  }

  #pullEnd(to: Point | null): void {
    const pulled = this.#pull !== null;
    this.#pull = null;
    this.handle = null;
    this.pointer = null;
    if (pulled) this.#laid().ondrop?.(to !== null);
  }

  /** The place at a point of the screen; nothing beside the board. */
  spotUnder({ x, y }: Point): Spot | null {
    const box = this.#surface?.getBoundingClientRect();
    const inside = box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    // What lies over the board, such as the sheet of a small screen, is not the board.
    const shown = inside && this.#surface?.contains(document.elementFromPoint(x, y));
    return shown ? this.#spotAt({ x: x - box.left, y: y - box.top }) : null;
  }

  /** The tag of a unit was clicked. */
  pickTag(unit: number): void {
    this.#laid().onunit?.(unit);
  }

  #rest(at: Point | null): void {
    if (!at) {
      this.info = null;
      return;
    }
    const { table, sheet } = this.#laid();
    const spot = this.#spotAt(at);
    if (!sheet.has(spot)) return;
    const unit = this.unitAt(spot);
    const lines = [...(unit ? [planeWords(table, unit)] : []), ...groundAt(table, sheet, spot)];
    this.info = lines.length > 0 ? { at, lines } : null;
  }

  // ----------------------------------------------------------------------------------------------------------- keys

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key meant the board. */
  #press({ key, shiftKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
      case 'ArrowLeft':
      case 'ArrowRight': {
        if (this.#laid().onarrow?.(key, shiftKey)) return true;
        const [dx, dy] = [
          key === 'ArrowLeft' ? PAN : key === 'ArrowRight' ? -PAN : 0,
          key === 'ArrowUp' ? PAN : key === 'ArrowDown' ? -PAN : 0,
        ];
        this.#view.panBy(dx, dy);
        return true;
      }
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
      default:
        return false;
    }
  }

  leave(): void {
    this.info = null;
  }

  /** The tag of a unit got the focus. */
  focusUnit(unit: number, focused: boolean): void {
    const shown = focused && this.#laid().units.find(({ info }) => info.unit === unit);
    if (shown) this.#view.reveal(this.#laid().sheet.place(shown.body.front));
  }
}
