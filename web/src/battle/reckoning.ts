// Attacks that are alike are shown once.

import { onPlane } from '../lib/ground';
import type { Attack, Preview, Table } from '../lib/wire';

export type Group = {
  /** How many attacks are reckoned like this. */
  count: number;
  text: string;
  attack: Attack;
  side: string | null;
};

/** The unit of whoever attacks or is attacked: elements on hexes, whole units where there is a plane. */
function unitActing(table: Table, actor: number): number | undefined {
  return onPlane(table) ? actor : table.elements[actor]?.unit;
}

/** Attacks of one unit on another by the same reckoning, those of `own` first. */
export function grouped(preview: Preview, table: Table, own: string | null): Group[] {
  const unitOf = (actor: number) => unitActing(table, actor);
  const nameOf = (element: number) => table.units[unitOf(element) ?? -1]?.name ?? '';
  const groups = new Map<string, Group>();
  for (const attack of preview.attacks) {
    const reckoned = attack.terms.map((term) => `${term.rule} ${term.value}`).join(' ');
    // On a plane they come in groups already, and their words have what sets them apart: dice, wounds, saves.
    const what = onPlane(table) ? attack.text : reckoned;
    const key = `${unitOf(attack.attacker)} ${unitOf(attack.target)} ${attack.chances}/${attack.faces} ${what}`;
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      group.text = `${nameOf(attack.attacker)} → ${nameOf(attack.target)}`;
    } else {
      const side = table.units[unitOf(attack.attacker) ?? -1]?.side ?? null;
      groups.set(key, { count: 1, text: attack.text, attack, side });
    }
  }
  const made = [...groups.values()];
  return [...made.filter((group) => group.side === own), ...made.filter((group) => group.side !== own)];
}

/**
 * How many attacks of the side are to be expected to hit. Nothing on a plane: an attack there is many dice, or a test of
 * nerve, and how many is told in words only.
 */
export function expectedHits(preview: Preview, table: Table, side: string | null): number | null {
  if (onPlane(table)) return null;
  let hits = 0;
  for (const attack of preview.attacks) {
    const unit = unitActing(table, attack.attacker);
    if (attack.faces > 0 && table.units[unit ?? -1]?.side === side) {
      hits += Math.max(0, Math.min(attack.chances, attack.faces)) / attack.faces;
    }
  }
  return hits;
}
