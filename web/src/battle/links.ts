// Addresses to give away.

import { t } from '../lib/words.svelte';
import { toast } from '../ui/announcer.svelte';

export function watchLink(battle: string): string {
  return `${location.origin}/battle/${encodeURIComponent(battle)}`;
}

export function inviteLink(battle: string, token: string): string {
  return `${watchLink(battle)}?join=${encodeURIComponent(token)}`;
}

/** By the share sheet of a phone, else onto the clipboard. */
export async function share(url: string, copied: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    try {
      await navigator.share({ url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(url, copied);
}

export async function copy(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    // Without the clipboard, which needs a secure address, the text has to be shown.
    toast(t('battle-copy-by-hand', { text }));
  }
}
