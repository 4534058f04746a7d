// What holds of a unit, each state with a shape of its own, so that colour is never needed to tell them apart.

import type { UnitNow } from '../lib/wire';

export type BadgeShape = { shape: string; glyph: string; scale: number; down: number; black: boolean };

const CIRCLE = 'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z';
const DIAMOND = 'M0-12.5L12.5 0L0 12.5L-12.5 0Z';
const TRIANGLE = 'M0-12.6L12 9.4H-12Z';
const SQUARE = 'M-9.2-9.2H9.2V9.2H-9.2Z';
const HEXAGON = 'M0-11.5L10-5.8V5.8L0 11.5L-10 5.8V-5.8Z';
const SHIELD = 'M-10-9.5H10V2.5L0 11.5L-10 2.5Z';
const ARROWHEAD = 'M0-12.4L12 10.6L0 4.6L-12 10.6Z';
/** A square that looks to all sides. */
const CASTLE = 'M-8-8H-3.4L0-12.4L3.4-8H8V-3.4L12.4 0L8 3.4V8H3.4L0 12.4L-3.4 8H-8V3.4L-12.4 0L-8-3.4Z';
const POINT_DOWN = 'M0 12.6L12-9.4H-12Z';
const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z';
const PENNANT = 'M-10.5-9.5H12L7 0L12 9.5H-10.5Z';
const BUCKET = 'M-11.5-9.5H11.5L7.5 10H-7.5Z';
const TALL = 'M-7.6-12H7.6V12H-7.6Z';
const OVAL = 'M12.6 0A12.6 8.8 0 1 1-12.6 0A12.6 8.8 0 1 1 12.6 0Z';

const badge = (shape: string, glyph: string, scale: number, down = 0, black = false): BadgeShape => ({
  shape,
  glyph,
  scale,
  down,
  black,
});

/** By the id of the state, in the order in which the legend names them. */
export const BADGES: Record<string, BadgeShape> = {
  melee: badge(CIRCLE, 'melee', 0.56),
  fleeing: badge(DIAMOND, 'flee', 0.5),
  impetuous: badge(TRIANGLE, 'flame', 0.46, 2.2, true),
  disordered: badge(SQUARE, 'disorder', 0.58),
  wedge: badge(ARROWHEAD, 'rank', 0.42, -1),
  square: badge(CASTLE, 'ring', 0.44),
  horde: badge(OVAL, 'order', 0.62, 0.6),
  skirmish: badge(HEXAGON, 'skirmish', 0.5),
  small: badge(SHIELD, 'few', 0.72, 0),
  moved: badge('', 'tick', 0.8),
};

/** Those of tables measured in inches. */
export const PLANE_BADGES: Record<string, BadgeShape> = {
  fighting: badge(CIRCLE, 'melee', 0.56),
  fleeing: badge(DIAMOND, 'flee', 0.5),
  charging: badge(ARROWHEAD, 'spear', 0.5, 0.6),
  'failed-charge': badge(POINT_DOWN, 'hit', 0.46, -3),
  rallied: badge(PENNANT, 'flag', 0.5),
  frenzied: badge(TRIANGLE, 'flame', 0.46, 2.2, true),
  stupid: badge(OVAL, 'query', 0.54),
  afraid: badge(BUCKET, 'bang', 0.6),
  squabbling: badge(CASTLE, 'horns', 0.46),
  hates: badge(SQUARE, 'twoblades', 0.52, 0, true),
  spell: badge(OCTAGON, 'star8', 0.54),
  shot: badge(HEXAGON, 'target', 0.6),
  marched: badge('', 'wind', 0.8),
  moved: badge('', 'tick', 0.8),
  away: badge(SHIELD, 'wind', 0.5, -0.6),
  reserve: badge(TALL, 'load', 0.58),
};

/** The shape of a state; all spells share one. */
export function badgeOf(state: string): BadgeShape | undefined {
  const known = state.startsWith('spell-') ? 'spell' : state;
  const all = Object.hasOwn(BADGES, known) ? BADGES : PLANE_BADGES;
  return Object.hasOwn(all, known) ? all[known] : undefined;
}

/** Formations that are told by a badge, since counters alone do not show them. */
const FORMATIONS = ['wedge', 'square', 'horde'];
/** A formation stands before these. */
const AFTER = ['skirmish', 'small', 'moved'];

/** The states of a unit and its special formation, in the order in which its tag has them. */
export function badgesOf({ badges, formation }: Pick<UnitNow, 'badges' | 'formation'>): string[] {
  if (!FORMATIONS.includes(formation)) return badges;
  const first = badges.findIndex((state) => AFTER.includes(state));
  return first < 0 ? [...badges, formation] : badges.toSpliced(first, 0, formation);
}
