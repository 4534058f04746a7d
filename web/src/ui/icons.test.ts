import { expect, it } from 'vitest';
import wire from '../lib/wire.ts?raw';
import { icon } from './icons';

/** The names that the type of a choice lists, those of orders excepted: they are letters. */
const [DOC = ''] = wire.slice(wire.indexOf('The glyph for a button')).split('*/', 1);
const NAMED = [...DOC.matchAll(/`([a-z0-9-]+)`/g)].map(([, name = '']) => name);

it('has an icon for everything the server names', () => {
  expect(NAMED).toContain('rally');
  expect(NAMED.filter((name) => icon(name) === null)).toEqual([]);
});

it('turns steps through the sides of a field and facings to its corners', () => {
  expect(icon('step-0')?.turn).toBe(30);
  expect(icon('step-4')?.turn).toBe(270);
  expect(icon('turn-3')?.turn).toBe(180);
});

it('has nothing for other names', () => {
  for (const name of ['', 'step-6', 'order-attack', 'constructor']) expect(icon(name)).toBeNull();
});
