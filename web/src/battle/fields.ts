/** A hex as `[q, r]`. */
export type Field = [number, number];

export function sameField(a: Field, b: Field): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function fieldKey(field: Field): string {
  return `${field[0]},${field[1]}`;
}

/** Every field once, in the order of its first appearance. */
export function distinct(fields: Iterable<Field>): Field[] {
  const seen = new Map<string, Field>();
  for (const field of fields) if (!seen.has(fieldKey(field))) seen.set(fieldKey(field), field);
  return [...seen.values()];
}

export function hexDistance(a: Field, b: Field): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The centre in units of the radius of a hex. */
export function centre([q, r]: Field): { x: number; y: number } {
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

/** The square of the distance of a field from the middle of others. */
export function fromMiddle(field: Field, others: Field[]): number {
  if (others.length === 0) return Infinity;
  let x = 0;
  let y = 0;
  for (const other of others) {
    const at = centre(other);
    x += at.x / others.length;
    y += at.y / others.length;
  }
  const at = centre(field);
  return (at.x - x) ** 2 + (at.y - y) ** 2;
}
