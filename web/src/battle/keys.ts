// Keys of the battle page. The board has its own.

import type { Choice } from '../lib/wire';
import type { Battle } from './battle.svelte';
import { numbered, rows } from './buttons';
import { unitOffers } from './clicks';
import { offersOf } from './offers';
import { ableUnits, answersOf, elementChoices, unitChoices } from './choices';

/** What stands in the panel as buttons for the selected unit or element. */
export function offers(battle: Pick<Battle, 'desk' | 'selection' | 'acting' | 'plane'>): Choice[] {
  const { desk, selection, acting, plane } = battle;
  if (!desk) return [];
  if (plane) return selection.unit === null ? [] : unitOffers(desk, selection.unit);
  if (selection.element !== null) return elementChoices(desk, selection.element);
  return selection.unit === null ? [] : unitChoices(desk, selection.unit, acting);
}

/** Those of them that are buttons of their own. */
function buttons(battle: Battle): Choice[] {
  return battle.plane ? offersOf(offers(battle)).plain : offers(battle);
}

/**
 * Whether the key was pressed on something that makes its own use of it. `clicked` has the focus only because it was
 * clicked before: whoever clicks an order and presses Enter means the highlighted button.
 */
export function busyTarget(target: EventTarget | null, key: string, clicked: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, dialog')) return true;
  if (key === ' ') return target.closest('button, a, summary') !== null;
  // An order is chosen by the space bar.
  return (
    key === 'Enter' &&
    target !== clicked &&
    target.closest('button:not([role=radio], [role=checkbox]), a, summary') !== null
  );
}

/** Does what the key means; says whether it means something. */
export function press(battle: Battle, key: string): boolean {
  if (key === 'Enter') return pressMain(battle);
  if (key === 'Escape') {
    battle.back();
    return true;
  }
  const letter = key.toUpperCase();
  if (letter === 'Z') {
    void battle.undo();
    return true;
  }
  const { desk, table } = battle;
  if (!desk || !table || battle.confirm) return false;
  if (battle.ordering) {
    const order = table.orders.find((one) => one.letter.toUpperCase() === letter);
    const { unit } = battle.selection;
    if (order && unit !== null) {
      battle.order(unit, order.id, { goOn: true });
      return true;
    }
  }
  if (letter === 'S' && battle.advice.offered) {
    void battle.advice.suggest();
    return true;
  }
  if (letter === 'N') return next(battle);
  return /^[1-9]$/.test(key) && pressNumber(battle, Number(key));
}

function pressMain(battle: Battle): boolean {
  if (battle.confirm) void battle.confirmed();
  else if (battle.moving.ready) void battle.moving.carryOut();
  else if (battle.main && battle.asked) void battle.take(battle.main);
  else return false;
  return true;
}

/** Goes on to the next unit that can do something. */
function next(battle: Battle): boolean {
  const { desk, table } = battle;
  if (!desk || !table) return false;
  const units = battle.placing
    ? table.units.filter((unit) => unit.side === desk.side).map((unit) => unit.unit)
    : ableUnits(desk);
  const at = units.indexOf(battle.selection.unit ?? -1);
  const unit = units[(at + 1) % units.length];
  if (unit === undefined) return false;
  battle.selectUnit(unit);
  return true;
}

function pressNumber(battle: Battle, number: number): boolean {
  const { desk } = battle;
  if (!desk) return false;
  const answers = answersOf(desk);
  const meant =
    answers.length > 0
      ? answers[number - 1]
      : [...numbered(rows(buttons(battle), []))].find(([, n]) => n === number)?.[0];
  if (!meant) return false;
  void battle.take(meant);
  return true;
}
