import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Listener } from './connection.svelte';
import { backOff, carriedOut, LineBroken, Refused } from './line';
import type { Stamp } from './wire';

const stamp = (epoch: number, own: number, events = 0): Stamp => ({ epoch, events, own });

test('attempts come ever more slowly, but at least every five seconds', () => {
  expect([0, 1, 2, 10].map(backOff)).toEqual([300, 600, 1200, 5000]);
});

test('a decision was carried out if there are more of the own side in the same epoch', () => {
  expect(carriedOut('act', stamp(1, 4), stamp(1, 5))).toBe(true);
  expect(carriedOut('act', stamp(1, 4), stamp(1, 4))).toBe(false);
  expect(carriedOut('act', stamp(1, 4), stamp(2, 5))).toBe(false);
  expect(carriedOut('undo', stamp(1, 4), stamp(2, 3))).toBe(true);
  expect(carriedOut('undo', stamp(1, 4), stamp(1, 4))).toBe(false);
});

/** A socket whose other end is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: { do: string; id: number }[] = [];

  constructor(readonly url: string) {
    super();
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id: number });
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  tear(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const listener: Listener = { welcome: vi.fn(), update: vi.fn(), presence: vi.fn(), seats: vi.fn() };

function greeted(line: Line | undefined, seen: Stamp): Line {
  if (!line) throw new Error('no line');
  line.say({ is: 'welcome' });
  line.say({ is: 'update', stamp: seen });
  return line;
}

describe('a line', () => {
  let line: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    Line.made = [];
    const page = new EventTarget();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'table.example' });
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    line = new Connection('x y', 'de', listener);
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is asked for by battle and language', () => {
    expect(Line.made[0]?.url).toBe('ws://table.example/api/battles/x%20y/socket?lang=de');
    greeted(Line.made[0], stamp(0, 0));
    expect(line.state).toBe('open');
  });

  test('gives answers to those who asked', async () => {
    const socket = greeted(Line.made[0], stamp(0, 0));
    const [first, second] = [
      line.desk('a', null),
      line.point('a', { unit: 1, element: null, to: null, target: null }),
    ];
    socket.say({ is: 'refused', id: 2, reason: 'rules', why: { text: 'no', rule: 'R', at: null } });
    socket.say({ is: 'desk', id: 1, desk: null });
    await expect(first).resolves.toBeNull();
    await expect(second).rejects.toBeInstanceOf(Refused);
  });

  test('comes back where it left off', () => {
    const socket = greeted(Line.made[0], stamp(7, 2, 31));
    line.viewer = 'b';
    socket.tear();
    expect(line.state).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(Line.made[1]?.url).toBe(
      'ws://table.example/api/battles/x%20y/socket?lang=de&viewer=b&epoch=7&after=31',
    );
    greeted(Line.made[1], stamp(7, 2, 31));
    expect(line.state).toBe('open');
  });

  test('knows after a break whether a decision had arrived', async () => {
    const done = line.act.bind(line, 'a', [{ do: 'x' }]);
    const socket = greeted(Line.made[0], stamp(0, 1));
    const arrived = done();
    socket.tear();
    vi.advanceTimersByTime(400);
    greeted(Line.made[1], stamp(0, 2));
    await expect(arrived).resolves.toBeUndefined();

    const lost = done();
    Line.made[1]?.tear();
    vi.advanceTimersByTime(400);
    greeted(Line.made[2], stamp(0, 2));
    await expect(lost).rejects.toBeInstanceOf(LineBroken);
  });

  test('does not wait for answers that never come', () => {
    greeted(Line.made[0], stamp(0, 0));
    line.reach('a', 0).catch(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe('lost');
  });

  test('in another language begins anew', () => {
    greeted(Line.made[0], stamp(0, 0, 9));
    line.speak('en');
    expect(Line.made[1]?.url).toBe('ws://table.example/api/battles/x%20y/socket?lang=en');
  });

  test('tries at once when the network is back', () => {
    greeted(Line.made[0], stamp(0, 0)).tear();
    dispatchOnline();
    expect(Line.made).toHaveLength(2);
  });

  test('does not come back once it is closed', () => {
    const socket = greeted(Line.made[0], stamp(0, 0));
    line.close();
    socket.tear();
    vi.advanceTimersByTime(10_000);
    expect(Line.made).toHaveLength(1);
  });
});

function dispatchOnline(): void {
  document.dispatchEvent(new Event('online'));
}
