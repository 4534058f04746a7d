import { describe, expect, test } from 'vitest';
import {
  answersOf,
  byElement,
  byUnit,
  clickElement,
  clickField,
  drag,
  hosted,
  namedChoices,
  nextSelection,
  NOTHING,
  openFields,
  placements,
  sameAction,
  unitOf,
  type Moment,
} from './choices';
import { placed, placement } from './placing';
import { choice, desk, ghost, REACH, scene, standing, TABLE } from './samples';
import type { Family } from '../lib/wire';

const move = choice('move', { unit: 0, to: [0, 3], action: { do: 'left' } });
const shift = choice('element', { unit: 0, element: 1, to: [2, 4], action: { do: 'shift' } });
const shot = choice('target', { unit: 0, element: 0, target: 2, action: { do: 'shoot', target: 2 } });
const help = choice('support', { unit: 0, element: 1, target: 0, action: { do: 'support' } });

function moment(more: Partial<Moment>): Moment {
  return {
    table: TABLE,
    scene: scene(),
    desk: desk([]),
    selection: NOTHING,
    reach: null,
    family: null,
    ...more,
  };
}

describe('a click on an element', () => {
  test('selects the whole unit first, and the element at the second click', () => {
    const before = moment({ desk: desk([move, shift]) });
    expect(clickElement(before, 1)).toEqual({ kind: 'select', selection: { unit: 0, element: null } });
    const selected = { ...before, selection: { unit: 0, element: null } };
    expect(clickElement(selected, 1)).toEqual({ kind: 'select', selection: { unit: 0, element: 1 } });
    const element = { ...before, selection: { unit: 0, element: 1 } };
    expect(clickElement(element, 1)).toEqual({ kind: 'select', selection: { unit: 0, element: null } });
  });

  test('selects the element at once where units do not act as a whole', () => {
    const intent = clickElement(moment({ desk: desk([shift]) }), 1);
    expect(intent).toEqual({ kind: 'select', selection: { unit: 0, element: 1 } });
  });

  test('attacks the enemy with the selected element', () => {
    const intent = clickElement(moment({ desk: desk([shot]), selection: { unit: 0, element: 0 } }), 2);
    expect(intent).toEqual({ kind: 'act', choice: shot });
  });

  test('attacks with whoever can and has not yet declared, where nobody is selected', () => {
    const other = choice('target', {
      unit: 0,
      element: 1,
      target: 2,
      action: { do: 'shoot', target: 2, by: 1 },
    });
    const elements = [standing(0, [0, 4], { task: { task: 'attack', element: 3 } }), standing(1, [1, 4])];
    const intent = clickElement(moment({ desk: desk([shot, other]), scene: scene({ elements }) }), 2);
    expect(intent).toEqual({ kind: 'act', choice: other });
  });

  test('supports the friend that is clicked', () => {
    const intent = clickElement(moment({ desk: desk([shot, help]), selection: { unit: 0, element: 1 } }), 0);
    expect(intent).toEqual({ kind: 'act', choice: help });
  });

  test('asks why where the selected element cannot attack that enemy', () => {
    const intent = clickElement(moment({ desk: desk([shot]), selection: { unit: 0, element: 0 } }), 3);
    expect(intent).toEqual({ kind: 'point', pointed: { unit: 0, element: 0, to: null, target: 3 } });
  });

  test('only shows the card of an enemy that nobody can attack', () => {
    expect(clickElement(moment({ desk: desk([move]) }), 3)).toEqual({ kind: 'inspect', unit: 1 });
  });

  test('picks up a unit that is already placed', () => {
    const families = [{ ...FAMILY, unit: 7 }];
    expect(clickElement(moment({ desk: desk([], { families }), family: families[0] ?? null }), 0)).toEqual({
      kind: 'select',
      selection: { unit: 0, element: null },
    });
  });

  test('means nothing for an element that does not exist', () => {
    expect(clickElement(moment({}), 99)).toEqual({ kind: 'none' });
  });
});

describe('a click on a field', () => {
  test('goes the way that leads there', () => {
    const before = moment({ desk: desk([move]), selection: { unit: 0, element: null }, reach: REACH });
    expect(clickField(before, [1, 2])).toEqual({ kind: 'way', field: [1, 2] });
  });

  test('asks why where no way leads there', () => {
    const before = moment({ desk: desk([move]), selection: { unit: 0, element: null }, reach: REACH });
    expect(clickField(before, [9, 9])).toEqual({
      kind: 'point',
      pointed: { unit: 0, element: null, to: [9, 9], target: null },
    });
  });

  test('moves the selected element, and lets one choose where there are two ways of doing it', () => {
    const selection = { unit: 0, element: 1 };
    expect(clickField(moment({ desk: desk([shift]), selection }), [2, 4])).toEqual({
      kind: 'act',
      choice: shift,
    });
    const dear = { ...shift, action: { do: 'shift', payment: 'more' } };
    expect(clickField(moment({ desk: desk([shift, dear]), selection }), [2, 4])).toEqual({
      kind: 'choose',
      choices: [shift, dear],
    });
  });

  test('places the unit where its placement allows it', () => {
    const before = moment({ desk: desk([], { families: [FAMILY] }), family: FAMILY });
    expect(clickField(before, [3, 3])).toEqual({ kind: 'place', family: FAMILY, field: [3, 3] });
    expect(clickField(before, [4, 4]).kind).toBe('point');
  });

  test('means nothing without a selection', () => {
    expect(clickField(moment({ desk: desk([move]) }), [0, 3])).toEqual({ kind: 'none' });
  });
});

describe('a commander', () => {
  const march = choice('element', { unit: 0, element: 0, to: [0, 3], action: { do: 'walk' } });

  test('who is attached to a unit is selected and acts as an element of it', () => {
    const elements = [standing(0, [0, 4]), standing(2, [1, 4], { with: 0 })];
    const units = scene().units.map((now) => (now.unit === 1 ? { ...now, host: 0 } : now));
    const joined = scene({ elements, units });
    expect(unitOf(TABLE, joined, 2)).toBe(0);
    expect(unitOf(TABLE, scene(), 2)).toBe(1);
    expect(hosted(TABLE, joined, { unit: 1, element: null })).toEqual({ unit: 0, element: 2 });
    expect(hosted(TABLE, scene(), { unit: 1, element: null })).toEqual({ unit: 1, element: null });
  });

  test('who is alone goes where he can, though only his unit is selected', () => {
    const alone = moment({
      scene: scene({ elements: [standing(0, [0, 4]), standing(2, [0, 0])] }),
      desk: desk([march]),
      selection: { unit: 0, element: null },
    });
    expect(clickField(alone, [0, 3])).toEqual({ kind: 'act', choice: march });
    expect(openFields(alone.desk, alone.selection, 0)).toEqual([[0, 3]]);
    // With a comrade the unit does not go for him.
    expect(clickField({ ...alone, scene: scene() }, [0, 3])).toEqual({ kind: 'select', selection: NOTHING });
  });
});

describe('an answer that names somebody', () => {
  test('is given by a click on the element, or on any element of the unit', () => {
    const replace = choice('answer', { unit: 0, element: 0, target: 1, text: 'replace' });
    const rush = choice('answer', { unit: 0, target: 2, text: 'rush' });
    expect(clickElement(moment({ desk: desk([replace]) }), 1)).toEqual({ kind: 'act', choice: replace });
    expect(clickElement(moment({ desk: desk([replace]) }), 0).kind).not.toBe('act');
    expect(clickElement(moment({ desk: desk([rush]) }), 3)).toEqual({ kind: 'act', choice: rush });
  });

  test('is an order only where it is for the own side', () => {
    const selection = { unit: 0, element: null };
    const command = choice('manoeuvre', { unit: 0, target: 1 });
    const dare = choice('manoeuvre', { unit: 0, target: 2 });
    expect(namedChoices(TABLE, desk([command, dare]), selection)).toEqual([command]);
    expect(namedChoices(TABLE, desk([command]), NOTHING)).toEqual([]);
  });

  test('is offered once where two read the same', () => {
    const one = choice('answer', { text: 'obeys', action: { do: 'temper', add: true } });
    const other = choice('answer', { text: 'obeys', action: { do: 'temper', add: false } });
    expect(answersOf(desk([one, other]))).toHaveLength(1);
  });

  test('selects whom it is about', () => {
    const appeal = choice('answer', { unit: 0, element: 1, text: 'appeal' });
    expect(nextSelection(scene(), desk([appeal], { unit: 0 }), NOTHING)).toEqual({ unit: 0, element: 1 });
  });
});

test('a suggested set-up is taken over without its end', () => {
  const offered = desk([choice('manoeuvre', { action: { do: 'attach' } })], { families: [FAMILY] });
  const actions = [{ do: 'attach' }, { do: 'deploy' }, { do: 'ready' }];
  expect(placements(actions, offered)).toEqual([{ do: 'attach' }, { do: 'deploy' }]);
});

test('a pull from an element onto an enemy attacks, and from an enemy does nothing', () => {
  expect(drag(moment({ desk: desk([shot]) }), 0, { element: 2 })).toEqual({ kind: 'act', choice: shot });
  expect(drag(moment({ desk: desk([shot]) }), 2, { element: 0 })).toEqual({ kind: 'none' });
});

const FAMILY: Family = {
  unit: 0,
  element: null,
  text: '2 wide',
  width: 2,
  facing: 0,
  action: { do: 'deploy', unit: 0 },
  field: 'hex',
  fields: [[3, 3]],
  shape: [ghost(0, [0, 0]), ghost(1, [1, 0])],
};

test('a placement puts its field into the action and its shape onto the board', () => {
  expect(placement(FAMILY, [3, 3])).toEqual({ do: 'deploy', unit: 0, hex: [3, 3] });
  expect(placed(FAMILY, [3, 3]).map((one) => one.at)).toEqual([
    [3, 3],
    [4, 3],
  ]);
});

describe('what is selected next', () => {
  test('is the next element that has not declared, of the same unit first', () => {
    const elements = [standing(0, [0, 4], { task: { task: 'attack', element: 2 } }), standing(1, [1, 4])];
    const second = choice('target', { unit: 0, element: 1, target: 2 });
    const next = nextSelection(scene({ elements }), desk([shot, second]), { unit: 0, element: 0 });
    expect(next).toEqual({ unit: 0, element: 1 });
  });

  test('is the unit that has to go on', () => {
    expect(nextSelection(scene(), desk([], { unit: 0 }), NOTHING)).toEqual({ unit: 0, element: null });
  });

  test('stays where it can still do something', () => {
    const before = { unit: 0, element: 1 };
    expect(nextSelection(scene(), desk([move, shift]), before)).toEqual(before);
    expect(nextSelection(scene(), desk([move]), before)).toEqual({ unit: 0, element: null });
  });
});

test('choices are grouped by unit, ends come last, and those about the battle are left out', () => {
  const end = choice('end', { unit: 0 });
  const groups = byUnit(desk([end, move, choice('battle')]));
  expect(groups).toEqual([
    { unit: 0, choices: [move] },
    { unit: null, choices: [end] },
  ]);
});

test('what a unit does as a whole stands apart from what its elements do', () => {
  expect(byElement([shift, move])).toEqual({ whole: [move], elements: [{ element: 1, choices: [shift] }] });
});

test('actions are the same whatever the order of their fields', () => {
  expect(sameAction({ do: 'x', a: 1, b: [2] }, { do: 'x', b: [2], a: 1 })).toBe(true);
  expect(sameAction({ do: 'x', a: 1 }, { do: 'x', a: 2 })).toBe(false);
  expect(sameAction({ do: 'x' }, { do: 'x', a: 2 })).toBe(false);
});
