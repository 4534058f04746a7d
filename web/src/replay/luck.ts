import type { Luck } from '../battle/luck';
import { luck } from '../battle/luck';
import type { Frame, LogEvent, Table } from '../lib/wire';

export type LuckRow = Luck & { side: 'a' | 'b'; phase: string };

/** The rolls up to a frame, by side and by the phase in which they fell. */
export function luckRows(table: Table, frames: Frame[], upTo: number): LuckRow[] {
  const byPhase = new Map<string, LogEvent[]>();
  frames.slice(0, upTo + 1).forEach((frame, n) => {
    // A decision belongs to the phase in which it was made.
    const { phase } = (frames[n - 1] ?? frame).scene;
    byPhase.set(phase, [...(byPhase.get(phase) ?? []), ...frame.events]);
  });
  const order = table.phases.map(({ id }) => id);
  const phases = [...byPhase].sort(([x], [y]) => order.indexOf(x) - order.indexOf(y));
  return (['a', 'b'] as const).flatMap((side) =>
    phases
      .map(([phase, events]) => ({ ...luck(events, table)[side], side, phase }))
      .filter(({ rolls }) => rolls > 0),
  );
}
