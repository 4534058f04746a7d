import { describe, expect, it } from 'vitest';
import { Refused } from '../lib/line';
import type { Desk, Drag, MoveNow, Scene, Table, TrialNow, Why } from '../lib/wire';
import { exampleTable } from '../board/plane/example';
import { able, aimed, clickUnit, labelsOf, meant, named, unitOffers } from './clicks';
import type { Battle } from './battle.svelte';
import { frontageOf, towardsEnemy } from './formation';
import { measuresStrictly } from './measuring';
import { Moving } from './moving.svelte';
import { offersOf } from './offers';
import { choice, desk, event } from './samples';
import { resultsAmong, testsAmong } from './story';
import { trails } from './trace';

const id = (word: string) => word;
const { table, scene } = exampleTable({ arm: id, ground: id, sides: ['we', 'they'], title: '' });

const charge = choice('target', { unit: 1, target: 6, icon: 'charge' });
const turn = choice('manoeuvre', { unit: 1, icon: 'turn-left' });
const end = choice('end');
const moves: MoveNow[] = [
  {
    unit: 2,
    left: 4000,
    total: 8000,
    gait: 'walk',
    advance: 4000,
    wheel_left: 0,
    wheel_right: 0,
    pivot: false,
    place: null,
  },
];
const offered = desk([charge, turn, end], { moves });

describe('a click on a unit', () => {
  it('takes what the selected unit can do to it', () => {
    expect(clickUnit(table, offered, { unit: 1, element: null }, 6)).toEqual({ kind: 'act', choice: charge });
    expect(clickUnit(table, offered, { unit: null, element: null }, 6)).toEqual({ kind: 'inspect', unit: 6 });
    expect(named(table, offered, { unit: 1, element: null })).toEqual({ enemies: [6], friends: [] });
    expect(named(table, offered, { unit: 2, element: null })).toEqual({ enemies: [], friends: [] });
  });

  it('asks where it could mean several things, and why where it can mean nothing', () => {
    const twice = desk([charge, choice('target', { unit: 1, target: 6, icon: 'fire' })]);
    expect(clickUnit(table, twice, { unit: 1, element: null }, 6).kind).toBe('choose');
    expect(clickUnit(table, offered, { unit: 1, element: null }, 7)).toEqual({
      kind: 'point',
      pointed: { unit: 1, element: null, to: null, target: 7 },
    });
  });

  it('selects the own, and answers questions that name somebody', () => {
    expect(clickUnit(table, offered, { unit: null, element: null }, 2)).toEqual({
      kind: 'select',
      selection: { unit: 2, element: null },
    });
    const answer = choice('answer', { unit: 3, target: 2 });
    expect(meant(desk([answer]), { unit: null, element: null }, 2)).toEqual([answer]);
  });

  it('offers first what a unit does by itself', () => {
    expect(unitOffers(offered, 1)).toEqual([turn, charge]);
    expect(able(offered)).toEqual([1, 2]);
    expect(aimed(desk([choice('move', { unit: 4, icon: 'aim' })]))).toEqual([4]);
    expect(aimed(null)).toEqual([]);
  });
});

describe('many choices', () => {
  it('become lists of what differs in a number, and targets under their names', () => {
    const files = [4, 5, 6, 7].map((n) => choice('manoeuvre', { unit: 1, icon: 'reform', short: `${n}` }));
    const spells = Array.from({ length: 9 }, (_, n) => choice('target', { unit: 1, target: 6 + (n % 2) }));
    const { plain, lists, targets } = offersOf([turn, ...files, ...spells]);
    expect(plain).toEqual([turn]);
    expect(lists).toEqual([{ icon: 'reform', choices: files }]);
    expect(targets.map(({ target, choices }) => [target, choices.length])).toEqual([
      [6, 5],
      [7, 4],
    ]);
    expect(offersOf([turn, charge])).toEqual({ plain: [turn, charge], lists: [], targets: [] });
  });

  it('say in whole sentences who does it where a regiment and its character could do the same', () => {
    const sword = (text: string) => choice('manoeuvre', { unit: 1, icon: 'weapon', short: 'Sword', text });
    const left = choice('manoeuvre', {
      unit: 1,
      icon: 'turn-left',
      short: 'Left',
      text: 'Knights turn left',
    });
    expect(labelsOf(table, [sword('General: sword'), sword('Knights: swords'), left])).toEqual([
      'General: sword',
      'Knights: swords',
      'Left',
    ]);
  });
});

describe('setting up', () => {
  it('faces the zone of the enemy, also where the halves were changed', () => {
    expect(towardsEnemy(table, scene, 'a')).toBe(9000);
    expect(towardsEnemy(table, scene, 'b')).toBe(27_000);
    expect(towardsEnemy(table, { ...scene, swapped: true }, 'a')).toBe(27_000);
  });

  it('stands five broad where that is allowed', () => {
    expect(frontageOf({ files: [3, 4, 5, 6], facing_free: true })).toBe(5);
    expect(frontageOf({ files: [1], facing_free: true })).toBe(1);
    expect(frontageOf({ files: [10, 11, 12], facing_free: true })).toBe(11);
  });
});

describe('measuring', () => {
  const strict: Table = { ...table, house: [{ id: 'strict_measuring', name: '', rule: '' }] };
  const at = (step: string): Scene => ({ ...scene, turn: { side: 'a', step } });

  it('gives no distance to the enemy before charges are declared and shots are named, on strict tables', () => {
    expect(measuresStrictly(strict, {}, at('charges'))).toBe(true);
    expect(measuresStrictly(strict, {}, { ...at(''), phase: 'shooting' })).toBe(true);
    expect(measuresStrictly(strict, {}, at('moves'))).toBe(false);
    expect(measuresStrictly(strict, { strict_measuring: false }, at('charges'))).toBe(false);
    expect(measuresStrictly(table, {}, at('charges'))).toBe(false);
  });
});

describe('trails', () => {
  const moved = (of: Scene, unit: number, by: number): Scene => ({
    ...of,
    units: of.units.map((now) =>
      now.unit === unit && now.body
        ? { ...now, body: { ...now.body, front: [now.body.front[0], now.body.front[1] + by] } }
        : now,
    ),
  });

  it('begin where the move began, and anew with another unit', () => {
    const [one, two] = [moved(scene, 1, 2000), moved(moved(scene, 1, 2000), 1, 1000)];
    const first = trails(scene, one, []);
    expect(first).toEqual([{ unit: 1, from: scene.units[1]?.body }]);
    expect(trails(one, two, first)).toEqual(first);
    expect(trails(two, two, first)).toBe(first);
    expect(trails(two, moved(two, 2, 500), first).map(({ unit }) => unit)).toEqual([2]);
  });
});

describe('the story of a combat', () => {
  const counted = (total: number) => event({ event: 'result-counted', total });

  it('puts the two results of a combat together', () => {
    const decided = event({ event: 'combat-decided' });
    const [first, second] = resultsAmong([counted(3), counted(1), decided, counted(0), counted(2)]);
    expect(first?.sides.map(({ total }) => total)).toEqual([3, 1]);
    expect(first?.decided).toBe(decided);
    expect(second?.decided).toBeNull();
    expect(resultsAmong([counted(3)])).toEqual([]);
  });

  it('shows tests of nerve, but not every shot', () => {
    const terms = [{ label: '', rule: '', value: 7 }];
    const tested = event({ event: 'tested', terms });
    expect(testsAmong([tested, event({ event: 'shot', terms })], true)).toEqual([tested]);
  });
});

/** A battle as far as moving needs one; answers are given by hand. */
function stub(answers: ((drag: Drag) => Promise<TrialNow>)[]) {
  const asked: Drag[] = [];
  const acts: unknown[] = [];
  const refused: Why[] = [];
  const battle = {
    desk: { ...desk([]), moves } as Desk,
    side: 'a',
    selection: { unit: 2, element: null },
    scene,
    table,
    line: {
      trial: (_: string, __: number, drag: Drag) => {
        asked.push(drag);
        return answers.shift()?.(drag) ?? Promise.resolve(trial(drag));
      },
    },
    act: (actions: unknown[]) => {
      acts.push(...actions);
      return Promise.resolve();
    },
    refuse: (why: Why) => refused.push(why),
  };
  return { moving: new Moving(battle as unknown as Battle), asked, acts, refused };
}

function trial(drag: Drag, more: Partial<TrialNow> = {}): TrialNow {
  const body = scene.units[2]?.body;
  if (!body) throw new Error('the unit stands');
  return { unit: 2, body, path: [], cost: 0, left: 0, stopped: null, actions: [{ do: 'go', drag }], ...more };
}

describe('moving', () => {
  const to = (y: number): Drag => ({ drag: 'advance', to: [27_000, y] });

  it('asks one question at a time, and of those that wait only the latest', async () => {
    let answer: () => void = () => undefined;
    const slow = (drag: Drag) => new Promise<TrialNow>((done) => (answer = () => done(trial(drag))));
    const { moving, asked, acts } = stub([slow]);
    for (const y of [9000, 9500, 10_000, 10_500]) moving.pull(2, to(y));
    expect(asked).toEqual([to(9000)]);
    answer();
    await moving.drop(true);
    expect(asked).toEqual([to(9000), to(10_500)]);
    expect(acts).toEqual([{ do: 'go', drag: to(10_500) }]);
    expect(moving.trial).toBeNull();
  });

  it('sends nothing when the pull is broken off, however late the answer comes', async () => {
    let answer: () => void = () => undefined;
    const slow = (drag: Drag) => new Promise<TrialNow>((done) => (answer = () => done(trial(drag))));
    const { moving, acts } = stub([slow]);
    moving.pull(2, to(9000));
    await moving.drop(false);
    answer();
    await Promise.resolve();
    expect(acts).toEqual([]);
    expect(moving.trial).toBeNull();
  });

  it('can be broken off while the pointer still holds the unit', async () => {
    const { moving, acts } = stub([]);
    moving.pull(2, to(9000));
    moving.breakOff();
    moving.pull(2, to(9500));
    await moving.drop(true);
    expect(acts).toEqual([]);
    moving.pull(2, to(9500));
    await moving.drop(true);
    expect(acts).toHaveLength(1);
  });

  it('says why nothing can be done', async () => {
    const stopped = { at: [1, 2] as [number, number], text: 'a wood', rule: 'R', unit: null };
    const { moving, acts, refused } = stub([
      (drag) => Promise.resolve(trial(drag, { actions: [], stopped })),
    ]);
    moving.pull(2, to(9000));
    await moving.drop(true);
    expect(acts).toEqual([]);
    expect(refused).toEqual([stopped]);
  });

  it('shows the refusal of the server', async () => {
    const why: Why = { text: 'no', rule: 'R', at: null };
    const { moving, refused } = stub([() => Promise.reject(new Refused('rules', why))]);
    moving.pull(2, to(9000));
    await moving.drop(true);
    expect(refused).toEqual([why]);
  });

  it('goes on by arrow keys within its bounds, and is made when it is confirmed', async () => {
    const { moving, asked, acts } = stub([]);
    for (let n = 0; n < 6; n += 1) expect(moving.arrow('ArrowUp', false)).toBe(true);
    await moving.carryOut();
    expect(asked.at(-1)).toMatchObject({ drag: 'advance' });
    expect(acts).toHaveLength(1);
    // Four inches are left, whatever is asked for.
    const front = scene.units[2]?.body?.front ?? [0, 0];
    const last = asked.at(-1);
    const [x, y] = last?.drag === 'advance' ? last.to : [0, 0];
    expect(Math.hypot(x - front[0], y - front[1])).toBeCloseTo(4000, -1);
  });
});
