// Updates come as fast as the other side decides; the table shows them one after another.

import type { Scene, Update } from '../lib/wire';
import { far } from '../board/plane/geometry';
import { glideTime } from '../board/motion';
import { hexDistance } from './fields';

/** One field of a move, in milliseconds, and the longest that anything may take. */
const STEP = 140;
const LONGEST = 1200;
const TUMBLE = 300;
const REST = 900;

/** How long the table needs to show what changed. */
export function duration(before: Scene | null, update: Update, still: boolean): number {
  if (still || !before) return 0;
  let longest = 0;
  const places = new Map(before.elements.map((element) => [element.element, element]));
  for (const element of update.scene.elements) {
    const was = places.get(element.element);
    if (!was) continue;
    const steps = Math.max(hexDistance(was.at, element.at), was.facing === element.facing ? 0 : 1);
    longest = Math.max(longest, Math.min(steps * STEP, LONGEST));
  }
  longest = Math.max(longest, glide(before, update.scene));
  if (update.events.some((event) => event.dice.length > 0)) longest = Math.max(longest, TUMBLE + REST);
  return longest;
}

/** How long units need that have moved over a table. */
function glide(before: Scene, after: Scene): number {
  return Math.max(
    0,
    ...after.units.map(({ unit, body }) => {
      const was = before.units.find((one) => one.unit === unit)?.body;
      if (!body || !was) return 0;
      const way = far(was.front, body.front);
      return way < 1 && was.facing === body.facing ? 0 : glideTime(way);
    }),
  );
}

export class Playback {
  readonly #show: (update: Update) => void;
  readonly #lasts: (before: Scene | null, update: Update) => number;
  #queue: Update[] = [];
  #scene: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: (update: Update) => void, lasts: (before: Scene | null, update: Update) => number) {
    this.#show = show;
    this.#lasts = lasts;
  }

  /** Whether something is still to be shown. */
  get waiting(): boolean {
    return this.#queue.length > 0;
  }

  push(update: Update): void {
    // Another viewer's scene is no move, and what was taken back is not told.
    const jump = this.#scene !== null && this.#scene.viewer !== update.scene.viewer;
    this.#queue.push(update);
    if (jump) this.skip();
    else if (this.#timer === null) this.#next();
  }

  /** Shows everything at once. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const queue = this.#queue;
    this.#queue = [];
    for (const update of queue) {
      this.#scene = update.scene;
      this.#show(update);
    }
  }

  /** Forgets what was not yet shown. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.#scene = null;
  }

  #next(): void {
    this.#timer = null;
    const update = this.#queue.shift();
    if (!update) return;
    const lasts = this.#lasts(this.#scene, update);
    this.#scene = update.scene;
    // Set first: showing may push again.
    this.#timer = setTimeout(() => this.#next(), lasts);
    this.#show(update);
  }
}
