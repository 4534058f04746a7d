import { describe, expect, it } from 'vitest';
import type { Frame, LogEvent, Scene } from '../lib/wire';
import { Playhead } from './playhead.svelte';
import {
  chapters,
  dwell,
  frameOf,
  moved,
  phaseAfter,
  phaseBefore,
  rounds,
  sceneOf,
  stretches,
} from './track';

function frame(round: number, phase: string, elements: number[] = [], events: LogEvent[] = []): Frame {
  const scene: Scene = {
    viewer: 'spectator',
    round,
    phase,
    segment: null,
    step: 'x',
    asked: [],
    committed: { a: false, b: false },
    units: [],
    elements: elements.map((element) => ({
      element,
      at: [0, 0],
      facing: 0,
      hit: false,
      task: null,
      plan: null,
    })),
    contacts: [],
    strength: { a: { elements: 1, at_start: 1 }, b: { elements: 1, at_start: 1 } },
    ended: null,
  };
  return { side: 'a', text: 'x', events, scene };
}

function roll(elements: number[], chances: number | null, value: number, good: boolean | null): LogEvent {
  const dice = [{ faces: 20, value, good }];
  const rest = { terms: [], total: chances, units: [], weight: 'normal' as const };
  return { event: 'rolled', text: 'x', rule: 'X-01', dice, chances, elements, ...rest };
}

const battle = [
  frame(1, 'setup'),
  frame(1, 'setup'),
  frame(1, 'command'),
  frame(1, 'movement'),
  frame(1, 'movement'),
  frame(1, 'melee'),
  frame(2, 'command'),
];

describe('the track of a replay', () => {
  it('cuts the frames into phases without gap', () => {
    expect(stretches(battle).map(({ phase, start, end }) => [phase, start, end])).toEqual([
      ['setup', 0, 2],
      ['command', 2, 3],
      ['movement', 3, 5],
      ['melee', 5, 6],
      ['command', 6, 7],
    ]);
  });

  it('knows where rounds begin, and that the set-up is none', () => {
    expect(rounds(stretches(battle)).map(({ round, start }) => [round, start])).toEqual([
      [1, 2],
      [2, 6],
    ]);
  });

  it('jumps to the starts of phases and stops at both ends', () => {
    const of = stretches(battle);
    expect([0, 1, 2, 4, 6].map((at) => phaseBefore(of, at))).toEqual([0, 0, 0, 3, 5]);
    expect([0, 2, 4, 6].map((at) => phaseAfter(of, at))).toEqual([2, 3, 5, 6]);
  });

  it('counts a decision to the phase in which it was made', () => {
    expect(chapters(battle)).toEqual([
      { round: 1, phase: 'setup', steps: [1, 2] },
      { round: 1, phase: 'command', steps: [3] },
      { round: 1, phase: 'movement', steps: [4, 5] },
      { round: 1, phase: 'melee', steps: [6] },
    ]);
  });

  it('takes a frame from an address and refuses nonsense', () => {
    expect(['#3', '3', '#99', '', '#x', '#-1', '#1e3'].map((hash) => frameOf(hash, 7))).toEqual([
      3, 3, 6, 0, 0, 0, 0,
    ]);
    expect(frameOf('#3', 0)).toBe(0);
  });

  it('shows an event where everybody it concerns is still there', () => {
    const gone = roll([0, 1], 5, 3, true);
    const frames = [frame(1, 'melee', [0, 1]), frame(1, 'melee', [0], [gone, roll([0], 5, 3, true)])];
    expect(sceneOf(frames, 1, 0)).toBe(frames[0]?.scene);
    expect(sceneOf(frames, 1, 1)).toBe(frames[1]?.scene);
    expect(sceneOf(frames, 1, null)).toBe(frames[1]?.scene);
    expect(sceneOf([], 0, null)).toBeUndefined();
  });

  it('traces who has moved, not who came or stayed', () => {
    const frames = [frame(1, 'movement', [0, 1]), frame(1, 'movement', [0, 1, 2])];
    const first = frames[1]?.scene.elements[0];
    if (first) first.at = [2, 3];
    expect(moved(frames, 1)).toEqual([{ element: 0, from: [0, 0], to: [2, 3] }]);
    expect(moved(frames, 0)).toEqual([]);
  });

  it('stays longer where dice fall, but never too long', () => {
    const dice = Array.from({ length: 40 }, () => roll([0, 1], 5, 3, true));
    expect(dwell(frame(1, 'melee', [], dice.slice(0, 2)))).toBeGreaterThan(dwell(frame(1, 'melee')));
    expect(dwell(frame(1, 'melee', [], dice))).toBe(4000);
  });
});

describe('the playhead', () => {
  it('goes by frames, by phases and not over the ends', () => {
    const head = new Playhead(battle, 2);
    head.step(-5);
    expect(head.at).toBe(0);
    head.phase(true);
    head.phase(true);
    expect(head.at).toBe(3);
    head.go(99);
    expect(head.at).toBe(6);
  });

  it('steps through events and from frame to frame', () => {
    const two = [roll([0, 1], 5, 3, true), roll([1, 0], 5, 3, true)];
    const head = new Playhead([frame(1, 'melee'), frame(1, 'melee', [], two), frame(1, 'melee')], 0);
    const seen: [number, number | null][] = [];
    for (let n = 0; n < 4; n += 1) {
      head.stepEvent(true);
      seen.push([head.at, head.event]);
    }
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
      [2, null],
      [2, null],
    ]);
    head.stepEvent(false);
    expect([head.at, head.event]).toEqual([1, 1]);
  });

  it('plays to the end, stops there and begins anew', () => {
    const head = new Playhead(battle, 5);
    head.toggle();
    expect(head.playing).toBe(true);
    head.tick();
    expect([head.at, head.playing]).toEqual([6, false]);
    head.toggle();
    expect([head.at, head.playing]).toEqual([0, true]);
    head.step(1);
    expect(head.playing).toBe(false);
  });

  it('goes round the speeds', () => {
    const head = new Playhead(battle, 0);
    const seen = [1, 2, 3, 4].map(() => (head.faster(), head.speed));
    expect(seen).toEqual([2, 4, 1, 2]);
  });

  it('has nothing to play in an empty replay', () => {
    const head = new Playhead([], 3);
    head.toggle();
    expect([head.at, head.playing]).toEqual([0, false]);
  });
});
