/** A part of a text: plain, a rule it names, or what was searched for. */
export type Piece = { text: string; rule?: true; found?: true };

const RULE_ID = /\b[A-Z]{2,3}-\d{2}-[A-Z]?\d{1,3}\b/g;

/** Cuts a text at the rules it names and at what was searched for. Together the pieces are the text. */
export function pieces(text: string, search = ''): Piece[] {
  const cut: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE_ID)) {
    cut.push(...found(text.slice(from, match.index), search));
    cut.push({ text: match[0], rule: true });
    from = match.index + match[0].length;
  }
  cut.push(...found(text.slice(from), search));
  return cut;
}

function found(text: string, search: string): Piece[] {
  if (!text) return [];
  const words = wordsOf(search);
  if (!words.length) return [{ text }];
  const cut: Piece[] = [];
  const pattern = new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'giu',
  );
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) cut.push({ text: text.slice(from, match.index) });
    cut.push({ text: match[0], found: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) cut.push({ text: text.slice(from) });
  return cut;
}

/** Whether every word of the search is in one of the texts. */
export function matches(search: string, ...texts: string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return wordsOf(search).every((word) => all.includes(word.toLowerCase()));
}

/** Single letters find everything and mean nothing, unless they are all there is. */
function wordsOf(search: string): string[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  const long = words.filter((word) => word.length > 1);
  return long.length ? long : words;
}
