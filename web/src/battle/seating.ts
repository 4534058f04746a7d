// Who sits before the screen, where one screen serves both sides.

import type { Scene } from '../lib/wire';

export type Seating =
  /** As it is. */
  | { kind: 'stay' }
  /** Look as this viewer, at once. */
  | { kind: 'sit'; viewer: string }
  /** Let the other player come to the screen first; nothing hidden may be seen meanwhile. */
  | { kind: 'hand-over'; to: string };

/** Whether the scene knows something that one side hides from the other. */
export function secret(scene: Scene): boolean {
  return (
    scene.asked.length > 1 ||
    scene.committed.a !== scene.committed.b ||
    scene.units.some((unit) => unit.order.state === 'secret' || unit.order.state === 'hidden')
  );
}

/** `you` are the sides one plays; in practice one plays both without secrets from oneself. */
export function seating(you: string[], practice: boolean, scene: Scene): Seating {
  if (you.length < 2 || scene.ended) return { kind: 'stay' };
  if (scene.asked.includes(scene.viewer)) return { kind: 'stay' };
  const next = scene.asked.find((side) => you.includes(side));
  if (!next) return { kind: 'stay' };
  return practice || !secret(scene) ? { kind: 'sit', viewer: next } : { kind: 'hand-over', to: next };
}
