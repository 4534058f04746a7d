import type { LookNow } from '../lib/wire';
import { quietly } from '../lib/line';
import type { Battle } from './battle.svelte';

/** What the unit whose card is shown sees of a table; asked for only while somebody wants to know. */
export class PlaneLook {
  on = $state(false);
  /** The enemy that is looked at closely. */
  at = $state<number | null>(null);
  #look = $state.raw<LookNow | null>(null);
  look = $derived(this.on ? this.#look : null);

  /** To be made while a component is set up. */
  constructor(battle: () => Battle) {
    $effect(() => {
      // Asked again whenever something has moved.
      const { scene, side, line, plane, cardUnit } = battle();
      const unit = this.on && plane && scene?.units[cardUnit ?? -1]?.body ? cardUnit : null;
      let wanted = true;
      if (unit === null || side === null) this.#look = null;
      else
        void quietly(line.look(side, unit)).then((look) => {
          if (wanted) this.#look = look;
        });
      return () => (wanted = false);
    });
  }

  toggle(): void {
    this.on = !this.on;
    this.at = null;
  }
}
