import type { Action, Desk, Scene } from '../lib/wire';
import { ofKind, sameAction } from './choices';
import {
  draftActions,
  draftKey,
  draftsFrom,
  loadDrafts,
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
  #key: string | null = null;
  /** What the server already knows. */
  #sent: Drafts = {};

  constructor(battle: string) {
    this.#battle = battle;
  }

  /** Takes up what was chosen before, as far as it is still offered. */
  open(desk: Desk, scene: Scene): void {
    if (ofKind(desk, 'order').length === 0) {
      this.close();
      return;
    }
    const known = scene.units.flatMap(({ unit, order }) =>
      order.state === 'secret' ? [[unit, order.order] as const] : [],
    );
    this.#desk = desk;
    this.#sent = pruned(Object.fromEntries(known), desk);
    this.#key = draftKey(this.#battle, desk.side, scene.round);
    this.drafts = pruned({ ...this.#sent, ...loadDrafts(sessionStorage, this.#key) }, desk);
  }

  /** Forgets what is on the screen; what was chosen stays in the store. */
  close(): void {
    this.#desk = null;
    this.#key = null;
    this.#sent = {};
    this.drafts = {};
  }

  offers(unit: number, order: string): boolean {
    return ofKind(this.#desk, 'order').some((choice) => choice.unit === unit && choice.order === order);
  }

  give(orders: Drafts): void {
    this.drafts = { ...this.drafts, ...orders };
    if (this.#key !== null) saveDrafts(sessionStorage, this.#key, this.drafts);
  }

  /** Takes over the orders among suggested actions. */
  adopt(actions: Action[]): void {
    if (this.#desk) this.give(draftsFrom(actions, this.#desk));
  }

  /** Units still without an order. */
  get missing(): number[] {
    return this.#desk ? orderedUnits(this.#desk).filter((unit) => this.drafts[unit] === undefined) : [];
  }

  /** What is to be sent. */
  get actions(): Action[] {
    if (!this.#desk) return [];
    const sent = draftActions(this.#sent, this.#desk);
    return draftActions(this.drafts, this.#desk).filter(
      (action) => !sent.some((one) => sameAction(one, action)),
    );
  }
}
