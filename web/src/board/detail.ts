// What is drawn at which size: far away whose and where, nearer the arm, near the values.

import { R } from './hex';

/** 0: units as one shape · 1: bodies and fronts · 2: all glyphs · 3: names of fields · 4: large names. */
export function detail(zoom: number): 0 | 1 | 2 | 3 | 4 {
  const radius = zoom * R;
  if (radius < 9) return 0;
  if (radius < 15.5) return 1;
  if (radius < 22) return 2;
  return radius <= 40 ? 3 : 4;
}
