import { describe, expect, test } from 'vitest';
import { exampleTable } from '../board/plane/example';
import { commonWords, numbered, rows } from './buttons';
import { elementMark, percent, scoreOf } from './look';
import { expectedHits, grouped } from './reckoning';
import { rematch } from './rematch';
import { choice, desk, event, scene, standing, TABLE } from './samples';
import { chapters, latest, testsAmong } from './story';
import { nextHint } from './tour';
import { trace } from './trace';
import type { Attack, Lobby, Seat, Welcome } from '../lib/wire';

describe('buttons', () => {
  const turn = (n: number) => choice('element', { icon: `turn-${n}`, short: `Turn to ${n}`, text: `t${n}` });
  const wheel = choice('manoeuvre', { icon: 'wheel-left', short: 'Wheel left' });

  test('that differ only in a direction stand in one row under what they share', () => {
    const made = rows([turn(3), wheel, turn(1)], []);
    expect(made.map((row) => row.caption)).toEqual(['', 'Turn to']);
    expect(made[1]?.items.map((item) => item.choice?.icon)).toEqual(['turn-1', 'turn-3']);
  });

  test('that are barred stand among the others', () => {
    const barred = {
      unit: 0,
      element: null,
      short: 'Wheel right',
      icon: 'wheel-right',
      why: { text: '', rule: '', at: null },
    };
    expect(rows([wheel], [barred])[0]?.items).toHaveLength(2);
  });

  test('are numbered in the order in which they stand', () => {
    const made = rows([turn(3), wheel, turn(1)], []);
    expect([...numbered(made).values()]).toEqual([1, 2, 3]);
    expect(numbered(made).get(wheel)).toBe(1);
  });

  test('share whole words only', () => {
    expect(commonWords(['Turn to north', 'Turn to northeast'])).toBe('Turn to');
    expect(commonWords([])).toBe('');
  });
});

test('an element is told from its comrades by what its name adds to theirs', () => {
  expect(elementMark(TABLE, 1)).toBe('2');
  expect(elementMark(TABLE, 99)).toBe('');
});

test('percentages stay between nothing and all', () => {
  expect([percent(7, 20), percent(-2, 20), percent(30, 20), percent(1, 0)]).toEqual([35, 0, 100, 0]);
});

describe('the reckoning', () => {
  const attack = (attacker: number, target: number, chances: number): Attack => ({
    attacker,
    target,
    supporters: [],
    text: `${attacker} on ${target}`,
    terms: [{ label: 'Strength', rule: 'R-1', value: chances }],
    total: chances,
    chances,
    faces: 20,
  });
  const preview = { attacks: [attack(2, 0, 10), attack(0, 2, 5), attack(1, 3, 5)], odds: null };

  test('shows attacks that are alike once, the own first', () => {
    const groups = grouped(preview, TABLE, 'a');
    expect(groups.map((group) => [group.count, group.side])).toEqual([
      [2, 'a'],
      [1, 'b'],
    ]);
    expect(groups[0]?.text).toBe('Guard → Raiders');
  });

  test('sums the hits of a side', () => {
    expect(expectedHits(preview, TABLE, 'a')).toBeCloseTo(0.5);
    expect(expectedHits(preview, TABLE, 'b')).toBeCloseTo(0.5);
  });

  test('leaves on a plane what is grouped already, and sums nothing', () => {
    const { table } = exampleTable({ arm: String, ground: String, sides: ['we', 'they'], title: '' });
    const blows = { ...attack(0, 6, 3), text: '0 on 6: 3 attacks' };
    const steeds = { ...attack(0, 6, 3), text: '0 on 6: 1 attack' };
    const fought = { attacks: [blows, steeds], odds: null };
    expect(grouped(fought, table, 'a').map(({ text }) => text)).toEqual([blows.text, steeds.text]);
    expect(expectedHits(fought, table, 'a')).toBeNull();
  });
});

describe('the log', () => {
  const log = [
    event({ text: 'before' }),
    event({ text: 'Round 1', weight: 'heading' }),
    event({ text: 'first' }),
    event({ text: 'small', weight: 'detail' }),
    event({ text: 'second' }),
  ];

  test('is told in chapters, the newest first', () => {
    const made = chapters(log, false);
    expect(made.map((chapter) => chapter.heading)).toEqual(['Round 1', '']);
    expect(made[0]?.events.map((one) => one.event.text)).toEqual(['second', 'first']);
    expect(chapters(log, true)[0]?.events).toHaveLength(3);
  });

  test('shows only the newest chapters at first', () => {
    expect(latest(chapters(log, false), 2)).toHaveLength(1);
    expect(latest(chapters(log, false), 3)).toHaveLength(2);
  });
});

test('a trace goes on with the same movers and begins anew with others', () => {
  const at = (r: number) => scene({ elements: [standing(0, [0, r]), standing(2, [5, 5])] });
  const first = trace(at(4), at(3), []);
  expect(first).toEqual([{ element: 0, from: [0, 4], to: [0, 3] }]);
  expect(trace(at(3), at(2), first)).toEqual([{ element: 0, from: [0, 4], to: [0, 2] }]);
  const other = scene({ elements: [standing(0, [0, 3]), standing(2, [6, 5])] });
  expect(trace(at(3), other, first)).toEqual([{ element: 2, from: [5, 5], to: [6, 5] }]);
  expect(trace(at(3), at(3), first)).toBe(first);
});

describe('the tour', () => {
  const seen = { scene: scene(), log: [], confirming: false };

  test('tells what fits the screen, each hint once', () => {
    const moving = { ...seen, desk: desk([choice('move'), choice('manoeuvre')]) };
    expect(nextHint(moving, [])?.id).toBe('move');
    expect(nextHint(moving, ['move'])?.id).toBe('manoeuvre');
    expect(nextHint(moving, ['move', 'manoeuvre'])).toBeNull();
  });

  test('speaks of other things where the table is measured in inches', () => {
    const fighting = { ...seen, plane: true, desk: desk([{ ...choice('answer'), icon: 'strike' }]) };
    expect(nextHint(fighting, [])?.id).toBe('plane-fight');
    expect(nextHint({ ...fighting, plane: false }, [])?.id).toBe('strike');
  });

  test('ends after the second round', () => {
    expect(nextHint({ ...seen, scene: scene({ round: 3 }), desk: desk([choice('move')]) }, [])).toBeNull();
  });
});

describe('playing again', () => {
  const seat = (kind: Seat['kind'], name: string | null = null): Seat => ({ kind, side: '', name });
  const lobby: Lobby = {
    me: { name: null },
    systems: [
      {
        id: 'sample',
        name: '',
        scenarios: [],
        players: [{ id: 'sergeant', name: 'Feldwebel', tempered: true }],
      },
    ],
    mine: [],
  };
  const welcome = (you: string[]): Welcome => ({
    battle: 'x',
    table: TABLE,
    seats: { a: seat('guest'), b: seat('guest') },
    you,
    invite: null,
    commitment: '',
    house: { round_limit: 3 },
    from_elsewhere: false,
  });

  test('finds the computer player by its name', () => {
    const seats = { a: seat('guest'), b: seat('computer', 'Feldwebel') };
    expect(rematch(welcome(['a']), seats, lobby)?.against).toEqual({ kind: 'computer', player: 'sergeant' });
    expect(rematch(welcome(['a']), { ...seats, b: seat('computer', 'nobody') }, lobby)).toBeNull();
  });

  test('keeps the side and the kind of opponent', () => {
    const seats = { a: seat('guest'), b: seat('guest') };
    expect(rematch(welcome(['b']), seats, lobby)).toMatchObject({ side: 'b', against: { kind: 'invite' } });
    expect(rematch(welcome(['a', 'b']), seats, lobby)?.against).toEqual({ kind: 'hotseat' });
    expect(rematch(welcome(['a', 'b']), seats, lobby)?.house).toEqual({ round_limit: 3 });
  });
});

test('what is reckoned for a whole unit stands over the board, what is reckoned for an element does not', () => {
  const terms = [{ label: 'Losses', rule: 'R-1', value: -2 }];
  const morale = event({ terms, units: [0] });
  const others = [
    event(),
    event({ terms, units: [0, 1], elements: [0, 2] }),
    event({ terms, units: [0], weight: 'detail' }),
  ];
  expect(testsAmong([...others, morale])).toEqual([morale]);
});

test('points are told once the battle has begun', () => {
  const score = { a: 3, b: 0 };
  expect(scoreOf(scene({ score }))).toEqual(score);
  expect(scoreOf(scene({ score, phase: 'setup' }))).toBeNull();
  expect(scoreOf(scene())).toBeNull();
});
