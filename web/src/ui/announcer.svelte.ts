// What is said to those who listen, and what is shown for a moment at the edge of the screen.

const said = $state({ polite: '', assertive: '' });
let shown = $state.raw<{ id: number; text: string; bad: boolean }[]>([]);
let last = 0;

export function announcements(): { polite: string; assertive: string } {
  return said;
}

export function toasts(): { id: number; text: string; bad: boolean }[] {
  return shown;
}

/** Says something through the live region. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // The same words twice are only said twice if the region changes.
  said[how] = said[how] === text ? `${text}\u00a0` : text;
}

/** Shows something for a moment, and says it. */
export function toast(text: string, { bad = false } = {}): void {
  const id = ++last;
  shown = [...shown.slice(-2), { id, text, bad }];
  announce(text, bad ? 'assertive' : 'polite');
  setTimeout(() => dismiss(id), bad ? 9000 : 5000);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
