// A unit that is being moved over a table measured in inches: what the pull comes to, asked again and again while the
// pointer goes on, and sent when it is let go. Keys and fields of the panel try moves in the same way.

import { LineBroken, Refused } from '../lib/line';
import { onPlane, type Spot } from '../lib/ground';
import type { BodyNow, Drag, MoveNow, TrialNow } from '../lib/wire';
import { advanceBy, pivotBy, rotated, wheelBy } from '../board/plane/handles';
import type { Arrow } from '../board/plane/input.svelte';
import type { Battle } from './battle.svelte';
import { frontageOf, towardsEnemy } from './formation';

/** What arrow keys change: so far and so much at once, and with the shift key. */
const STEP = { inch: 1000, fine: 100 };
const TURN = { degrees: 500, fine: 100 };

/** Milliseconds between two questions: the eye needs no more, and the server allows so many in a minute. */
const PACE = 30;

/** What has been drafted with keys or fields, to be changed by the next. */
type Draft = { unit: number; advance: number; turn: number };

export class Moving {
  /** The last answer; shown until the move is made or dropped. */
  trial = $state.raw<TrialNow | null>(null);
  /** Whether the pointer holds the unit. */
  held = $state(false);

  readonly #battle: Battle;
  #draft: Draft | null = null;
  /** At most one question is on its way; of those that wait only the latest counts. */
  #asking: Promise<void> | null = null;
  #wanted: { unit: number; drag: Drag } | null = null;
  #dropped = 0;
  #brokenOff = false;
  /** How broad units are to stand that have not been placed. */
  #files = $state.raw<Record<number, number>>({});

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  moves = $derived.by((): MoveNow[] => this.#battle.desk?.moves ?? []);
  /** What the selected unit can do. */
  move = $derived.by((): MoveNow | null => this.moveOf(this.#battle.selection.unit));
  body = $derived.by((): BodyNow | null => {
    const { scene, selection } = this.#battle;
    return scene?.units[selection.unit ?? -1]?.body ?? null;
  });
  /** How broad the selected unit stands or is to be placed. */
  files = $derived.by((): number => {
    const { unit } = this.#battle.selection;
    const chosen = unit === null ? undefined : this.#files[unit];
    return chosen ?? this.body?.files ?? (this.move?.place ? frontageOf(this.move.place) : 1);
  });

  moveOf(unit: number | null): MoveNow | null {
    return this.moves.find((one) => one.unit === unit) ?? null;
  }

  /** Forgets what was tried. */
  clear(): void {
    this.held = false;
    this.#draft = null;
    this.#forget();
  }

  /** The pointer still holds the unit, but nothing is to come of it. */
  breakOff(): void {
    this.#brokenOff = this.held;
    this.clear();
  }

  /** What is still to be answered is no longer wanted. */
  #forget(): void {
    this.trial = null;
    this.#wanted = null;
    this.#dropped += 1;
  }

  // ------------------------------------------------------------------------------------------------------ by pulling

  /** The pointer pulls a unit. */
  pull(unit: number, drag: Drag): void {
    if (this.#brokenOff) return;
    this.held = true;
    this.#draft = null;
    void this.#try(unit, drag);
  }

  /** It was let go, where the pull was not broken off. */
  async drop(done: boolean): Promise<void> {
    const wanted = done && !this.#brokenOff;
    this.#brokenOff = false;
    this.held = false;
    if (wanted) {
      await this.#settled();
      await this.carryOut();
    } else this.clear();
  }

  /** A unit is carried over the table from the list of those that are to be placed. */
  carry(unit: number, at: Spot | null): void {
    const move = this.moveOf(unit);
    const { table, scene, side } = this.#battle;
    if (!move?.place || !table || !scene || !onPlane(table) || side === null) return;
    if (!at) {
      this.#forget();
      return;
    }
    this.held = true;
    const stands = scene.units[unit]?.body;
    const facing = stands?.facing ?? towardsEnemy(table, scene, side);
    const files = this.#files[unit] ?? stands?.files ?? frontageOf(move.place);
    void this.#try(unit, { drag: 'place', at, facing, files });
  }

  // ------------------------------------------------------------------------------------------- by keys and by numbers

  /** An arrow key: on, or round; says whether somebody can move. */
  arrow(arrow: Arrow, fine: boolean): boolean {
    const { move, body } = this;
    const { unit } = this.#battle.selection;
    if (!move || !body || unit === null || move.place) return false;
    const by = fine ? { step: STEP.fine, turn: TURN.fine } : { step: STEP.inch, turn: TURN.degrees };
    const before = this.#draft?.unit === unit ? this.#draft : { unit, advance: 0, turn: 0 };
    if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
      const advance = Math.max(0, before.advance + (arrow === 'ArrowUp' ? by.step : -by.step));
      this.advance(Math.min(advance, move.advance));
    } else {
      const turn = before.turn + (arrow === 'ArrowLeft' ? by.turn : -by.turn);
      if (move.pivot) this.pivot(turn);
      else this.wheel(Math.max(-move.wheel_right, Math.min(turn, move.wheel_left)));
    }
    return true;
  }

  /** Tries to go straight on. */
  advance(mils: number): void {
    this.#sketch({ advance: mils, turn: 0 }, (body) => advanceBy(body, mils));
  }

  /** Tries a wheel, to the left where it is positive, in hundredths of a degree. */
  wheel(turn: number): void {
    this.#sketch({ advance: 0, turn }, (body) => wheelBy(body, turn));
  }

  /** Tries a turn on the spot. */
  pivot(turn: number): void {
    this.#sketch({ advance: 0, turn }, (body) => pivotBy(body, turn));
  }

  /** Tries another place, direction or breadth for a unit that is set down. */
  place(at: Spot, facing: number): void {
    const { unit } = this.#battle.selection;
    if (unit === null) return;
    this.#draft = { unit, advance: 0, turn: 0 };
    void this.#try(unit, { drag: 'place', at, facing, files: this.files });
  }

  /** Turns a unit that stands where it was set down. */
  async rotate(by: number): Promise<void> {
    const { unit } = this.#battle.selection;
    const body = this.trial?.unit === unit ? this.trial.body : this.body;
    if (!body || unit === null) return;
    await this.#try(unit, rotated(body, (((body.facing + by) % 36000) + 36000) % 36000, this.files));
    await this.#putDown();
  }

  /** How broad a unit is to stand; one that stands is set down again. */
  async widen(files: number): Promise<void> {
    const { body } = this;
    const { unit } = this.#battle.selection;
    if (unit === null) return;
    this.#files = { ...this.#files, [unit]: files };
    if (!body) return;
    await this.#try(unit, { drag: 'place', at: body.front, facing: body.facing, files });
    await this.#putDown();
  }

  /** While armies are set up everything can be changed again; later it is a draft until it is carried out. */
  async #putDown(): Promise<void> {
    if (this.#battle.scene?.phase === 'setup') await this.carryOut();
  }

  #sketch(draft: { advance: number; turn: number }, drag: (body: BodyNow) => Drag): void {
    const { body } = this;
    const { unit } = this.#battle.selection;
    if (!body || unit === null) return;
    this.#draft = { unit, ...draft };
    if (draft.advance === 0 && draft.turn === 0) this.#forget();
    else void this.#try(unit, drag(body));
  }

  /** Whether something has been drafted that can be made. */
  ready = $derived.by((): boolean => !this.held && (this.trial?.actions.length ?? 0) > 0);

  /** Makes the move that is shown. What ends it at once is the reason why nothing can be done. */
  async carryOut(): Promise<void> {
    await this.#settled();
    const { trial } = this;
    this.clear();
    if (!trial) return;
    if (trial.actions.length > 0) await this.#battle.act(trial.actions);
    else if (trial.stopped) this.#battle.refuse(trial.stopped);
  }

  // ---------------------------------------------------------------------------------------------------------- asking

  async #try(unit: number, drag: Drag): Promise<void> {
    this.#wanted = { unit, drag };
    this.#asking ??= this.#ask();
    await this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      while (this.#wanted) {
        const next = performance.now() + PACE;
        await this.#askOne(this.#wanted);
        await new Promise((done) => setTimeout(done, next - performance.now()));
      }
    } finally {
      this.#asking = null;
    }
  }

  async #askOne({ unit, drag }: { unit: number; drag: Drag }): Promise<void> {
    this.#wanted = null;
    const { desk, side, line } = this.#battle;
    if (side === null) return;
    const dropped = this.#dropped;
    const current = () => this.#battle.desk === desk && this.#dropped === dropped;
    try {
      const trial = await line.trial(side, unit, drag);
      if (!current()) return;
      this.trial = trial;
      this.#battle.refusal = null;
    } catch (error) {
      if (!current()) return;
      this.trial = null;
      if (error instanceof Refused && error.reason !== 'rate') this.#battle.refuse(error.why, this.held);
      else if (!(error instanceof Refused || error instanceof LineBroken)) throw error;
    }
  }

  /** Waits until the latest question has been answered. */
  async #settled(): Promise<void> {
    while (this.#asking) await this.#asking;
  }
}
