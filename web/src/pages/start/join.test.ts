import { describe, expect, it } from 'vitest';
import { battleFrom } from './join';

const from = (text: string) => battleFrom(text, 'https://walstatt.example/');

describe('joining by a link', () => {
  it('takes whole links with and without an invitation', () => {
    expect(from(' https://walstatt.example/battle/Xy_1-2?join=a%2Bb ')).toBe('/battle/Xy_1-2?join=a%2Bb');
    expect(from('https://walstatt.example/battle/Xy12ab')).toBe('/battle/Xy12ab');
  });

  it('takes the end of a link', () => {
    expect(from('/battle/Xy12ab?join=t')).toBe('/battle/Xy12ab?join=t');
    expect(from('battle/Xy12ab')).toBe('/battle/Xy12ab');
    expect(from('Xy12abCD')).toBe('/battle/Xy12abCD');
  });

  it('refuses what leads to no battle', () => {
    for (const text of ['', 'hello', 'https://walstatt.example/rules', 'http://', 'a b c d e f']) {
      expect(from(text), text).toBeNull();
    }
  });
});
