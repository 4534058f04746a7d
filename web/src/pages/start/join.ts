/** The path of the battle that a link or its end leads to; nothing where it leads nowhere. */
export function battleFrom(text: string, here: string): string | null {
  const typed = text.trim();
  if (/^[\w-]{6,}$/.test(typed)) return `/battle/${typed}`;
  let url: URL;
  try {
    url = new URL(typed, here);
  } catch {
    return null;
  }
  const [, id] = /\/battle\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const token = url.searchParams.get('join');
  return token ? `/battle/${id}?join=${encodeURIComponent(token)}` : `/battle/${id}`;
}
