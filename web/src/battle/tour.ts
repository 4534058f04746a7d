// The guided first battle: which hint fits what is on the screen.

import type { Desk, LogEvent, Scene } from '../lib/wire';

/** The part of the screen a hint speaks of. */
export type Part = 'ask' | 'board' | 'log';

export type Hint = { id: string; part: Part };

type Seen = {
  desk: Desk | null;
  scene: Scene;
  log: LogEvent[];
  confirming: boolean;
  /** Whether the table is measured in inches. */
  plane?: boolean;
};

const offersIcon = (desk: Desk | null, icon: string) =>
  desk?.choices.some((choice) => choice.icon === icon) ?? false;
const offersKind = (desk: Desk | null, kind: string) =>
  desk?.choices.some((choice) => choice.kind === kind) ?? false;

type Told = Hint & { fits: (seen: Seen) => boolean };

const LOG: Told = {
  id: 'log',
  part: 'log',
  fits: ({ log }) => log.some((event) => event.dice.length > 0 && event.terms.length > 0),
};

/** In the order in which they are told. */
const HINTS: Told[] = [
  { id: 'setup', part: 'ask', fits: ({ desk }) => (desk?.families.length ?? 0) > 0 },
  { id: 'place', part: 'board', fits: ({ desk }) => (desk?.families.length ?? 0) > 0 },
  { id: 'orders', part: 'ask', fits: ({ desk }) => offersKind(desk, 'order') },
  { id: 'reading', part: 'board', fits: ({ desk }) => offersKind(desk, 'order') },
  { id: 'attack', part: 'ask', fits: ({ confirming }) => confirming },
  { id: 'move', part: 'board', fits: ({ desk }) => offersKind(desk, 'move') },
  { id: 'manoeuvre', part: 'ask', fits: ({ desk }) => offersKind(desk, 'manoeuvre') },
  { id: 'shoot', part: 'board', fits: ({ desk }) => offersIcon(desk, 'fire') && offersKind(desk, 'target') },
  { id: 'strike', part: 'board', fits: ({ desk }) => offersIcon(desk, 'strike') },
  {
    id: 'single',
    part: 'ask',
    fits: ({ desk }) =>
      offersKind(desk, 'element') && !offersKind(desk, 'move') && !offersKind(desk, 'target'),
  },
  LOG,
];

const moves = (desk: Desk | null) => desk?.moves ?? [];

/** Those of tables measured in inches. */
const PLANE_HINTS: Told[] = [
  { id: 'plane-setup', part: 'ask', fits: ({ desk }) => moves(desk).some(({ place }) => place !== null) },
  { id: 'plane-charge', part: 'board', fits: ({ desk }) => offersIcon(desk, 'charge') },
  {
    id: 'plane-move',
    part: 'board',
    fits: ({ desk, scene }) => scene.phase !== 'setup' && moves(desk).some(({ left }) => left > 0),
  },
  { id: 'plane-react', part: 'ask', fits: ({ desk }) => offersIcon(desk, 'flee') },
  {
    id: 'plane-shoot',
    part: 'board',
    fits: ({ desk }) => offersIcon(desk, 'fire') || moves(desk).some(({ gait }) => gait === 'aim'),
  },
  { id: 'plane-fight', part: 'ask', fits: ({ desk }) => offersIcon(desk, 'strike') },
  { id: 'plane-magic', part: 'ask', fits: ({ desk }) => offersIcon(desk, 'cast') },
  LOG,
];

/** After this round everything has been seen. */
const LAST_ROUND = 2;

const hintsOn = (plane: boolean) => (plane ? PLANE_HINTS : HINTS);

/** Whether all hints of such a table have been told. */
export function allTold(plane: boolean, told: string[]): boolean {
  return hintsOn(plane).every(({ id }) => told.includes(id));
}

/** The first hint that fits and was not yet told. */
export function nextHint(seen: Seen, told: string[]): Hint | null {
  if (seen.scene.round > LAST_ROUND || seen.scene.ended) return null;
  return hintsOn(seen.plane ?? false).find((hint) => !told.includes(hint.id) && hint.fits(seen)) ?? null;
}
