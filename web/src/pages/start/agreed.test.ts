import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../lib/ground';
import type { Plan, Setting, SettingForm } from '../../lib/wire';
import { ownSettings, placeName, placeOf, ruleSettings, sheetOf, toggled, wished } from './agreed';
import { heroTable } from './hero';

const setting = (id: string, form: SettingForm, needs: string | null = null): Setting => ({
  id,
  name: id,
  text: '',
  rule: 'DW-08-01',
  needs,
  form,
});
const options = ['figures', 'commanders', 'morale'].map((id) => ({ id, name: id, text: '', rule: null }));
const table = heroTable('de');

function plan(chapters: string[]): Plan {
  return {
    table,
    settings: [
      setting('army_size', { kind: 'number', number: 1000, least: 0, most: 5000 }),
      setting('modules', { kind: 'several', chosen: chapters, options }),
      setting('impetuous_charge', { kind: 'switch', on: true }, 'morale'),
    ],
  };
}

describe('agreements', () => {
  it('tell own battles and rules apart', () => {
    expect(ownSettings(plan([])).map(({ id }) => id)).toEqual(['army_size']);
  });

  it('are hidden with their chapter', () => {
    expect(ruleSettings(plan(['figures'])).map(({ id }) => id)).toEqual(['modules']);
    expect(ruleSettings(plan(['morale'])).map(({ id }) => id)).toEqual(['modules', 'impetuous_charge']);
  });

  it('keep chapters in the order of the book', () => {
    expect(toggled(['morale'], 'figures', options)).toEqual(['figures', 'morale']);
    expect(toggled(['figures', 'morale'], 'figures', options)).toEqual(['morale']);
  });

  it('are shown as wished for', () => {
    const { settings } = wished(plan([]), { army_size: 500, modules: ['morale'], impetuous_charge: false });
    expect(settings.map(({ form }) => form)).toMatchObject([
      { number: 500 },
      { chosen: ['morale'] },
      { on: false },
    ]);
    expect(wished(plan(['figures']), {})).toEqual(plan(['figures']));
  });

  it('turn sheets', () => {
    const sheets = [{ id: 'sheet-1' }, { id: 'river' }];
    expect(sheetOf('sheet-1r', sheets)).toEqual({ sheet: 'sheet-1', turned: true });
    expect(sheetOf('river', sheets)).toEqual({ sheet: 'river', turned: false });
  });

  it('name places by row and column and find them again', () => {
    const row = hexesOf(table).rows[4];
    if (!row) throw new Error('no such row');
    expect(placeOf(table, [row.q + 3, row.r])).toEqual([4, 3]);
    expect(placeName(table, 4, 3)).toBe(row.names[3]);
    expect(placeOf(table, [row.q - 1, row.r])).toBeNull();
  });
});
