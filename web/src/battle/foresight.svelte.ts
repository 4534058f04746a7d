import type { Connection } from '../lib/connection.svelte';
import { quietly } from '../lib/line';
import type { Action, ChainNow, Preview } from '../lib/wire';

/** How long the pointer rests on something before its whole chain is reckoned: that takes the server some time. */
const REST_MS = 150;

/** What would come of what is about to be done: the reckoning of the attacks it makes or allows, and how it would end. */
export class Foresight {
  preview = $state.raw<Preview | null>(null);
  chain = $state.raw<ChainNow | null>(null);

  #asked = 0;
  #key = '';

  /** The last question counts; answers to earlier ones come too late. */
  async ask(line: Connection, side: string, actions: Action[]): Promise<void> {
    const key = JSON.stringify(actions);
    if (key === this.#key) return;
    this.#key = key;
    const asked = ++this.#asked;
    this.chain = null;
    if (actions.length === 0) {
      this.preview = null;
      return;
    }
    const preview = await quietly(line.preview(side, actions));
    if (asked !== this.#asked) return;
    this.preview = preview && preview.attacks.length > 0 ? preview : null;
    await new Promise((rested) => setTimeout(rested, REST_MS));
    if (asked !== this.#asked) return;
    const chain = await quietly(line.chain(side, actions));
    if (asked === this.#asked) this.chain = chain;
  }

  forget(): void {
    this.#asked += 1;
    this.#key = '';
    this.preview = null;
    this.chain = null;
  }
}
