// What a unit can do on a table measured in inches, so that many choices do not become many buttons.

import type { Choice } from '../lib/wire';

/** More choices of one kind are a list to choose from, not a row of buttons. */
const FEW = 3;
/** More targets are folded away: they are clicked on the board. */
const FEW_TARGETS = 8;

export type Offers = {
  /** As buttons. */
  plain: Choice[];
  /** Those that differ only in a number, such as the files to form up in. */
  lists: { icon: string; choices: Choice[] }[];
  /** By the unit they name. */
  targets: { target: number; choices: Choice[] }[];
};

export function offersOf(choices: readonly Choice[]): Offers {
  const own = choices.filter(({ target }) => target === null);
  const naming = choices.filter(({ target }) => target !== null);
  const alike = (icon: string | null) => own.filter((choice) => choice.icon === icon).length > FEW;
  const icons = [...new Set(own.flatMap(({ icon }) => (icon !== null && alike(icon) ? [icon] : [])))];
  const folded = naming.length > FEW_TARGETS;
  const named = [...new Set(naming.flatMap(({ target }) => target ?? []))];
  return {
    plain: [...own.filter(({ icon }) => icon === null || !icons.includes(icon)), ...(folded ? [] : naming)],
    lists: icons.map((icon) => ({ icon, choices: own.filter((choice) => choice.icon === icon) })),
    targets: folded
      ? named.map((target) => ({ target, choices: naming.filter((choice) => choice.target === target) }))
      : [],
  };
}
