import type { Page } from '@playwright/test';
import type { Message, Table } from '../src/lib/wire';

/** Everything a page receives by WebSocket from now on. */
export function received(page: Page): Message[] {
  const frames: Message[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as Message)),
  );
  return frames;
}

/** Every order that came over the wire while it was secret: who looked, and whose it was. */
export function ordersKnown(frames: Message[]): { viewer: string; side: string }[] {
  let table: Table | null = null;
  const known: { viewer: string; side: string }[] = [];
  for (const message of frames) {
    if (message.is === 'welcome') table = message.table;
    if (message.is !== 'update') continue;
    for (const { unit, order } of message.scene.units)
      if (order.state === 'secret')
        known.push({ viewer: message.scene.viewer, side: table?.units[unit]?.side ?? 'nobody' });
  }
  return known;
}
