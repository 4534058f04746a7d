import { describe, expect, it } from 'vitest';
import type { SeenNow, SightNow, Why } from '../lib/wire';
import { standing, TABLE as table } from './samples';
import { foremost, sightLines, unitsSeen } from './sight';

const wood: Why = { text: 'Wald auf J9', rule: 'DW-12-24', at: [4, 5] };
const seen = (element: number, sections: boolean[], hidden_by: Why[] = []): SeenNow => ({
  element,
  distance: 3,
  sections,
  hidden_by,
});

describe('sight', () => {
  const enemies = table.elements.flatMap(({ unit }, element) =>
    table.units[unit]?.side === 'b' ? [element] : [],
  );
  const [first = 0, second = 0] = enemies;
  const unit = table.elements[first]?.unit ?? -1;
  const sight: SightNow = {
    element: 0,
    from: [0, 0],
    seen: [seen(first, [false, true], [wood]), seen(second, [true, true])],
  };

  it('shows of a unit whom is seen best, and everybody of the chosen one', () => {
    expect(table.elements[second]?.unit).toBe(unit);
    expect(sightLines(table, sight, null).sections).toEqual([
      { element: second, visible: 2, size: 2, blocker: null },
    ]);
    expect(sightLines(table, sight, unit).sections).toHaveLength(2);
    expect(sightLines(table, sight, unit).sections[0]).toMatchObject({ visible: 1, blocker: [4, 5] });
    expect(sightLines(table, sight, unit + 1).sections).toEqual([]);
  });

  it('looks from the middle of the first rank', () => {
    const ranks = [
      [0, 5],
      [1, 5],
      [2, 5],
      [0, 6],
      [1, 6],
    ] as const;
    const facing = (facing: number) => ranks.map(([q, r], element) => standing(element, [q, r], { facing }));
    expect(foremost(facing(0))).toBe(1);
    expect(foremost(facing(3))).toBe(4);
    expect(foremost([])).toBeNull();
  });

  it('counts who is seen, and names what hides the others once', () => {
    const twice = { ...sight, seen: [...sight.seen, seen(first, [false, false], [wood])] };
    expect(unitsSeen(table, twice)).toEqual([
      { unit, name: table.units[unit]?.name, whole: 1, part: 1, none: 1, hiddenBy: [wood] },
    ]);
  });
});
