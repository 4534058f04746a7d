import { expect, it } from 'vitest';
import { icon } from './icons';

it('has an icon for everything the server names', () => {
  const names = [
    'wheel-left',
    'wheel-right',
    'advance-left',
    'advance-right',
    'fire',
    'strike',
    'support',
    'weapon',
  ];
  names.push(
    'carry-out',
    'drop',
    'first',
    'second',
    'draw',
    'resign',
    'end',
    'step-0',
    'step-5',
    'turn-0',
    'turn-5',
  );
  expect(names.filter((name) => icon(name) === null)).toEqual([]);
});

it('turns steps through the sides of a field and facings to its corners', () => {
  expect(icon('step-0')?.turn).toBe(30);
  expect(icon('step-4')?.turn).toBe(270);
  expect(icon('turn-3')?.turn).toBe(180);
});

it('has nothing for other names', () => {
  for (const name of ['', 'step-6', 'order-attack', 'constructor']) expect(icon(name)).toBeNull();
});
