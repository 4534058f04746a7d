import type { Action, Desk, Scene } from '../lib/wire';
import { ofKind } from './choices';
import {
  chosen,
  draftActions,
  draftKey,
  draftsFrom,
  loadDrafts,
  offers,
  orderedUnits,
  pruned,
  saveDrafts,
  type Drafts,
} from './drafts';

/** Orders chosen for the units of one side in one round, until they are sent together. */
export class Orders {
  drafts = $state.raw<Drafts>({});

  readonly #battle: string;
  #desk: Desk | null = null;
  #scene: Scene | null = null;
  #key: string | null = null;

  constructor(battle: string) {
    this.#battle = battle;
  }

  /** Takes up what was chosen before, as far as it is still offered. */
  open(desk: Desk, scene: Scene): void {
    if (ofKind(desk, 'order').length === 0) {
      this.close();
      return;
    }
    this.#desk = desk;
    this.#scene = scene;
    this.#key = draftKey(this.#battle, desk.side, scene.round);
    this.drafts = pruned(loadDrafts(sessionStorage, this.#key), desk, (unit) => this.most(unit));
  }

  /** Forgets what is on the screen; what was chosen stays in the store. */
  close(): void {
    this.#desk = null;
    this.#scene = null;
    this.#key = null;
    this.drafts = {};
  }

  offers(unit: number, order: string): boolean {
    return offers(this.#desk, unit, order);
  }

  /** How many markers may still be laid on the unit; those that lie there cannot be changed. */
  most(unit: number): number {
    const markers = this.#scene?.units[unit]?.markers;
    return markers ? Math.max(markers.most - markers.count, 1) : 1;
  }

  /** Chooses an order, or takes it back where there may be several. */
  choose(unit: number, order: string): void {
    this.#keep({ [unit]: chosen(this.drafts[unit] ?? [], order, this.most(unit)) });
  }

  /** Whether every marker of the unit has its order. */
  full(unit: number): boolean {
    return (this.drafts[unit]?.length ?? 0) >= this.most(unit);
  }

  /** Takes over the orders among suggested actions. */
  adopt(actions: Action[]): void {
    if (this.#desk) this.#keep(draftsFrom(actions, this.#desk));
  }

  #keep(orders: Drafts): void {
    const all = Object.entries({ ...this.drafts, ...orders }).filter(([, of]) => of.length > 0);
    this.drafts = Object.fromEntries(all);
    if (this.#key !== null) saveDrafts(sessionStorage, this.#key, this.drafts);
  }

  /** Units still without an order. */
  get missing(): number[] {
    return this.#desk ? orderedUnits(this.#desk).filter((unit) => this.drafts[unit] === undefined) : [];
  }

  /** What is to be sent. */
  get actions(): Action[] {
    return this.#desk ? draftActions(this.drafts, this.#desk) : [];
  }
}
