import { expect, it } from 'vitest';
import { placeTags, type TagWish } from './tags';

const bounds = { left: 0, top: 0, right: 1000, bottom: 600 };
const tag = (unit: number, x: number, y: number, front: { x: number; y: number }): TagWish => ({
  unit,
  width: 90,
  height: 24,
  places: [-1, 0, 1].map((i) => ({ x: x + i * 48, y })),
  front,
});
const NORTH = { x: 0, y: -1 };
const SOUTH = { x: 0, y: 1 };

it('lays the tag behind the unit', () => {
  const found = placeTags([tag(0, 300, 300, NORTH), tag(1, 700, 300, SOUTH)], 28, bounds);
  expect(found.get(0)?.y).toBeGreaterThan(300);
  expect(found.get(1)?.y).toBeLessThan(300);
});

it('does not cover another unit if there is room elsewhere', () => {
  const found = placeTags([tag(0, 300, 300, NORTH), tag(1, 300, 342, NORTH)], 28, bounds);
  const at = found.get(0);
  const free = at && (Math.abs(at.y - 342) > 28 || Math.abs(at.x - 300) > 48 + 45);
  expect(free).toBe(true);
});

it('keeps tags apart', () => {
  const [one, other] = [
    ...placeTags([tag(0, 300, 300, NORTH), tag(1, 300, 390, SOUTH)], 28, bounds).values(),
  ];
  const apart =
    Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= 90 || Math.abs((one?.y ?? 0) - (other?.y ?? 0)) >= 24;
  expect(apart).toBe(true);
});

it('stays on the sheet', () => {
  const at = placeTags([tag(0, 300, 580, NORTH)], 28, bounds).get(0);
  expect((at?.y ?? 999) + 12).toBeLessThanOrEqual(bounds.bottom);
});

it('has no place for a unit nobody sees', () => {
  expect(placeTags([{ ...tag(0, 0, 0, NORTH), places: [] }], 28, bounds).size).toBe(0);
});
