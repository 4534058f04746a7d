// The line to a battle: one WebSocket, requests with answers, and the way back after every interruption.

import { ApiError, api } from './api';
import { backOff, carriedOut, LineBroken, Refused, socketAddress, Waiters, type Waiting } from './line';
import type {
  Action,
  ChainNow,
  Desk,
  Drag,
  LookNow,
  Message,
  Pointed,
  Preview,
  Reach,
  Request,
  Seat,
  Sides,
  SightNow,
  Stamp,
  TrialNow,
  Update,
  Welcome,
} from './wire';

export type LineState =
  /** For the first time. */
  | 'connecting'
  | 'open'
  /** Broken, and being restored. */
  | 'lost'
  /** There is nothing to come back to. */
  | 'gone';

export type Listener = {
  welcome(welcome: Welcome): void;
  update(update: Update): void;
  presence(here: { a: boolean; b: boolean; watchers: number }): void;
  seats(seats: Sides<Seat>): void;
};

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
/** An answer that takes longer means that the line is dead. */
const PATIENCE = 10_000;

export class Connection {
  state = $state<LineState>('connecting');
  /** How the battle is looked at; also after the line was restored. */
  viewer: string | null = null;

  readonly #battle: string;
  readonly #listener: Listener;
  #lang: string;
  #socket: WebSocket | null = null;
  readonly #waiting = new Waiters();
  #unsettled: Waiting[] = [];
  #stamp: Stamp | null = null;
  #undoable = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(battle: string, lang: string, listener: Listener) {
    this.#battle = battle;
    this.#lang = lang;
    this.#listener = listener;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** How far the battle has been seen. */
  get stamp(): Stamp | null {
    return this.#stamp;
  }

  /** Whether the viewer's last action can be taken back. */
  get undoable(): boolean {
    return this.#undoable;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#drop();
    for (const waiting of this.#unsettled.splice(0)) waiting.reject(new LineBroken());
  }

  /** All words come from the server, so another language is another line, from the beginning. */
  speak(lang: string): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#stamp = null;
    this.#drop();
    this.#connect();
  }

  async act(side: string, actions: Action[]): Promise<void> {
    const stamp = this.#stampOrThrow();
    await this.#ask({ do: 'act', side, stamp, actions }, { what: 'act', stamp });
  }

  async undo(side: string): Promise<void> {
    const stamp = this.#stampOrThrow();
    await this.#ask({ do: 'undo', side, stamp }, { what: 'undo', stamp });
  }

  async desk(side: string, unit: number | null): Promise<Desk | null> {
    const answer = await this.#ask({ do: 'desk', side, unit });
    return answer.is === 'desk' ? answer.desk : null;
  }

  async reach(side: string, unit: number): Promise<Reach | null> {
    const answer = await this.#ask({ do: 'reach', side, unit });
    return answer.is === 'reach' ? answer.reach : null;
  }

  /** What an element sees of its enemies, as far as the side can know. */
  async sight(side: string, element: number): Promise<SightNow | null> {
    const answer = await this.#ask({ do: 'sight', side, element });
    return answer.is === 'sight' ? answer.sight : null;
  }

  /** What pulling a unit comes to. Throws [`Refused`] with the reason where it comes to nothing. */
  async trial(side: string, unit: number, drag: Drag): Promise<TrialNow | null> {
    const answer = await this.#ask({ do: 'trial', side, unit, drag });
    return answer.is === 'trial' ? answer.trial : null;
  }

  /** What a unit sees of the table, as far as the side may know. */
  async look(side: string, unit: number): Promise<LookNow | null> {
    const answer = await this.#ask({ do: 'look', side, unit });
    return answer.is === 'look' ? answer.look : null;
  }

  /** The actions that do what was pointed at. Throws [`Refused`] with the reason where nothing does. */
  async point(side: string, pointed: Pointed): Promise<Action[]> {
    const answer = await this.#ask({ do: 'point', side, pointed });
    return answer.is === 'point' ? answer.actions : [];
  }

  async preview(side: string, actions: Action[]): Promise<Preview | null> {
    const answer = await this.#ask({ do: 'preview', side, actions });
    return answer.is === 'preview' ? answer.preview : null;
  }

  /** How what the actions begin is likely to end; `null` where nobody knows or may know. */
  async chain(side: string, actions: Action[]): Promise<ChainNow | null> {
    const answer = await this.#ask({ do: 'chain', side, actions });
    return answer.is === 'chain' ? answer.chain : null;
  }

  async suggest(side: string): Promise<{ actions: Action[]; reasons: string[] }> {
    const answer = await this.#ask({ do: 'suggest', side });
    return answer.is === 'suggestion' ? answer : { actions: [], reasons: [] };
  }

  async sit(viewer: string): Promise<void> {
    this.viewer = viewer;
    await this.#ask({ do: 'sit', viewer });
  }

  #stampOrThrow(): Stamp {
    if (!this.#stamp) throw new LineBroken();
    return this.#stamp;
  }

  #ask(request: Unnumbered<Request>, decision: Waiting['decision'] = null): Promise<Message> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineBroken());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#broken(socket), PATIENCE);
      const id = this.#waiting.add({ resolve, reject, decision, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #connect(): void {
    if (this.#closed) return;
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    const socket = new WebSocket(socketAddress(this.#battle, this.#lang, this.viewer, this.#stamp));
    this.#socket = socket;
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    });
    socket.addEventListener('close', () => this.#broken(socket));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as Message;
    switch (message.is) {
      case 'welcome':
        this.#attempts = 0;
        this.state = 'open';
        this.#listener.welcome(message);
        break;
      case 'update':
        this.#stamp = message.stamp;
        this.#undoable = message.undo;
        this.#listener.update(message);
        this.#settle(message.stamp);
        break;
      case 'presence':
        this.#listener.presence(message);
        break;
      case 'seats':
        this.#listener.seats(message.seats);
        break;
      default:
        this.#answer(message);
    }
  }

  #answer(message: Exclude<Message, { is: 'welcome' | 'update' | 'presence' | 'seats' }>): void {
    const waiting = this.#waiting.take(message.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    if (message.is === 'refused') waiting.reject(new Refused(message.reason, message.why));
    else waiting.resolve(message);
  }

  /** Decisions that were on their way when the line broke: the first update after it tells what became of them. */
  #settle(stamp: Stamp): void {
    for (const waiting of this.#unsettled.splice(0)) {
      const { decision } = waiting;
      if (decision && carriedOut(decision.what, decision.stamp, stamp))
        waiting.resolve({ is: 'done', id: 0 });
      else waiting.reject(new LineBroken());
    }
  }

  #broken(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    const opened = this.state === 'open';
    this.#drop();
    if (this.state !== 'connecting') this.state = 'lost';
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#attempts) * (0.8 + 0.4 * Math.random()));
    this.#attempts += 1;
    if (!opened) void this.#askWhether();
  }

  /** A browser does not tell why a socket was not opened; the same address without one does. */
  async #askWhether(): Promise<void> {
    try {
      await api.get(`/api/battles/${encodeURIComponent(this.#battle)}/socket`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault.kind !== 'not-found' || this.#closed) return;
      if (this.#retry !== null) clearTimeout(this.#retry);
      this.state = 'gone';
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.takeAll()) {
      clearTimeout(waiting.timer);
      if (waiting.decision && !this.#closed) this.#unsettled.push(waiting);
      else waiting.reject(new LineBroken());
    }
  }

  /** After sleep or a change of network a socket may be dead without knowing it. */
  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    const socket = this.#socket;
    if (!socket) {
      if (this.state === 'lost') this.#connect();
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const probe = setTimeout(() => this.#broken(socket), 3000);
    this.#ask({ do: 'desk', side: 'a', unit: null })
      .catch((error: unknown) => error)
      .finally(() => clearTimeout(probe));
  };
}
