import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, parse } from './paths';

const at = (path: string) => parse(address(path));

describe('paths', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('knows every page', () => {
    expect(at('/').name).toBe('start');
    expect(at('/learn').name).toBe('learn');
    expect(at('/rules').name).toBe('rules');
    expect(at('/coverage').name).toBe('coverage');
    expect(at('/account').name).toBe('account');
    expect(at('/help').name).toBe('help');
    expect(at('/counters').name).toBe('counters');
  });

  it('reads ids, query and hash', () => {
    expect(at('/battle/x1?join=abc&tour=1')).toMatchObject({ name: 'battle', params: { id: 'x1' } });
    expect(at('/battle/x1?join=abc').query.get('join')).toBe('abc');
    expect(at('/replay/x1#17')).toMatchObject({ name: 'replay', params: { id: 'x1' }, hash: '17' });
    expect(at('/learn/04-e1-volley')).toMatchObject({ name: 'case', params: { id: '04-e1-volley' } });
    expect(at('/rules/DW-05-12')).toMatchObject({ name: 'rule', params: { id: 'DW-05-12' } });
  });

  it('knows where the page is, to the hash', () => {
    vi.stubGlobal('location', { href: 'http://localhost/replay/x1?a=b#17' });
    expect(parse(address())).toMatchObject({ name: 'replay', params: { id: 'x1' }, hash: '17' });
    expect(parse(address('#18'))).toMatchObject({ name: 'replay', hash: '18' });
  });

  it('forgives a slash at the end', () => {
    expect(at('/learn/').name).toBe('learn');
  });

  it('calls everything else lost', () => {
    for (const path of [
      '/nothing',
      '/battle',
      '/battle/a/b',
      '/battle/%E0%A4%A',
      '/constructor',
      '/rules/',
    ]) {
      expect(at(path).name, path).toBe(path === '/rules/' ? 'rules' : 'lost');
    }
  });
});
