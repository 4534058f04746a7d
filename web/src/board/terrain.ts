// What grows on the ground. The same field always looks the same, on every screen and from both sides.

import { R, short, type Field } from './hex';
import type { Spot } from './sheet';

/** Three numbers from 0 to 1 that belong to a field. */
export function chances([q, r]: Field): [number, number, number] {
  let seed = (Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b)) >>> 0;
  const next = () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return [next(), next(), next()];
}

/** A tuft on a third of the fields, below their names. */
export function grass(spots: readonly Spot[]): string {
  return spots
    .map(({ field, x, y }) => {
      const [whether, across, down] = chances(field);
      if (whether > 1 / 3) return '';
      const [left, foot] = [x + (across - 0.5) * R, y + (down - 0.2) * 0.8 * R];
      return [
        `M${short(left - 2.6)} ${short(foot)}l1.1-3`,
        `M${short(left)} ${short(foot)}v-4`,
        `M${short(left + 2.6)} ${short(foot)}l-1.1-3`,
      ].join('');
    })
    .join('');
}
