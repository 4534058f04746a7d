// Which page is shown where. Pages are loaded when they are first needed.

import type { Component } from 'svelte';
import type { Name } from './lib/router.svelte';

// A page takes the id of its path, where it has one.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- some pages need the id, some know none
export type Page = Component<any>;

const PAGES: Record<Name, () => Promise<{ default: Page }>> = {
  start: () => import('./pages/Start.svelte'),
  battle: () => import('./battle/BattlePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  case: () => import('./pages/LearnCase.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  rule: () => import('./pages/Rules.svelte'),
  coverage: () => import('./pages/Coverage.svelte'),
  account: () => import('./pages/Account.svelte'),
  help: () => import('./pages/Help.svelte'),
  counters: () => import('./pages/Counters.svelte'),
  lost: () => import('./pages/NotFound.svelte'),
};

/** These fill the whole window and bring their own bar. */
export const BARE: ReadonlySet<Name> = new Set<Name>(['battle', 'replay']);

export async function load(name: Name): Promise<Page> {
  return (await PAGES[name]()).default;
}
