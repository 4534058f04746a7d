// Mouse, pen and fingers on the board. Where something lies is found by geometry, so one set of listeners serves all.

import type { Point } from './hex';

export type Gestures = {
  /** Whether a pull from here draws a line to something instead of moving the sheet. */
  pulls(at: Point): boolean;
  pull(from: Point, to: Point): void;
  pullEnd(from: Point, to: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, fixed: Point): void;
  hover(at: Point | null): void;
  /** A click or tap that was no pull. */
  tap(at: Point, event: PointerEvent): void;
  doubleTap(at: Point): void;
  /** A finger that rests, or a mouse that does; `null` when it goes on. */
  rest(at: Point | null): void;
};

const SLOP = { mouse: 4, touch: 9 };
const LONG_PRESS = 450;
const HOVER_REST = 650;
const DOUBLE = 300;
const DOUBLE_SLOP = 24;
/** Wheels that count in lines (`WheelEvent.DOM_DELTA_LINE`), and how many pixels one is worth. */
const LINES = 1;
const LINE = 16;

/** Listens on `node`; points are given relative to its upper left corner. Returns how to stop. */
export function listen(node: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let kind: 'none' | 'press' | 'pan' | 'pull' | 'pinch' | 'spent' = 'none';
  let resting: ReturnType<typeof setTimeout> | undefined;
  let tapped = { time: -Infinity, at: start };

  const point = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const rest = (at: Point, after: number) => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (kind === 'press') kind = 'spent';
      gestures.rest(at);
    }, after);
  };
  const stir = () => {
    clearTimeout(resting);
    gestures.rest(null);
  };

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = point(event);
    down.set(event.pointerId, at);
    stir();
    if (down.size === 1) {
      kind = 'press';
      start = at;
      if (event.pointerType !== 'mouse') rest(at, LONG_PRESS);
    } else {
      if (kind === 'pull') gestures.pullEnd(start, null);
      kind = 'pinch';
      for (const id of down.keys()) capture(node, id);
    }
  };

  const onMove = (event: PointerEvent) => {
    const at = point(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') {
        gestures.hover(at);
        stir();
        rest(at, HOVER_REST);
      }
      return;
    }
    if (kind === 'pinch') {
      const others = [...down].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
      const other = others[0];
      down.set(event.pointerId, at);
      if (!other) return;
      const factor = Math.max(length(at, other), 1) / Math.max(length(before, other), 1);
      gestures.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      gestures.zoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      return;
    }
    if (kind === 'press' && length(at, start) > (event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch)) {
      stir();
      kind = gestures.pulls(start) ? 'pull' : 'pan';
      capture(node, event.pointerId);
    }
    if (kind === 'pan') gestures.pan(at.x - before.x, at.y - before.y);
    if (kind === 'pull') gestures.pull(start, at);
    if (kind !== 'press') down.set(event.pointerId, at);
  };

  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const at = point(event);
    clearTimeout(resting);
    if (kind === 'pull') gestures.pullEnd(start, at);
    // A finger that rested to read has read: it must not act as well.
    if (kind === 'spent') gestures.rest(null);
    if (kind === 'press') {
      const double = event.timeStamp - tapped.time < DOUBLE && length(at, tapped.at) < DOUBLE_SLOP;
      tapped = { time: double ? -Infinity : event.timeStamp, at };
      gestures.tap(at, event);
      if (double) gestures.doubleTap(at);
    }
    if (down.size === 0) kind = 'none';
    else if (kind !== 'pinch') kind = 'spent';
  };

  const onCancel = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    stir();
    if (kind === 'pull') gestures.pullEnd(start, null);
    kind = down.size === 0 ? 'none' : 'spent';
  };

  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || down.size > 0) return;
    stir();
    gestures.hover(null);
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    stir();
    const lines = event.deltaMode === LINES ? LINE : 1;
    if (event.shiftKey) {
      gestures.pan(-(event.deltaX || event.deltaY) * lines, 0);
      return;
    }
    // A pinch on a touch pad comes as a wheel with the control key and small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const delta = Math.max(-200, Math.min(200, event.deltaY * lines));
    gestures.zoom(Math.exp(-delta * speed), point(event));
  };

  node.addEventListener('pointerdown', onDown);
  node.addEventListener('pointermove', onMove);
  node.addEventListener('pointerup', onUp);
  node.addEventListener('pointercancel', onCancel);
  node.addEventListener('pointerleave', onLeave);
  node.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(resting);
    node.removeEventListener('pointerdown', onDown);
    node.removeEventListener('pointermove', onMove);
    node.removeEventListener('pointerup', onUp);
    node.removeEventListener('pointercancel', onCancel);
    node.removeEventListener('pointerleave', onLeave);
    node.removeEventListener('wheel', onWheel);
  };
}

function length(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function capture(node: HTMLElement, pointer: number): void {
  // A pointer that has just been lifted can no longer be captured; then there is nothing to follow either.
  if (!node.hasPointerCapture(pointer)) {
    try {
      node.setPointerCapture(pointer);
    } catch {
      return;
    }
  }
}
