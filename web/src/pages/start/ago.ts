import type { Lang } from '../../lib/words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago it was, in words: `vor 3 Stunden`. */
export function ago(seconds: number, lang: Lang, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ['second', past || 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(
    unit === 'second' ? 0 : -Math.floor(past / length),
    unit,
  );
}
