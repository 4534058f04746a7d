import { recall, remember } from '../lib/stored';
import type { Table } from '../lib/wire';
import { allTold, nextHint, type Hint } from './tour';
import type { Battle } from './battle.svelte';

/** What has been told of the tour; remembered over battles. */
export class Tour {
  /** `offered`: not yet answered; `on`; `off`: skipped or told to its end. */
  state = $state<'offered' | 'on' | 'off'>('off');
  told = $state.raw<string[]>([]);
  /** Whether it is the one of tables measured in inches, which has its own words. */
  readonly plane: boolean;

  constructor({ ground }: Pick<Table, 'ground'>, wanted: boolean, offer: boolean) {
    this.plane = ground.kind === 'plane';
    if (wanted) this.state = 'on';
    else if (offer && recall(this.#key) === null) this.state = 'offered';
  }

  /** Whoever knows one kind of table need not know the other. */
  get #key(): string {
    return this.plane ? 'walstatt.tour.plane' : 'walstatt.tour';
  }

  hint(battle: Battle): Hint | null {
    const { scene, desk, log } = battle;
    if (this.state !== 'on' || !scene || battle.handOver !== null) return null;
    const confirming = battle.confirm?.because === 'attack';
    return nextHint({ scene, desk, log, confirming, plane: this.plane }, this.told);
  }

  start(): void {
    this.told = [];
    this.state = 'on';
  }

  understood(id: string): void {
    this.told = [...this.told, id];
    if (allTold(this.plane, this.told)) this.end();
  }

  end(): void {
    this.state = 'off';
    remember(this.#key, 'seen');
  }
}
