// What holds of a unit, each state with a shape of its own, so that colour is never needed to tell them apart.

export type BadgeShape = { shape: string; glyph: string; scale: number; down: number; black: boolean };

const CIRCLE = 'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z';
const DIAMOND = 'M0-12.5L12.5 0L0 12.5L-12.5 0Z';
const TRIANGLE = 'M0-12.6L12 9.4H-12Z';
const SQUARE = 'M-9.2-9.2H9.2V9.2H-9.2Z';
const HEXAGON = 'M0-11.5L10-5.8V5.8L0 11.5L-10 5.8V-5.8Z';
const SHIELD = 'M-10-9.5H10V2.5L0 11.5L-10 2.5Z';

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
  skirmish: badge(HEXAGON, 'skirmish', 0.5),
  small: badge(SHIELD, 'few', 0.72, 0),
  moved: badge('', 'tick', 0.8),
};
