// What is agreed on before a battle: the settings a scenario has, as groups of the form.

import { hexesOf } from '../../lib/ground';
import type { Plan, Setting, Table } from '../../lib/wire';

/** Values by the id of their setting; those that are left out are as the scenario has them. */
export type House = Record<string, unknown>;

/** Armies, board and objectives make an own battle; everything else is a rule to be changed by those who care. */
const OWN = ['army_a', 'army_b', 'army_size', 'board', 'objectives'];

export function ownSettings({ settings }: Plan): Setting[] {
  return settings.filter(({ id }) => OWN.includes(id));
}

/** Without those of chapters that are not in use. */
export function ruleSettings({ settings }: Plan): Setting[] {
  const chapters = settings.flatMap(({ form }) => (form.kind === 'several' ? form.chosen : []));
  return settings.filter(
    ({ id, needs }) => !OWN.includes(id) && (needs === null || chapters.includes(needs)),
  );
}

/** The settings as they are wished for, also where the rules refuse it, so that it can be mended. */
export function wished({ settings, ...plan }: Plan, house: House): Plan {
  const wish = (setting: Setting): Setting => {
    if (!(setting.id in house)) return setting;
    const field = { switch: 'on', number: 'number' }[setting.form.kind as string] ?? 'chosen';
    return { ...setting, form: { ...setting.form, [field]: house[setting.id] } };
  };
  return { ...plan, settings: settings.map(wish) };
}

/** A list with the id put in or taken out, in the order of the options. */
export function toggled(chosen: readonly string[], id: string, options: readonly { id: string }[]): string[] {
  const wanted = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return options.map((option) => option.id).filter((one) => wanted.includes(one));
}

/** A sheet of an own arrangement: `sheet-3r` is turned. */
export function sheetOf(id: string, sheets: readonly { id: string }[]): { sheet: string; turned: boolean } {
  const turned = !sheets.some((sheet) => sheet.id === id) && id.endsWith('r');
  return { sheet: turned ? id.slice(0, -1) : id, turned };
}

/** The printed name of a field given by its row and column. */
export function placeName(table: Table, row: number, column: number): string {
  return hexesOf(table).rows[row]?.names[column] ?? `${row + 1}/${column + 1}`;
}

/** Row and column of a field; nothing off the board. */
export function placeOf(table: Table, [q, r]: readonly [number, number]): [number, number] | null {
  const { rows } = hexesOf(table);
  const row = rows.findIndex((one) => one.r === r);
  const column = q - (rows[row]?.q ?? 0);
  return rows[row]?.names[column] === undefined ? null : [row, column];
}
