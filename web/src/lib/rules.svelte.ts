// The rulebooks in our words. Each is fetched once per language.

import { api } from './api';
import { once } from './once';
import { inOrder, isHouseRule } from './cases';
import type { CaseLine, Lobby, Rules, RuleShown, SystemLine } from './wire';
import { lang, t } from './words.svelte';

let shown = $state<string | null>(null);

/** The rule whose pop-up is open. Reactive. */
export function openedRule(): string | null {
  return shown;
}

/** Opens the pop-up of a rule; `null` closes it. */
export function openRule(id: string | null): void {
  shown = id;
}

/** The number of a rule where it cannot be a link: one that is none of the book says so. */
export function cited(id: string): string {
  return isHouseRule(id) ? t('rule-cited-house', { id }) : id;
}

export function systems(): Promise<SystemLine[]> {
  return once(`${lang()} systems`, async () => (await api.get<Lobby>('/api/lobby')).systems);
}

export function rulesOf(system: string): Promise<Rules> {
  return once(`${lang()} rules ${system}`, () => api.get<Rules>(`/api/rules/${encodeURIComponent(system)}`));
}

/** All cases: examples of the book in its order, then the tests of single rules, by chapter. */
export function cases(): Promise<CaseLine[]> {
  return once(`${lang()} cases`, async () => inOrder(await api.get<CaseLine[]>('/api/cases')));
}

/** The rule with its rulings, from whichever book has it. */
export async function findRule(id: string): Promise<{ rule: RuleShown; rulings: RuleShown[] } | null> {
  for (const system of await systems()) {
    const rules = (await rulesOf(system.id)).chapters.flatMap((chapter) => chapter.rules);
    const rule = rules.find((rule) => rule.id === id);
    if (rule) return { rule, rulings: rules.filter((other) => rule.rulings.includes(other.id)) };
  }
  return null;
}
