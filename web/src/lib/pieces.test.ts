import { describe, expect, it } from 'vitest';
import { matches, pieces } from './pieces';

describe('pieces', () => {
  it('cuts at the rules a text names', () => {
    expect(pieces('Siehe DW-05-12 und DW-04-T1.')).toEqual([
      { text: 'Siehe ' },
      { text: 'DW-05-12', rule: true },
      { text: ' und ' },
      { text: 'DW-04-T1', rule: true },
      { text: '.' },
    ]);
  });

  it('takes a chapter for plain text', () => {
    expect(pieces('ab Kapitel DW-09')).toEqual([{ text: 'ab Kapitel DW-09' }]);
  });

  it('marks what was searched for, in any case', () => {
    expect(pieces('Der Schwenk. Ein schwenk.', 'schwenk')).toEqual([
      { text: 'Der ' },
      { text: 'Schwenk', found: true },
      { text: '. Ein ' },
      { text: 'schwenk', found: true },
      { text: '.' },
    ]);
  });

  it('loses nothing of the text, whatever is searched for', () => {
    const text = 'Kosten (3 BP) je Feld, siehe DW-05-04.';
    for (const search of ['', ' ', '(', '3 BP', '.*', 'dw-05', '\\']) {
      expect(
        pieces(text, search)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('finds only what has every word', () => {
    expect(matches('reach front', 'Front and REACH')).toBe(true);
    expect(matches('reach back', 'Front and reach')).toBe(false);
    expect(matches('', 'anything')).toBe(true);
  });
});
