import type { Table } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** `Runde 3 · Bewegungsphase`; the set-up has neither round nor phase. */
export function placeName(table: Table, { round, phase }: { round: number; phase: string }): string {
  const name = table.phases.find(({ id }) => id === phase)?.name;
  return name === undefined || round === 0
    ? t('replay-setup')
    : t('replay-place-phase', { round, phase: name });
}
