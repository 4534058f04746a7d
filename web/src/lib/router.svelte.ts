// Where the page is. Plain links work: clicks on them are caught here.

import { address, parse, type Route } from './paths';

export type { Name, Route } from './paths';

let current = $state.raw<Route>(parse(address()));

/** Where the page is. Reactive. */
export function route(): Route {
  return current;
}

/** Goes to a path of the page, with query and hash. `replace` leaves no entry to come back to. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = address(path);
  if (url.origin !== location.origin) return;
  const samePlace = url.pathname === location.pathname;
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  current = parse(url);
  if (!samePlace && !replace) scrollTo(0, 0);
}

/** Catches clicks on links and the browser's back and forward. Called once at the start. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = parse(address())));
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const url = address(link.href);
    // Files of the server, and jumps inside the page, are the browser's business.
    if (url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    navigate(url.href);
  });
}
