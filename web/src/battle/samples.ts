// Small tables, scenes and desks for tests.

import type {
  Choice,
  Desk,
  ElementNow,
  Ghost,
  LogEvent,
  Reach,
  Scene,
  Stamp,
  Table,
  Update,
} from '../lib/wire';

/** Two units of two elements each: 0 and 1 are of side a, 2 and 3 of side b. */
export const TABLE: Table = {
  system: 'sample',
  system_name: 'Sample',
  scenario: 'sample',
  title: 'Sample',
  ground: { kind: 'hex', rows: [], zones: { a: [], b: [] } },
  sides: { a: { name: 'North', points: 10 }, b: { name: 'South', points: 10 } },
  units: [unit(0, 'a', 'Guard'), unit(1, 'b', 'Raiders')],
  elements: [
    { unit: 0, name: 'Guard 1' },
    { unit: 0, name: 'Guard 2' },
    { unit: 1, name: 'Raiders 1' },
    { unit: 1, name: 'Raiders 2' },
  ],
  phases: [],
  orders: [
    { id: 'go', letter: 'G', name: 'Go', rule: 'R-1', text: '' },
    { id: 'stay', letter: 'S', name: 'Stay', rule: 'R-2', text: '' },
  ],
  house: [],
};

function unit(number: number, side: string, name: string): Table['units'][number] {
  return {
    unit: number,
    side,
    name,
    short: name,
    symbol: 'shield',
    arm: '',
    strength: 2,
    rule: 'R-3',
    values: [],
  };
}

export function standing(element: number, at: [number, number], more: Partial<ElementNow> = {}): ElementNow {
  return { element, at, facing: 0, hit: false, task: null, plan: null, ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  const now = (unit: number): Scene['units'][number] => ({
    unit,
    alive: 2,
    order: { state: 'none' },
    formation: 'line',
    formation_text: '',
    badges: [],
    points: null,
    manoeuvres: null,
    weapon: null,
  });
  return {
    viewer: 'a',
    round: 1,
    phase: 'movement',
    segment: null,
    step: 'segment',
    asked: ['a'],
    committed: { a: true, b: true },
    units: [now(0), now(1)],
    elements: [standing(0, [0, 4]), standing(1, [1, 4]), standing(2, [0, 0]), standing(3, [1, 0])],
    contacts: [],
    strength: { a: { elements: 2, at_start: 2 }, b: { elements: 2, at_start: 2 } },
    ended: null,
    ...more,
  };
}

export function choice(kind: Choice['kind'], more: Partial<Choice> = {}): Choice {
  return {
    action: { do: kind },
    kind,
    text: kind,
    short: kind,
    icon: null,
    unit: null,
    element: null,
    order: null,
    to: null,
    target: null,
    ghosts: [],
    contacts: [],
    points: null,
    manoeuvres: null,
    left_undone: null,
    ...more,
  };
}

export function desk(choices: Choice[], more: Partial<Desk> = {}): Desk {
  return {
    side: 'a',
    step: 'segment',
    ask: '',
    hint: '',
    rule: 'R-1',
    unit: null,
    choices,
    families: [],
    barred: [],
    ...more,
  };
}

export function ghost(element: number, at: [number, number]): Ghost {
  return { element, at, facing: 0 };
}

/** The guard goes north by one row, straight or to the right, and then once more. */
export const REACH: Reach = {
  unit: 0,
  ways: [
    {
      after: null,
      action: { do: 'left' },
      ghosts: [ghost(0, [0, 3]), ghost(1, [1, 3])],
      contacts: [],
      points: 3,
      manoeuvres: 1,
    },
    {
      after: null,
      action: { do: 'right' },
      ghosts: [ghost(0, [1, 3]), ghost(1, [2, 3])],
      contacts: [],
      points: 3,
      manoeuvres: 1,
    },
    {
      after: 0,
      action: { do: 'left' },
      ghosts: [ghost(0, [0, 2]), ghost(1, [1, 2])],
      contacts: [[0, 2]],
      points: 0,
      manoeuvres: 0,
    },
  ],
};

export function event(more: Partial<LogEvent> = {}): LogEvent {
  return {
    event: 'happened',
    text: 'Something happened.',
    rule: 'R-1',
    dice: [],
    terms: [],
    total: null,
    chances: null,
    units: [],
    elements: [],
    weight: 'normal',
    ...more,
  };
}

export function update(of: Scene, more: Partial<Update> = {}): Update {
  const stamp: Stamp = { epoch: 0, events: 0, own: 0 };
  return {
    stamp,
    from: 0,
    events: [],
    scene: of,
    ask: '',
    undo: false,
    seals: { a: null, b: null },
    seed: null,
    ...more,
  };
}
