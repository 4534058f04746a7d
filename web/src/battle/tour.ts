// The guided first battle: which hint fits what is on the screen.

import type { Desk, LogEvent, Scene } from '../lib/wire';

/** The part of the screen a hint speaks of. */
export type Part = 'ask' | 'board' | 'log';

export type Hint = { id: string; part: Part };

type Seen = { desk: Desk | null; scene: Scene; log: LogEvent[]; confirming: boolean };

const offersIcon = (desk: Desk | null, icon: string) =>
  desk?.choices.some((choice) => choice.icon === icon) ?? false;
const offersKind = (desk: Desk | null, kind: string) =>
  desk?.choices.some((choice) => choice.kind === kind) ?? false;

/** In the order in which they are told. */
const HINTS: (Hint & { fits: (seen: Seen) => boolean })[] = [
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
  {
    id: 'log',
    part: 'log',
    fits: ({ log }) => log.some((event) => event.dice.length > 0 && event.terms.length > 0),
  },
];

/** After this round everything has been seen. */
const LAST_ROUND = 2;

export const HINT_IDS = HINTS.map((hint) => hint.id);

/** The first hint that fits and was not yet told. */
export function nextHint(seen: Seen, told: string[]): Hint | null {
  if (seen.scene.round > LAST_ROUND || seen.scene.ended) return null;
  return HINTS.find((hint) => !told.includes(hint.id) && hint.fits(seen)) ?? null;
}
