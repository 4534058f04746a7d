// What the computer would do, for those who want to play on.

import { quietly } from '../lib/line';
import type { Battle } from './battle.svelte';
import { placements } from './choices';

export class Advice {
  readonly #battle: Battle;
  /** The computer sets up the rest of the army, whenever it is its turn to place somebody. */
  #allAtOnce = false;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** Whether a suggestion can be asked for as a whole: in hidden steps, and while armies are set up. */
  offered = $derived.by((): boolean => {
    const { ordering, placing, plane, scene } = this.#battle;
    return ordering || placing || (plane && scene?.phase === 'setup');
  });

  async suggest(): Promise<void> {
    const battle = this.#battle;
    const { side, desk } = battle;
    if (side === null || !desk || battle.busy) return;
    const suggestion = await quietly(battle.line.suggest(side));
    if (!suggestion || battle.desk !== desk) return;
    if (battle.ordering) {
      battle.confirm = null;
      battle.orders.adopt(suggestion.actions);
      return;
    }
    await battle.act(battle.plane ? suggestion.actions : placements(suggestion.actions, desk));
  }

  /** Lets the computer set up everybody who is left, also where the sides place by turns. */
  async suggestAll(): Promise<void> {
    this.#allAtOnce = true;
    await this.suggest();
  }

  /** A new desk is there. */
  goOn(): void {
    if (this.#allAtOnce && this.#battle.scene?.phase === 'setup') void this.suggest();
    else this.#allAtOnce = false;
  }

  /**
   * Sets up as the computer would and is done with it, for those who want to play at once. If the desk has been
   * replaced meanwhile, because the other side finished or took a seat, nothing happens: it wants another try.
   */
  async setUpAtOnce(): Promise<void> {
    const battle = this.#battle;
    const { side, desk } = battle;
    if (side === null || !this.offered || battle.ordering) return;
    const suggestion = await quietly(battle.line.suggest(side));
    if (suggestion && battle.desk === desk) await battle.act(suggestion.actions);
  }
}
