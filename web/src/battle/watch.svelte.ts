// A battle as it is seen at this screen: what comes over the line, told piece by piece, and which side sits here.

import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import { Connection } from '../lib/connection.svelte';
import { LineBroken, Refused } from '../lib/line';
import { onPlane } from '../lib/ground';
import type { LogEvent, Seat, Sides, Update, Welcome } from '../lib/wire';
import { lang, t } from '../lib/words.svelte';
import { announce, toast } from '../ui/announcer.svelte';
import { duration, Playback } from './playback';
import { seating } from './seating';
import { trace, trails, type Step, type Trail } from './trace';

export abstract class Watch {
  readonly id: string;
  readonly line: Connection;

  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<Sides<Seat> | null>(null);
  presence = $state.raw({ a: false, b: false, watchers: 0 });
  shown = $state.raw<Update | null>(null);
  log = $state.raw<LogEvent[]>([]);
  /** Who moved last, and from where. */
  trace = $state.raw<Step[]>([]);
  trails = $state.raw<Trail[]>([]);
  /** What the last update brought, for the dice on the board. */
  fresh = $state.raw<{ n: number; events: LogEvent[] }>({ n: 0, events: [] });
  /** The side that is to come to the screen. */
  handOver = $state<string | null>(null);
  busy = $state(false);

  table = $derived(this.welcome?.table ?? null);
  scene = $derived(this.shown?.scene ?? null);
  /** Whether the table is measured in inches, so that whole units act. */
  plane = $derived(this.table !== null && onPlane(this.table));
  you = $derived(this.welcome?.you ?? []);
  /** The side that decides at this screen now; nobody for those who watch. */
  side = $derived(this.scene && this.you.includes(this.scene.viewer) ? this.scene.viewer : null);
  asked = $derived(this.side !== null && (this.scene?.asked.includes(this.side) ?? false));
  /** The board is not turned while both sides sit before it. */
  home = $derived<'a' | 'b'>(this.you.length === 1 && this.you[0] === 'b' ? 'b' : 'a');
  practice = $derived((this.welcome?.from_elsewhere ?? false) && this.you.length > 1);

  readonly #playback: Playback;
  #said = '';

  constructor(id: string) {
    this.id = id;
    this.#playback = new Playback(
      (update) => this.#show(update),
      (before, update) => duration(before, update, prefersReducedMotion.current),
    );
    this.line = new Connection(id, untrack(lang), {
      welcome: (welcome) => this.#greet(welcome),
      update: (update) => this.#playback.push(update),
      presence: (here) => (this.presence = here),
      seats: (seats) => (this.seats = seats),
    });
  }

  close(): void {
    this.#playback.clear();
    this.line.close();
  }

  /** Another scene is shown; `first`: nothing that was there before holds for it. */
  protected abstract changed(update: Update, first: boolean): void;
  /** Everything that came has been shown. */
  protected abstract settled(): void;
  /** The server refused what somebody decided here. */
  protected abstract refused(error: Refused): void;

  // -------------------------------------------------------------------------------------------------- what comes in

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.seats = welcome.seats;
  }

  #show(update: Update): void {
    const before = this.shown;
    const first = before === null || before.scene.viewer !== update.scene.viewer;
    // In another language, or after something was taken back, the log is told anew: that is no news.
    const news = !first && update.from === this.log.length ? update.events : [];
    this.shown = update;
    this.log = [...this.log.slice(0, update.from), ...update.events];
    if (news.length > 0) this.fresh = { n: this.fresh.n + 1, events: news };
    const goesOn = before !== null && before.scene.round === update.scene.round;
    this.trace = goesOn ? trace(before.scene, update.scene, this.trace) : [];
    this.trails = goesOn && !first ? trails(before.scene, update.scene, this.trails) : [];
    this.#tell(update, news, first);
    this.changed(update, first);
    if (this.telling) return;
    this.#seat(update);
    this.settled();
  }

  #tell(update: Update, news: LogEvent[], first: boolean): void {
    const said = news.filter((event) => event.weight !== 'detail').map((event) => event.text);
    if (first || said.length > 0 || update.ask !== this.#said) announce([...said, update.ask].join(' '));
    this.#said = update.ask;
  }

  /** Shows at once what is still being told. */
  skip(): void {
    if (this.telling) this.#playback.skip();
  }

  get telling(): boolean {
    return this.#playback.waiting;
  }

  // ------------------------------------------------------------------------------------------------- who sits here

  #seat(update: Update): void {
    const next = seating(this.you, this.practice, update.scene);
    this.handOver = next.kind === 'hand-over' ? next.to : null;
    if (next.kind === 'sit') void this.#sit(next.viewer);
    else if (next.kind === 'hand-over' && update.scene.viewer !== 'spectator') void this.#sit('spectator');
  }

  /** The other player has come to the screen. */
  takeSeat(): void {
    const side = this.handOver;
    if (side === null) return;
    this.handOver = null;
    void this.#sit(side);
  }

  async #sit(viewer: string): Promise<void> {
    await this.guard(() => this.line.sit(viewer));
  }

  // --------------------------------------------------------------------------------------------------------- faults

  /** Carries out something that changes the battle; says whether it was done. */
  protected async guard(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  protected failed(error: unknown): void {
    if (error instanceof Refused) this.refused(error);
    else if (error instanceof LineBroken) toast(t('battle-not-sent'), { bad: true });
    else throw error;
  }
}
