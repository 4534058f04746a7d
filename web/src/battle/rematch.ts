import type { Lobby, NewBattle, Seat, Sides, Welcome } from '../lib/wire';

/** Whether the same battle can be fought once more: not where it goes on from another. */
export function canRematch(welcome: Welcome): boolean {
  return !welcome.from_elsewhere && welcome.you.length > 0;
}

/** The same battle once more, against the same opponent. */
export function rematch(welcome: Welcome, seats: Sides<Seat>, lobby: Lobby): NewBattle | null {
  const { system, scenario } = welcome.table;
  const same = { system, scenario, house: welcome.house };
  if (welcome.you.length > 1) return { ...same, side: 'a', against: { kind: 'hotseat' } };
  const side = welcome.you[0] === 'b' ? 'b' : 'a';
  const other = seats[side === 'a' ? 'b' : 'a'];
  if (other.kind !== 'computer') return { ...same, side, against: { kind: 'invite' } };
  const players = lobby.systems.find((one) => one.id === system)?.players ?? [];
  const player = players.find((one) => one.name === other.name || one.id === other.name)?.id;
  return player === undefined ? null : { ...same, side, against: { kind: 'computer', player } };
}
