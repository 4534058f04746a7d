import { recall, remember } from '../lib/stored';
import { HINT_IDS, nextHint, type Hint } from './tour';
import type { Battle } from './battle.svelte';

const KEY = 'walstatt.tour';

/** What has been told of the tour; remembered over battles. */
export class Tour {
  /** `offered`: not yet answered; `on`; `off`: skipped or told to its end. */
  state = $state<'offered' | 'on' | 'off'>('off');
  told = $state.raw<string[]>([]);

  constructor(wanted: boolean, offer: boolean) {
    if (wanted) this.state = 'on';
    else if (offer && recall(KEY) === null) this.state = 'offered';
  }

  hint(battle: Battle): Hint | null {
    const { scene, desk, log } = battle;
    if (this.state !== 'on' || !scene || battle.handOver !== null) return null;
    return nextHint({ scene, desk, log, confirming: battle.confirm?.because === 'attack' }, this.told);
  }

  start(): void {
    this.told = [];
    this.state = 'on';
  }

  understood(id: string): void {
    this.told = [...this.told, id];
    if (HINT_IDS.every((one) => this.told.includes(one))) this.end();
  }

  end(): void {
    this.state = 'off';
    remember(KEY, 'seen');
  }
}
