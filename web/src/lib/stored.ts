// Small settings in the browser's local storage. Where the browser forbids it they last as long as the page.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the setting is only a convenience.
  }
}
