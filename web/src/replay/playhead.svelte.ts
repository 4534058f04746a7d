import type { Frame } from '../lib/wire';
import { phaseAfter, phaseBefore, stretches } from './track';

const SPEEDS = [1, 2, 4];

/** Where a replay stands: a frame, and within it perhaps one event that is pointed at. */
export class Playhead {
  at = $state(0);
  event: number | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  readonly stretches;
  readonly last: number;

  constructor(
    readonly frames: Frame[],
    start: number,
  ) {
    this.stretches = stretches(frames);
    this.last = Math.max(0, frames.length - 1);
    this.at = Math.min(Math.max(0, start), this.last);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** A jump by hand; playing stops, so that one can look. */
  go(to: number, event: number | null = null): void {
    this.playing = false;
    this.show(to, event);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  phase(forward: boolean): void {
    this.go(forward ? phaseAfter(this.stretches, this.at) : phaseBefore(this.stretches, this.at));
  }

  /** To the next or former event; over the edge of a frame into the neighbouring one. */
  stepEvent(forward: boolean): void {
    const events = this.frame?.events.length ?? 0;
    const next = this.event === null ? (forward ? 0 : -1) : this.event + (forward ? 1 : -1);
    if (next >= 0 && next < events) {
      this.go(this.at, next);
    } else if (forward ? this.at < this.last : this.at > 0) {
      const to = this.at + (forward ? 1 : -1);
      const there = this.frames[to]?.events.length ?? 0;
      this.go(to, there === 0 ? null : forward ? 0 : there - 1);
    }
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.show(0, null);
    this.playing = !this.playing && this.last > 0;
  }

  /** The next speed; after the fastest the first again. */
  faster(): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + 1] ?? 1;
  }

  /** What the clock does. */
  tick(): void {
    this.show(this.at + 1, null);
    if (this.at === this.last) this.playing = false;
  }

  private show(to: number, event: number | null): void {
    this.at = Math.min(Math.max(0, to), this.last);
    this.event = event;
  }
}
