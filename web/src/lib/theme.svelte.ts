import { recall, remember } from './stored';

export type Theme = 'auto' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

let current = $state<Theme>(THEMES.find((theme) => theme === recall('walstatt.theme')) ?? 'auto');

/** The chosen theme; `auto` follows the system. Reactive. */
export function theme(): Theme {
  return current;
}

export function setTheme(theme: Theme): void {
  current = theme;
  remember('walstatt.theme', theme);
  applyTheme();
}

/** Puts the theme on the page. Called once at the start. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = current;
}
