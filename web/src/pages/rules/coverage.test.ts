import { describe, expect, it } from 'vitest';
import { passes, percent } from './coverage';

const rule = { id: 'DW-05-01', title: '', chapter: 5, implemented: 1, tested: 1, fired: 0, exempt: null };

describe('coverage', () => {
  it('filters what a column lacks, and never calls the exempt a gap', () => {
    expect(passes(rule, 'all')).toBe(true);
    expect(passes(rule, 'fired')).toBe(true);
    expect(passes(rule, 'tested')).toBe(false);
    expect(passes({ ...rule, exempt: 'names only' }, 'fired')).toBe(false);
    expect(passes({ ...rule, exempt: 'names only' }, 'exempt')).toBe(true);
  });

  it('never rounds to all or to nothing', () => {
    expect(percent(999, 1000)).toBe(99);
    expect(percent(1, 1000)).toBe(1);
    expect(percent(1000, 1000)).toBe(100);
    expect(percent(0, 1000)).toBe(0);
    expect(percent(0, 0)).toBe(0);
  });
});
