// Chance that is always the same: a field looks alike on every screen and from both sides.

import type { Field } from '../hex';

/** Numbers from 0 to 1 that belong to a field, or to a corner of the grid; `of` tells apart what they are for. */
export function chance([q, r]: Field, of = 0): () => number {
  let seed = (Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b) ^ Math.imul(of, 0xc2b2ae35)) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
