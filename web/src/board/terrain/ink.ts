// What the map is printed with: one path for everything that looks alike, so that a whole board is a few dozen nodes.

/** The look of a path; the styles stand in Inks.svelte. */
export type Look =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'rocky'
  | 'sand'
  | 'mud'
  | 'morass'
  | 'swamp'
  | 'undergrowth'
  | 'wood'
  | 'w1'
  | 'w2'
  | 'w3'
  | 'ford'
  | 'sand-edge'
  | 'mud-edge'
  | 'swamp-edge'
  | 'undergrowth-edge'
  | 'wood-edge'
  | 'shore'
  | 'depth'
  | 'waterline-1'
  | 'waterline-2'
  | 'waterline-3'
  | 'contour'
  | 'hachure'
  | 'cliff'
  | 'grass'
  | 'stipple'
  | 'puddle'
  | 'reed'
  | 'stone'
  | 'bush'
  | 'tree'
  | 'shade'
  | 'step-stone'
  | 'road-casing'
  | 'road'
  | 'road-middle'
  | 'hedge'
  | 'wall-casing'
  | 'wall'
  | 'ruin'
  | 'fence'
  | 'building'
  | 'roof'
  | 'boulder'
  | 'bridge'
  | 'plank';

export type Ink = { look: Look; d: string };

/** Leaves out what is not there. */
export function inks(...all: [Look, string][]): Ink[] {
  return all.filter(([, d]) => d !== '').map(([look, d]) => ({ look, d }));
}
