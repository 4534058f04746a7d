import type { Connection } from '../lib/connection.svelte';
import { quietly } from '../lib/line';
import type { Action, Preview } from '../lib/wire';

/** What would come of what is about to be done: the reckoning of the attacks it makes or allows. */
export class Foresight {
  preview = $state.raw<Preview | null>(null);

  #asked = 0;
  #key = '';

  /** The last question counts; answers to earlier ones come too late. */
  async ask(line: Connection, side: string, actions: Action[]): Promise<void> {
    const key = JSON.stringify(actions);
    if (key === this.#key) return;
    this.#key = key;
    const asked = ++this.#asked;
    if (actions.length === 0) {
      this.preview = null;
      return;
    }
    const preview = await quietly(line.preview(side, actions));
    if (asked === this.#asked) this.preview = preview && preview.attacks.length > 0 ? preview : null;
  }

  forget(): void {
    this.#asked += 1;
    this.#key = '';
    this.preview = null;
  }
}
