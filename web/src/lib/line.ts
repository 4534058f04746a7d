// What a line to the server is made of: its address, its faults, and who waits for which answer.

import type { Message, RefusedFor, Stamp, Why } from './wire';

/** The server refused; nothing has changed. */
export class Refused extends Error {
  readonly reason: RefusedFor;
  readonly why: Why;

  constructor(reason: RefusedFor, why: Why) {
    super(why.text);
    this.name = 'Refused';
    this.reason = reason;
    this.why = why;
  }
}

/** The line broke before the answer, and what was asked for was not done. */
export class LineBroken extends Error {
  constructor() {
    super('the line broke');
    this.name = 'LineBroken';
  }
}

/** The answer to a question that only helps; without one the page goes on. */
export async function quietly<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused || error instanceof LineBroken) return null;
    throw error;
  }
}

/** How long to wait before the `n`th attempt, in milliseconds. */
export function backOff(n: number): number {
  return Math.min(300 * 2 ** n, 5000);
}

/** Whether a decision that was on its way when the line broke had been carried out, by the stamps before and after. */
export function carriedOut(what: 'act' | 'undo', before: Stamp, after: Stamp): boolean {
  if (what === 'act') return after.epoch === before.epoch && after.own > before.own;
  return after.epoch !== before.epoch || after.own < before.own;
}

/** The address of a battle's socket; with a stamp it goes on after what has been seen. */
export function socketAddress(
  battle: string,
  lang: string,
  viewer: string | null,
  stamp: Stamp | null,
): string {
  const query = new URLSearchParams({ lang });
  if (viewer) query.set('viewer', viewer);
  if (stamp) {
    query.set('epoch', String(stamp.epoch));
    query.set('after', String(stamp.events));
  }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/battles/${encodeURIComponent(battle)}/socket?${query}`;
}

export type Waiting = {
  resolve(message: Message): void;
  reject(error: Error): void;
  /** For decisions: what they were made on. */
  decision: { what: 'act' | 'undo'; stamp: Stamp } | null;
  timer: ReturnType<typeof setTimeout>;
};

export class Waiters {
  readonly #all = new Map<number, Waiting>();
  #next = 1;

  /** The number of the request that is to be answered. */
  add(waiting: Waiting): number {
    this.#all.set(this.#next, waiting);
    return this.#next++;
  }

  take(id: number): Waiting | null {
    const waiting = this.#all.get(id) ?? null;
    this.#all.delete(id);
    return waiting;
  }

  takeAll(): Waiting[] {
    const all = [...this.#all.values()];
    this.#all.clear();
    return all;
  }
}
