import { describe, expect, it } from 'vitest';
import type { BattleLine, SeatKind } from '../../lib/wire';
import { across, finished, running, standing } from './battles';

function battle(id: string, more: Partial<BattleLine> & { b?: SeatKind }): BattleLine {
  const { touched = 0, b = 'computer', ...rest } = more;
  return {
    id,
    system: 'demonworld',
    title: 'The first game',
    seats: { a: { kind: 'guest', side: 'Empire', name: null }, b: { kind: b, side: 'Orcs', name: null } },
    you: ['a'],
    round: 1,
    your_turn: false,
    ended: null,
    touched,
    ...rest,
  };
}

describe('my battles', () => {
  it('come with those that wait for me first, then the last touched', () => {
    const mine = [
      battle('old', { touched: 1 }),
      battle('new', { touched: 9 }),
      battle('mine', { touched: 5, your_turn: true }),
      battle('open', { touched: 7, your_turn: true, b: 'open' }),
      battle('over', { touched: 10, ended: 'A draw.' }),
    ];
    expect(running(mine).map(({ id }) => id)).toEqual(['mine', 'new', 'open', 'old']);
    expect(finished(mine).map(({ id }) => id)).toEqual(['over']);
  });

  it('say how they stand', () => {
    expect(standing(battle('x', { your_turn: true }))).toBe('your-turn');
    expect(standing(battle('x', {}))).toBe('waiting');
    expect(standing(battle('x', { b: 'open', your_turn: true }))).toBe('open');
    expect(standing(battle('x', { b: 'guest', you: ['a', 'b'], your_turn: true }))).toBe('one-screen');
  });

  it('know who sits across', () => {
    expect(across(battle('x', {}))?.side).toBe('Orcs');
    expect(across(battle('x', { you: ['b'] }))?.side).toBe('Empire');
    expect(across(battle('x', { you: ['a', 'b'] }))).toBeNull();
  });
});
