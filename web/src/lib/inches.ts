// Lengths of the table in words: a decimal comma or point, one or two digits after it, no trailing zeros.

import { lang } from './words.svelte';

/** Thousandths of an inch as `4,5″`. */
export function inches(mils: number, digits = 1): string {
  return `${decimal(mils / 1000, digits)}″`;
}

/** Hundredths of a degree as `22,5°`. */
export function degrees(hundredths: number): string {
  return `${decimal(hundredths / 100, 1)}°`;
}

function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(lang(), { maximumFractionDigits: digits }).format(value);
}
