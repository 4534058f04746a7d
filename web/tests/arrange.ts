// Positions to start from, made through the server's own interface so that tests need not play their way there.

import type { Page } from '@playwright/test';
import type { Created, Message, NewBattle, Request } from '../src/lib/wire';

export const COMPUTER = { kind: 'computer', player: 'sergeant' } as const;

/** A battle of Warhammer against the computer. */
export const PITCHED = { system: 'warhammer', scenario: 'pitched-battle', house: {} };

/** Opens a battle as the person of this page. It ends after `rounds` by points, to keep tests short. */
export async function newBattle(
  page: Page,
  { rounds = 3, ...wanted }: Partial<NewBattle> & { rounds?: number } = {},
): Promise<Created> {
  await somewhere(page);
  const body: NewBattle = {
    system: 'demonworld',
    scenario: 'first-game',
    against: COMPUTER,
    side: 'a',
    house: { round_limit: rounds },
    ...wanted,
  };
  return page.evaluate(async (body) => {
    const answer = await fetch('/api/battles?lang=de', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Created;
  }, body);
}

/** Plays a battle to its end, or until `until` decisions were made, by what the computer suggests. */
export async function playOut(page: Page, id: string, until = Infinity, sides = ['a']): Promise<void> {
  await somewhere(page);
  await page.evaluate(
    async ({ id, until, sides }) => {
      const socket = new WebSocket(`/api/battles/${id}/socket?lang=de&viewer=${sides[0]}`);
      let next = 1;
      let made = 0;
      let viewer = sides[0] ?? 'a';
      type Update = Extract<Message, { is: 'update' }>;
      const send = (request: Request) => socket.send(JSON.stringify(request));
      await new Promise<void>((finished, failed) => {
        let now: Update | null = null;
        // What the last suggestion was asked for; one decision at a time.
        let stamp: Update['stamp'] | null = null;
        const consider = () => {
          if (!now || stamp) return;
          const { asked, ended } = now.scene;
          if (ended || made >= until) return finished();
          if (asked.includes(viewer)) {
            stamp = now.stamp;
            return send({ do: 'suggest', id: next++, side: viewer });
          }
          const other = sides.find((side) => asked.includes(side));
          if (!other) return;
          viewer = other;
          send({ do: 'sit', id: next++, viewer });
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.is === 'update') {
            now = message;
          } else if (message.is === 'suggestion' && stamp) {
            return send({ do: 'act', id: next++, side: viewer, stamp, actions: message.actions });
          } else if (message.is === 'done' && stamp) {
            made += 1;
            stamp = null;
          } else if (message.is === 'refused') {
            // The computer's decision may have come between.
            if (message.reason !== 'stale' && message.reason !== 'not-asked')
              return failed(new Error(JSON.stringify(message)));
            stamp = null;
          }
          consider();
        };
        socket.onclose = () => failed(new Error('the line was cut'));
        socket.onerror = () => failed(new Error('the line broke'));
      });
      socket.onclose = null;
      socket.close();
    },
    { id, until, sides },
  );
}

/** A finished battle against the computer. */
export async function finished(
  page: Page,
  wanted: Parameters<typeof newBattle>[1] = { rounds: 2 },
): Promise<string> {
  const { id } = await newBattle(page, wanted);
  await playOut(page, id);
  return id;
}

/** A battle that goes on from the position of a case, with both sides in one hand. */
export async function tried(page: Page, id: string): Promise<string> {
  await somewhere(page);
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/cases/${encodeURIComponent(id)}/try`, { method: 'POST' });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as Created).id;
  }, id);
}

/** Requests with the cookie of the page need a page of the server to be open. */
async function somewhere(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/health');
}
