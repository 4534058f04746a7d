import { expect, it } from 'vitest';
import { ago } from './ago';

it('says how long ago something was', () => {
  expect(ago(1000, 'de', 1010)).toBe('jetzt');
  expect(ago(1000, 'de', 1000 + 3 * 3600)).toBe('vor 3 Stunden');
  expect(ago(1000, 'en', 1000 + 86_400)).toBe('yesterday');
  // A clock that goes wrong must not make it the future.
  expect(ago(2000, 'en', 1000)).toBe('now');
});
