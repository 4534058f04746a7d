// Which part of the sheet is on screen. A gesture only changes the transform of one composited box; when it rests,
// the drawing is laid out anew at its size, so that lines and letters are sharp again.

import { R, type Point } from './hex';
import { still } from './motion';

export type Box = { x: number; y: number; width: number; height: number };

/** Radius of a hex on the screen, in pixels, at the two ends of the zoom. */
const BOUNDS = { smallest: 5, largest: 84 };
const SETTLE = 140;
const GLIDE = 220;

export class View {
  /** The zoom at which the drawing is laid out. */
  laidOut = $state(1);
  /** The visible part of the sheet, for the small map; follows gestures frame by frame. */
  seen = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });

  /** Whether somebody chose what is on the screen; before, the board may. */
  chosen = false;
  /** Pixels at the right of the screen that are covered by tools. */
  covered = 0;

  private zoom = 1;
  /** Where the upper left corner of the sheet lies on the screen. */
  private at: Point = { x: 0, y: 0 };
  private size = { width: 0, height: 0 };
  private sheet: Box = { x: 0, y: 0, width: 1, height: 1 };
  private node: HTMLElement | null = null;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private readonly bounds: { smallest: number; largest: number };

  constructor(bounds = BOUNDS) {
    this.bounds = bounds;
  }

  /** The box that is moved. */
  attach(node: HTMLElement): () => void {
    this.node = node;
    this.paint();
    return () => {
      clearTimeout(this.settling);
      cancelAnimationFrame(this.frame);
      this.node = null;
    };
  }

  /** Takes over the size of the screen and of the sheet. */
  resize(width: number, height: number, sheet: Box): void {
    const middle = this.toSheet({ x: this.size.width / 2, y: this.size.height / 2 });
    const known = this.size.width > 0 && this.size.height > 0;
    this.size = { width, height };
    this.sheet = sheet;
    if (known) this.put(this.zoom, middle);
  }

  get ready(): boolean {
    return this.size.width > 0 && this.size.height > 0;
  }

  toSheet({ x, y }: Point): Point {
    return { x: (x - this.at.x) / this.zoom + this.sheet.x, y: (y - this.at.y) / this.zoom + this.sheet.y };
  }

  toScreen({ x, y }: Point): Point {
    return { x: (x - this.sheet.x) * this.zoom + this.at.x, y: (y - this.sheet.y) * this.zoom + this.at.y };
  }

  /** Zooms while `fixed`, a point of the screen, stays where it is. */
  zoomAt(factor: number, fixed: Point): void {
    cancelAnimationFrame(this.frame);
    this.chosen = true;
    const point = this.toSheet(fixed);
    this.zoom = this.bounded(this.zoom * factor);
    this.at = {
      x: fixed.x - (point.x - this.sheet.x) * this.zoom,
      y: fixed.y - (point.y - this.sheet.y) * this.zoom,
    };
    this.changed();
  }

  panBy(dx: number, dy: number): void {
    cancelAnimationFrame(this.frame);
    this.chosen = true;
    this.at = { x: this.at.x + dx, y: this.at.y + dy };
    this.changed();
  }

  zoomBy(factor: number): void {
    this.chosen = true;
    this.glideTo(this.bounded(this.zoom * factor), this.middle());
  }

  /** The radius of a hex at which a part of the sheet fills the screen. */
  fitting(box: Box): number {
    return Math.min((this.size.width - this.covered) / box.width, this.size.height / box.height) * R;
  }

  /** Brings a part of the sheet to the screen as large as it fits, but no hex larger than `largest`. */
  show(box: Box, { largest = 44, smallest = this.bounds.smallest, glide = true } = {}): void {
    if (!this.ready) return;
    const zoom = this.bounded(Math.min(Math.max(this.fitting(box), smallest), largest) / R);
    const middle = { x: box.x + box.width / 2 + this.covered / 2 / zoom, y: box.y + box.height / 2 };
    if (glide) this.glideTo(zoom, middle);
    else this.put(zoom, middle);
  }

  fit(): void {
    this.chosen = true;
    this.show(this.sheet);
  }

  /** Moves as little as needed for a place to be well inside the screen. */
  reveal(point: Point, room = 2.5 * R): void {
    const { x, y } = this.toScreen(point);
    const edge = Math.min(room * this.zoom, this.size.width / 3, this.size.height / 3);
    const dx = Math.max(edge - x, 0) + Math.min(this.size.width - edge - x, 0);
    const dy = Math.max(edge - y, 0) + Math.min(this.size.height - edge - y, 0);
    if (dx === 0 && dy === 0) return;
    const middle = this.middle();
    this.glideTo(this.zoom, { x: middle.x - dx / this.zoom, y: middle.y - dy / this.zoom });
  }

  /** Brings a place to the middle of the screen, near enough to read what lies there. */
  approach(point: Point): void {
    this.chosen = true;
    const readable = this.zoom * R >= 16 ? this.zoom : 20 / R;
    this.glideTo(readable, point);
  }

  centerOn(point: Point): void {
    this.chosen = true;
    this.put(this.zoom, point);
  }

  /** The sheet was turned by half a circle: what was in the middle of the screen stays there. */
  turn(width: number, height: number): void {
    const { x, y } = this.middle();
    this.put(this.zoom, { x: width - x, y: height - y });
  }

  private middle(): Point {
    return this.toSheet({ x: this.size.width / 2, y: this.size.height / 2 });
  }

  private bounded(zoom: number): number {
    return Math.min(Math.max(zoom, this.bounds.smallest / R), this.bounds.largest / R);
  }

  private put(zoom: number, middle: Point): void {
    cancelAnimationFrame(this.frame);
    this.zoom = zoom;
    this.at = {
      x: this.size.width / 2 - (middle.x - this.sheet.x) * zoom,
      y: this.size.height / 2 - (middle.y - this.sheet.y) * zoom,
    };
    this.hold();
    this.settle();
  }

  private glideTo(zoom: number, middle: Point): void {
    cancelAnimationFrame(this.frame);
    if (still() || !this.ready) return this.put(zoom, middle);
    const start = performance.now();
    const from = { zoom: this.zoom, middle: this.middle() };
    const go = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      if (part === 1) return this.put(zoom, middle);
      const eased = 1 - (1 - part) ** 3;
      this.zoom = from.zoom * (zoom / from.zoom) ** eased;
      this.at = {
        x:
          this.size.width / 2 -
          (from.middle.x + (middle.x - from.middle.x) * eased - this.sheet.x) * this.zoom,
        y:
          this.size.height / 2 -
          (from.middle.y + (middle.y - from.middle.y) * eased - this.sheet.y) * this.zoom,
      };
      this.paint();
      this.frame = requestAnimationFrame(go);
    };
    this.frame = requestAnimationFrame(go);
  }

  private changed(): void {
    this.hold();
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), SETTLE);
    // Pointers report more often than the screen shows.
    this.frame = requestAnimationFrame(() => this.paint());
  }

  /** Keeps the sheet on the screen, centred where all of it fits, and beside the tools if it can be. */
  private hold(): void {
    const length = this.sheet.width * this.zoom;
    const free = this.size.width - this.covered;
    this.at = {
      x: held(this.at.x, length, length <= free ? free : this.size.width),
      y: held(this.at.y, this.sheet.height * this.zoom, this.size.height),
    };
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.at = { x: Math.round(this.at.x), y: Math.round(this.at.y) };
    this.laidOut = this.zoom;
    this.paint();
  }

  private paint(): void {
    const { x, y } = this.at;
    const scale = this.zoom / this.laidOut;
    if (this.node) {
      this.node.style.transform = `translate(${x}px, ${y}px)${scale === 1 ? '' : ` scale(${scale})`}`;
    }
    const corner = this.toSheet({ x: 0, y: 0 });
    this.seen = { ...corner, width: this.size.width / this.zoom, height: this.size.height / this.zoom };
  }
}

/** A third of the screen may stay empty beside a sheet that is larger than the screen. */
function held(at: number, length: number, screen: number): number {
  if (length <= screen) return (screen - length) / 2;
  return Math.min(Math.max(at, screen * (2 / 3) - length), screen / 3);
}

/** The part of the sheet round some places, with room for their tags. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 2 * R, Math.min(...ys) - 2 * R];
  return { x: left, y: top, width: Math.max(...xs) + 2 * R - left, height: Math.max(...ys) + 2 * R - top };
}
