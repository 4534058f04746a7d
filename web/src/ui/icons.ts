// Interface icons on a 24-unit grid round the origin: one path each, drawn as a line.

const ring = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

const ARROW = 'M0 9V-9M-5.5-3.5L0-9L5.5-3.5';
// The front of a counter with an arrow towards the corner it will face.
const FACING = 'M-7.8-4.5L0-9L7.8-4.5M0 8V-3M-3.5.5L0-3L3.5.5';

const DIE = 'M0-10L9-5V5L0 10L-9 5V-5ZM0-5L5 4H-5ZM0-10V-5M9 5L5 4M-9 5L-5 4';
/** Somebody, with room for a sign above the right shoulder. */
const PERSON = 'M0-4.5A3.6 3.6 0 1 1-7.2-4.5A3.6 3.6 0 1 1 0-4.5ZM-10.5 9.5C-10 1 3 1 3.5 9.5';

const PATHS: Record<string, string> = {
  undo: 'M-3-9L-9-3L-3 3M-8.4-3H3A6 6 0 0 1 3 9H-3',
  menu: 'M-9-6H9M-9 0H9M-9 6H9',
  help: 'M-4-5A4.4 4.4 0 1 1 1.6-.8C.2 0 0 .8 0 2.6M0 7.3V7.5',
  plus: 'M0-8V8M-8 0H8',
  minus: 'M-8 0H8',
  layers: 'M0-9L10-3L0 3L-10-3ZM-10 2L0 8L10 2',
  play: 'M-5-9L9 0L-5 9Z',
  pause: 'M-4-8V8M4-8V8',
  step: 'M-7-8L3 0L-7 8ZM6-8V8',
  back: 'M7-8L-3 0L7 8ZM-6-8V8',
  'to-start': 'M9-8L1 0L9 8M-1-8L-9 0L-1 8',
  'to-end': 'M-9-8L-1 0L-9 8M1-8L9 0L1 8',
  fork: 'M-6 9V-9M-6 2C-6-2 6 0 6-6V-9M3-6L6-9L9-6',
  share: 'M0 3V-10M-4-6L0-10L4-6M-7-2H-9V10H9V-2H7',
  download: 'M0-10V3M-4-1L0 3L4-1M-9 4V10H9V4',
  copy: 'M-3-9H9V5H-3ZM-3-4H-9V10H3V5',
  link: 'M-2 3A4.6 4.6 0 0 1-2-3L2-7A4.6 4.6 0 0 1 8.5-.5L6.5 1.5M2-3A4.6 4.6 0 0 1 2 3L-2 7A4.6 4.6 0 0 1-8.5.5L-6.5-1.5',
  focus: `M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4${ring(2.4)}`,
  chev: 'M-4-8L4 0L-4 8',
  moon: 'M4-9A9.4 9.4 0 1 0 9 4A7.6 7.6 0 0 1 4-9Z',
  sun: `${ring(4.4)}M0-10.5V-8M0 8V10.5M-10.5 0H-8M8 0H10.5M-7.4-7.4L-5.7-5.7M5.7 5.7L7.4 7.4M-7.4 7.4L-5.7 5.7M5.7-5.7L7.4-7.4`,
  // Half lit: follows the system.
  auto: `${ring(8.5)}M0-8.5V8.5M3-5.8V5.8M5.8-3.4V3.4`,
  close: 'M-7-7L7 7M7-7L-7 7',
  check: 'M-9 0L-3 6L9-7',
  search: 'M3.5-2.5A6 6 0 1 1-8.5-2.5A6 6 0 1 1 3.5-2.5ZM2 2L9 9',
  person: 'M4-4.5A4 4 0 1 1-4-4.5A4 4 0 1 1 4-4.5ZM-8.5 9.5C-8 .5 8 .5 8.5 9.5',
  text: 'M-9-8H9M-9-2.7H9M-9 2.7H9M-9 8H1',
  book: 'M0-6C-3-9-8-9-10-8V7C-8 6-3 6 0 9C3 6 8 6 10 7V-8C8-9 3-9 0-6ZM0-6V9',
  dice: DIE,
  bulb: 'M-3.5 5C-3.5 1-7 0-7-4A7 7 0 0 1 7-4C7 0 3.5 1 3.5 5ZM-2.5 9H2.5',
  // What the table offers: the names come from the server.
  'wheel-right': 'M-8 8V-1A8 8 0 0 1 6-6M6-10V-5.6H1.6',
  'wheel-left': 'M8 8V-1A8 8 0 0 0-6-6M-6-10V-5.6H-1.6',
  'advance-left': 'M6 9L-6-8M-6.6-1V-8.6H1',
  'advance-right': 'M-6 9L6-8M6.6-1V-8.6H-1',
  turn: 'M7-4A8 8 0 1 0 8 3M8-9V-3.6H2.6',
  fire: `${ring(6)}M0-10V-3M0 3V10M-10 0H-3M3 0H10`,
  strike: 'M-9-9L6 6M9-9L-6 6M2.5 7.5L7.5 2.5M-2.5 7.5L-7.5 2.5M6 6L9 9M-6 6L-9 9',
  support: 'M-7 0L0-7L7 0M-7 7L0 0L7 7',
  weapon: 'M8-10L-3 3M8-10L9-6L-1 5M-6 0L2 8M-3 4L-9 10',
  'carry-out': 'M-9 0L-3 6L9-7',
  drop: 'M-7-7L7 7M7-7L-7 7',
  first: 'M-3-6L1-9V9M-4 9H6',
  second: 'M-5-5A5 5 0 0 1 5-5C5 0-5 3-5 9H6',
  draw: 'M-8-4H8M-8 4H8',
  resign: 'M-6 10V-9M-6-9H7L4-4.6L7 0H-6',
  end: 'M-9 0H4M-1-5L4 0L-1 5M9-8V8',
  shift: 'M-9 0H9M-5-4L-9 0L-5 4M5-4L9 0L5 4',
  order: 'M-7-9H7V9H-7ZM-3-4H3M-3 0H3M-3 4H1',
  // Of the standard game.
  side: 'M-9-8H9V8H-9ZM-9 0H9M-4 4H4',
  attach: `${PERSON}M7-9V-2M3.5-5.5H10.5`,
  detach: `${PERSON}M3.5-5.5H10.5`,
  outflank: 'M-4 9V2H4V9M-9 9V0C-9-11 9-11 9 0V5M5.5 2L9 6L11.5 2',
  command: 'M0-9.5L2.7-3.2L9.3-2.6L4.3 1.9L5.8 8.5L0 5L-5.8 8.5L-4.3 1.9L-9.3-2.6L-2.7-3.2Z',
  temper: 'M0-9V9M-5 9H5M-8-6H8M-8-6L-11 2H-5ZM8-6L5 2H11Z',
  appeal: DIE,
  accept: 'M0-10L8-7V0C8 5 4 8 0 10C-4 8-8 5-8 0V-7Z',
  replace: 'M-9-4H7M3-8L7-4L3 0M9 4H-7M-3 0L-7 4L-3 8',
  swap: 'M-4 9V-8M-8-4L-4-8L0-4M4-9V8M0 4L4 8L8 4',
  flee: 'M-10-5H-4M-10 0H-6M-10 5H-4M-1 0H9M4-5L9 0L4 5',
  rout: 'M-9-7L-2 0L-9 7M-1-7L6 0L-1 7M10-7V7',
  stay: 'M3-6A3 3 0 1 1-3-6A3 3 0 1 1 3-6ZM-4.5 6C-4.5-3.5 4.5-3.5 4.5 6ZM-9 9.5H9',
  rush: 'M0 10C-6 10-8 5-6 0C-5 2.5-3.5 3-3 1C-4-4-1-8 2-10C1-5 7-3 7 4C7 8 4 10 0 10Z',
  act: 'M-9 7V-6L-4-1L0-9L4-1L9-6V7Z',
  dare: 'M0-9.5L10 8H-10ZM0-3.5V2M0 5V5.2',
  marker: `M0-10L8.7-5V5L0 10L-8.7 5V-5Z${ring(2.6)}`,
  dissolve: 'M-3-9H-9V-3M3-9H9V-3M-9 3V9H-3M9 3V9H3M-2-2L-4-4M2-2L4-4M-2 2L-4 4M2 2L4 4',
  touch: 'M-11 0L-8.5-5H-3.5L-1 0L-3.5 5H-8.5ZM1 0L3.5-5H8.5L11 0L8.5 5H3.5Z',
  release: 'M-2 0H-10M-6-4L-10 0L-6 4M2 0H10M6-4L10 0L6 4M0-7V7',
  rally: 'M-2 9V-9M-2-9H8L5.5-6L8-3H-2M-9 9H6',
  // Of the tables measured in inches.
  ruler: 'M-10 4L4-10L10-4L-4 10ZM-6.4.4L-4 2.8M-3-3L.6.6M.4-6.4L2.8-4',
  eye: `M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z${ring(3)}`,
  charge: 'M-9 9L6-6M-1-8H8V1M-9 1L-4-4M-1 9L4 4',
  hold: 'M0-10L8-7V0C8 5 4 8 0 10C-4 8-8 5-8 0V-7ZM-4 0H4',
  'stand-shoot': 'M-9 9H9M-9-4H2M-2-8L2-4L-2 0M7-9V5',
  march: 'M-8 4L0-4L8 4M-8 10L0 2L8 10M-8-2L0-10L8-2',
  advance: ARROW,
  'turn-left': 'M8 9V1A8 8 0 0 0-7-3M-7-9V-2.6H-.6',
  'turn-right': 'M-8 9V1A8 8 0 0 1 7-3M7-9V-2.6H.6',
  'turn-about': 'M-6 9V-2A6 6 0 0 1 6-2V7M2 3L6 7L10 3',
  reform: 'M-9-8H9M-9-3H9M-9 4H9M-4 9H4',
  aim: `${ring(7)}${ring(2.4)}M0-11V-7M0 7V11M-11 0H-7M7 0H11`,
  challenge: 'M-7 10V-9H6L3-5L6-1H-7M4 5L10 10M10 5L4 10',
  pursue: 'M-10-6L-4 0L-10 6M-3-6L3 0L-3 6M5 0H10',
  'hold-back': 'M-9 0H3M-1-5L4 0L-1 5M8-8V8M11-8V8',
  widen: 'M-2 0H-10M-6-4L-10 0L-6 4M2 0H10M6-4L10 0L6 4',
  wrap: 'M-9-8H3A6 6 0 0 1 3 6H-2M2 2L-2 6L2 10',
  cast: 'M-9 9L2-2M5-10V-4M2-7H8M8 0V4M6 2H10M-2-10V-8M-3-9H-1',
  dispel: `${ring(8.5)}M-6-6L6 6`,
  join: `${PERSON}M7-9V-2M3.5-5.5H10.5`,
  leave: `${PERSON}M3.5-5.5H10.5`,
  place: 'M0 9C-6 2-7-1-7-4A7 7 0 0 1 7-4C7-1 6 2 0 9ZM2-4A2 2 0 1 1-2-4A2 2 0 1 1 2-4Z',
  abandon: `${PERSON}M4.5-8L9.5-3M9.5-8L4.5-3`,
};

/** The path of an icon and how far it is turned, in degrees; nothing for a name without one. */
export function icon(name: string): { path: string; turn: number } | null {
  const [, kind, n] = /^(step|turn)-([0-5])$/.exec(name) ?? [];
  // Directions go through the sides of a field, facings to its corners.
  if (kind === 'step') return { path: ARROW, turn: 30 + 60 * Number(n) };
  if (kind === 'turn') return { path: FACING, turn: 60 * Number(n) };
  const path = Object.hasOwn(PATHS, name) ? PATHS[name] : undefined;
  return path ? { path, turn: 0 } : null;
}
