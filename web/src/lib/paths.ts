// The paths of the page.

export type Name =
  | 'start'
  | 'battle'
  | 'replay'
  | 'learn'
  | 'case'
  | 'rules'
  | 'rule'
  | 'coverage'
  | 'account'
  | 'help'
  | 'counters'
  | 'lost';

/** `params.id`: of the battle, the case, the rule. `hash` is without its sign. */
export type Route = { name: Name; params: { id?: string }; query: URLSearchParams; hash: string };

const PLAIN: Record<string, Name> = {
  '/': 'start',
  '/learn': 'learn',
  '/rules': 'rules',
  '/coverage': 'coverage',
  '/account': 'account',
  '/help': 'help',
  '/counters': 'counters',
};

const WITH_ID: [RegExp, Name][] = [
  [/^\/battle\/([^/]+)$/, 'battle'],
  [/^\/replay\/([^/]+)$/, 'replay'],
  [/^\/learn\/([^/]+)$/, 'case'],
  [/^\/rules\/([^/]+)$/, 'rule'],
];

export function parse(url: URL): Route {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  const rest = { query: url.searchParams, hash: url.hash.slice(1) };
  const plain = Object.hasOwn(PLAIN, path) ? PLAIN[path] : undefined;
  if (plain) return { name: plain, params: {}, ...rest };
  for (const [pattern, name] of WITH_ID) {
    const id = decoded(pattern.exec(path)?.[1]);
    if (id) return { name, params: { id }, ...rest };
  }
  return { name: 'lost', params: {}, ...rest };
}

/** The address of a path, seen from where the page is; without one, where it is. */
export function address(path?: string): URL {
  const here = globalThis.location?.href ?? 'http://localhost/';
  // Resolving an empty path would lose the hash.
  return path === undefined ? new URL(here) : new URL(path, here);
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
