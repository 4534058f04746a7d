/** With the typographic minus; `plus` marks what is added. */
export function signed(value: number, plus: boolean): string {
  if (value < 0) return `−${-value}`;
  return plus ? `+${value}` : `${value}`;
}

/** One decimal, with sign. */
export function balance(value: number, lang: string): string {
  const rounded = Math.round(value * 10) / 10;
  const digits = new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(Math.abs(rounded));
  return rounded < 0 ? `−${digits}` : rounded > 0 ? `+${digits}` : digits;
}

export function decimal(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
