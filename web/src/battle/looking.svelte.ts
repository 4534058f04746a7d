import { quietly } from '../lib/line';
import type { Sight } from '../board/model';
import type { ElementNow, SightNow } from '../lib/wire';
import type { Battle } from './battle.svelte';
import { foremost, sightLines, unitsSeen, type UnitSeen } from './sight';

/** What an element of the unit whose card is shown sees of its enemies; asked for only while somebody wants to know. */
export class Looking {
  on = $state(false);
  /** The enemy unit that is looked at closely. */
  at = $state<number | null>(null);

  readonly #of: () => Battle;
  #chosen = $state<number | null>(null);
  #sight = $state.raw<SightNow | null>(null);

  /** The elements that could look. */
  lookers = $derived.by((): ElementNow[] => {
    const { scene, table, cardUnit } = this.#of();
    return (scene?.elements ?? []).filter(({ element }) => table?.elements[element]?.unit === cardUnit);
  });
  /** Who looks: whoever was chosen or is selected, otherwise somebody of the first rank. */
  looker = $derived.by((): number | null => {
    const { selection } = this.#of();
    const known = (element: number | null) => this.lookers.some((one) => one.element === element);
    if (known(this.#chosen)) return this.#chosen;
    if (known(selection.element)) return selection.element;
    return foremost(this.lookers);
  });
  lines = $derived.by((): Sight | null => {
    const { table } = this.#of();
    return this.on && table && this.#sight ? sightLines(table, this.#sight, this.at) : null;
  });
  seen = $derived.by((): UnitSeen[] => {
    const { table } = this.#of();
    return this.on && table && this.#sight ? unitsSeen(table, this.#sight) : [];
  });

  /** To be made while a component is set up. */
  constructor(battle: () => Battle) {
    this.#of = battle;
    $effect(() => {
      // Asked again whenever something has moved.
      const { scene, side, line } = battle();
      const element = this.on && scene ? this.looker : null;
      let wanted = true;
      if (element === null || side === null) this.#sight = null;
      else
        void quietly(line.sight(side, element)).then((sight) => {
          if (wanted) this.#sight = sight;
        });
      return () => (wanted = false);
    });
  }

  choose(element: number): void {
    this.#chosen = element;
  }

  toggle(): void {
    this.on = !this.on;
    this.at = null;
  }
}
