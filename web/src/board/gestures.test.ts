import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Gestures } from './gestures';

type Shape = { pointerId: number; pointerType: string; clientX: number; clientY: number };

class Surface extends EventTarget {
  captured = new Set<number>();
  getBoundingClientRect = () => ({ left: 10, top: 20 });
  hasPointerCapture = (id: number) => this.captured.has(id);
  setPointerCapture = (id: number) => this.captured.add(id);
}

let surface: Surface;
let told: unknown[][];
let pulls: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  surface = new Surface();
  told = [];
  pulls = false;
  const tell =
    (name: string) =>
    (...what: unknown[]) =>
      void told.push([name, ...what]);
  const gestures: Gestures = {
    pulls: () => pulls,
    pull: tell('pull'),
    pullEnd: tell('pullEnd'),
    pan: tell('pan'),
    zoom: tell('zoom'),
    hover: tell('hover'),
    tap: (at) => void told.push(['tap', at]),
    doubleTap: tell('doubleTap'),
    rest: (at) => {
      if (at) told.push(['rest', at]);
    },
  };
  // The surface has all that the gestures use of an element.
  listen(surface as unknown as HTMLElement, gestures);
});
afterEach(() => vi.useRealTimers());

function send(type: string, x: number, y: number, more: Partial<Shape> = {}): void {
  const event = new Event(type, { cancelable: true });
  const shape = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x + 10, clientY: y + 20, ...more };
  surface.dispatchEvent(Object.assign(event, shape));
}

const names = () => told.map(([name]) => name);

describe('one pointer', () => {
  it('taps where it hardly moves', () => {
    send('pointerdown', 50, 50);
    send('pointermove', 52, 51);
    send('pointerup', 52, 51);
    expect(told).toEqual([['tap', { x: 52, y: 51 }]]);
  });

  it('moves the sheet where it does, and then does not tap', () => {
    send('pointerdown', 50, 50);
    send('pointermove', 60, 50);
    send('pointermove', 65, 58);
    send('pointerup', 65, 58);
    expect(told).toEqual([
      ['pan', 10, 0],
      ['pan', 5, 8],
    ]);
    expect(surface.captured.has(1)).toBe(true);
  });

  it('pulls a line from what can be pulled', () => {
    pulls = true;
    send('pointerdown', 50, 50);
    send('pointermove', 90, 50);
    send('pointerup', 120, 60);
    expect(told).toEqual([
      ['pull', { x: 50, y: 50 }, { x: 90, y: 50 }],
      ['pullEnd', { x: 50, y: 50 }, { x: 120, y: 60 }],
    ]);
  });

  it('drops the line when the browser takes the pointer away', () => {
    pulls = true;
    send('pointerdown', 50, 50);
    send('pointermove', 90, 50);
    send('pointercancel', 90, 50);
    expect(told.at(-1)).toEqual(['pullEnd', { x: 50, y: 50 }, null]);
  });

  it('taps twice for a double tap, and not three times for two', () => {
    for (let i = 0; i < 3; i += 1) {
      send('pointerdown', 50, 50);
      send('pointerup', 50, 50);
    }
    expect(names()).toEqual(['tap', 'tap', 'doubleTap', 'tap']);
  });

  it('reads instead of acting when a finger rests', () => {
    send('pointerdown', 50, 50, { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    send('pointerup', 50, 50, { pointerType: 'touch' });
    expect(told).toEqual([['rest', { x: 50, y: 50 }]]);
  });

  it('hovers with the mouse and reads when it rests', () => {
    send('pointermove', 5, 5);
    vi.advanceTimersByTime(1000);
    send('pointerleave', 5, 5);
    expect(told).toEqual([
      ['hover', { x: 5, y: 5 }],
      ['rest', { x: 5, y: 5 }],
      ['hover', null],
    ]);
  });

  it('leaves the other mouse buttons to the browser', () => {
    surface.dispatchEvent(
      Object.assign(new Event('pointerdown'), {
        pointerId: 1,
        pointerType: 'mouse',
        button: 2,
        clientX: 0,
        clientY: 0,
      }),
    );
    send('pointerup', 0, 0);
    expect(told).toEqual([]);
  });
});

describe('two fingers and the wheel', () => {
  const finger = (id: number) => ({ pointerId: id, pointerType: 'touch' });

  it('zoom round the middle between the fingers', () => {
    send('pointerdown', 100, 100, finger(1));
    send('pointerdown', 200, 100, finger(2));
    send('pointermove', 300, 100, finger(2));
    expect(told).toEqual([
      ['pan', 50, 0],
      ['zoom', 2, { x: 200, y: 100 }],
    ]);
  });

  it('do not tap when they are lifted one after the other', () => {
    send('pointerdown', 100, 100, finger(1));
    send('pointerdown', 200, 100, finger(2));
    send('pointerup', 200, 100, finger(2));
    send('pointerup', 100, 100, finger(1));
    expect(names()).toEqual([]);
  });

  it('zoom in and out by the wheel, and move sideways with shift', () => {
    const wheel = (more: object) =>
      surface.dispatchEvent(
        Object.assign(new Event('wheel', { cancelable: true }), {
          clientX: 10,
          clientY: 20,
          deltaMode: 0,
          deltaX: 0,
          ...more,
        }),
      );
    expect(wheel({ deltaY: -100 })).toBe(false);
    wheel({ deltaY: 100 });
    wheel({ deltaY: 3, deltaMode: 1, shiftKey: true });
    const [zoomIn, zoomOut, aside] = told as [[string, number], [string, number], unknown[]];
    expect(zoomIn[1] * zoomOut[1]).toBeCloseTo(1);
    expect(zoomIn[1]).toBeGreaterThan(1);
    expect(aside).toEqual(['pan', -48, 0]);
  });
});
