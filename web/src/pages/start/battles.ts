import type { BattleLine, Seat } from '../../lib/wire';

/** What is still played: where the asking person is awaited first, then the last touched. */
export function running(mine: readonly BattleLine[]): BattleLine[] {
  return mine
    .filter((battle) => battle.ended === null)
    .toSorted((one, other) => awaited(other) - awaited(one) || lastFirst(one, other));
}

export function finished(mine: readonly BattleLine[]): BattleLine[] {
  return mine.filter((battle) => battle.ended !== null).toSorted(lastFirst);
}

/** How a battle stands for the asking person. */
export function standing(battle: BattleLine): 'your-turn' | 'one-screen' | 'open' | 'waiting' {
  const seats: Seat[] = [battle.seats.a, battle.seats.b];
  if (seats.some((seat) => seat.kind === 'open')) return 'open';
  if (battle.you.length === 2) return 'one-screen';
  return battle.your_turn ? 'your-turn' : 'waiting';
}

/** The seat across the table; none where one person plays both sides. */
export function across(battle: BattleLine): Seat | null {
  if (battle.you.length !== 1) return null;
  return battle.you[0] === 'a' ? battle.seats.b : battle.seats.a;
}

function awaited(battle: BattleLine): number {
  return Number(standing(battle) === 'your-turn');
}

function lastFirst(one: BattleLine, other: BattleLine): number {
  return other.touched - one.touched;
}
