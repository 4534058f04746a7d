// The parts of the help page. Their words are `help-<id>` and `help-<id>-<n>`.

export const SECTIONS: readonly { id: string; paragraphs: number }[] = [
  { id: 'choose', paragraphs: 2 },
  { id: 'ask', paragraphs: 3 },
  { id: 'setup', paragraphs: 2 },
  { id: 'orders', paragraphs: 2 },
  { id: 'commanders', paragraphs: 2 },
  { id: 'moving', paragraphs: 2 },
  { id: 'inches', paragraphs: 3 },
  { id: 'shooting', paragraphs: 2 },
  { id: 'sight', paragraphs: 2 },
  { id: 'morale', paragraphs: 2 },
  { id: 'points', paragraphs: 1 },
  { id: 'why', paragraphs: 1 },
  { id: 'keys', paragraphs: 1 },
  { id: 'others', paragraphs: 3 },
  { id: 'replay', paragraphs: 2 },
  { id: 'access', paragraphs: 2 },
  { id: 'seal', paragraphs: 2 },
  { id: 'stored', paragraphs: 2 },
];

/** A key by its sign, or by the message that names it. */
type Key = string | { word: string };
type Row = { keys: Key[]; does: string };

const word = (word: string): Key => ({ word });

export const KEYS: readonly { id: string; rows: readonly Row[] }[] = [
  {
    id: 'battle',
    rows: [
      { keys: [word('key-enter')], does: 'key-does-main' },
      { keys: [word('key-escape')], does: 'key-does-back' },
      { keys: ['Z'], does: 'key-does-undo' },
      { keys: ['B', 'P', 'A', 'H'], does: 'key-does-order' },
      { keys: ['N'], does: 'key-does-next' },
      { keys: ['1', '…', '9'], does: 'key-does-number' },
      { keys: ['S'], does: 'key-does-suggest' },
      { keys: ['C'], does: 'key-does-centre' },
      { keys: ['V'], does: 'key-does-sight' },
      { keys: ['T'], does: 'key-does-text' },
      { keys: ['D'], does: 'key-does-details' },
      { keys: ['?'], does: 'key-does-keys' },
    ],
  },
  {
    id: 'board',
    rows: [
      { keys: ['←', '→', '↑', '↓'], does: 'key-does-walk' },
      { keys: [word('key-enter')], does: 'key-does-field' },
      { keys: [word('key-tab')], does: 'key-does-units' },
      { keys: [word('key-home')], does: 'key-does-selected' },
      { keys: ['+', '−'], does: 'key-does-zoom' },
      { keys: ['0'], does: 'key-does-fit' },
    ],
  },
  {
    id: 'replay',
    rows: [
      { keys: [word('key-space')], does: 'key-does-play' },
      { keys: ['←', '→'], does: 'key-does-step' },
      { keys: [',', '.'], does: 'key-does-event' },
      { keys: [word('key-home'), word('key-end')], does: 'key-does-ends' },
      { keys: [word('key-page-up'), word('key-page-down')], does: 'key-does-phase' },
    ],
  },
];
