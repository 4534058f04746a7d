// The ground in words: what lies on a field, and where each kind of ground lies.

import { hexesOf } from '../lib/ground';
import { t } from '../lib/words.svelte';
import type { Table } from '../lib/wire';
import { key, type Field } from './hex';
import type { Sheet } from './sheet';

/** `Wald`, `Höhenstufe 2`, `Hecke im Nordosten`; nothing where all ground is open and nothing is fought for. */
export function groundWords(table: Table, sheet: Sheet, field: Field): string[] {
  const { land } = sheet;
  const { surface, step, road } = land.cell(field);
  const said: (string | null)[] = land.plain
    ? []
    : [
        surface ? land.name(surface) : t('board-open'),
        step ? t('board-step', { step }) : null,
        road ? land.name('road') : null,
        ...land.sides(field).map(([side, kind]) => t('board-edge', { edge: land.name(kind), side })),
      ];
  const { area = [], objectives = [] } = hexesOf(table);
  if (area.some((one) => key(one) === key(field))) said.push(t('board-area'));
  for (const { points } of objectives.filter((one) => key(one.at) === key(field)))
    said.push(t('board-objective', { points }));
  return said.filter((one) => one !== null);
}

/** Every kind of ground with the fields where it lies, in the order of the legend. */
export function groundList(table: Table, sheet: Sheet): { name: string; fields: string }[] {
  const { land } = sheet;
  const { terrain, area = [], objectives = [] } = hexesOf(table);
  const where = (is: (field: Field) => boolean) => runs(table, is);
  const found = (terrain?.legend ?? []).flatMap(({ id, name }) => {
    if (id === 'hill')
      return steps(sheet).map((step) => ({
        name: t('board-step', { step }),
        fields: where((field) => land.height(field) === step),
      }));
    if (id === 'road') return [{ name, fields: where((field) => Boolean(land.cell(field).road)) }];
    const sides = land.allSides().filter(({ kind }) => kind === id);
    if (sides.length > 0) return [{ name, fields: sides.map((one) => sideWords(sheet, one)).join(', ') }];
    return [{ name, fields: where((field) => land.cell(field).surface === id) }];
  });
  const fought = new Set(area.map(key));
  if (fought.size > 0)
    found.push({ name: t('board-area-name'), fields: where((field) => fought.has(key(field))) });
  for (const { at, points } of objectives)
    found.push({ name: t('board-objective', { points }), fields: sheet.name(at) });
  return found.filter(({ fields }) => fields !== '');
}

function steps({ land }: Sheet): number[] {
  const all = new Set(land.fields.map((field) => land.height(field)));
  return [...all].filter((step) => step > 0).sort((one, other) => one - other);
}

function sideWords(sheet: Sheet, { field, side }: { field: Field; side: number }): string {
  return t('board-field-side', { name: sheet.name(field), side });
}

/** Neighbours in a row as one run: `B3–B6, C4`. */
export function runs(table: Table, is: (field: Field) => boolean): string {
  return hexesOf(table)
    .rows.flatMap(({ q, r, names }) => {
      const found: string[][] = [];
      let last: string[] | null = null;
      for (const [i, name] of names.entries()) {
        if (!is([q + i, r])) last = null;
        else if (last) last.push(name);
        else found.push((last = [name]));
      }
      return found.map((run) => (run.length > 1 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : (run[0] ?? '')));
    })
    .join(', ');
}
