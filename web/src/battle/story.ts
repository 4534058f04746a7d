// The log in chapters: the newest first, so that nobody has to scroll.

import type { LogEvent } from '../lib/wire';

export type Chapter = {
  /** Its place in the log, by which it stays the same as the log grows. */
  at: number;
  heading: string;
  rule: string;
  /** With their places in the log. */
  events: { n: number; event: LogEvent }[];
};

/** The newest chapter first, and in it the newest event first. */
export function chapters(log: LogEvent[], details: boolean): Chapter[] {
  const made: Chapter[] = [];
  for (const [n, event] of log.entries()) {
    if (event.weight === 'heading') {
      made.unshift({ at: n, heading: event.text, rule: event.rule, events: [] });
      continue;
    }
    if (event.weight === 'detail' && !details) continue;
    if (made.length === 0) made.unshift({ at: -1, heading: '', rule: '', events: [] });
    made[0]?.events.unshift({ n, event });
  }
  return made;
}

/** The newest chapters until about so many events are shown; all where it is asked for. */
export function latest(all: Chapter[], events: number): Chapter[] {
  const kept: Chapter[] = [];
  let count = 0;
  for (const chapter of all) {
    if (count >= events) break;
    kept.push(chapter);
    count += chapter.events.length;
  }
  return kept;
}

/** What was reckoned for a whole unit, and not for an element: tests of morale. */
export function testsAmong(events: LogEvent[], plane = false): LogEvent[] {
  // Where whole units act, every reckoning is that of a unit.
  return plane
    ? events.filter(({ event, terms }) => event === 'tested' && terms.length > 0)
    : events.filter(
        ({ terms, elements, weight }) => terms.length > 0 && elements.length === 0 && weight !== 'detail',
      );
}

/** The results of a close combat: what each side has counted, the first of which is that of side a. */
export type Results = { sides: LogEvent[]; decided: LogEvent | null };

export function resultsAmong(events: LogEvent[]): Results[] {
  const found: Results[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === 'result-counted') {
      if (last && !last.decided && last.sides.length < 2) last.sides.push(event);
      else found.push({ sides: [event], decided: null });
    } else if (event.event === 'combat-decided' && last && !last.decided) last.decided = event;
  }
  return found.filter(({ sides }) => sides.length === 2);
}
