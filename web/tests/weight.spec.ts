import { newBattle } from './arrange';
import { open } from './places';
import { expect, test } from './test';

test('the first load is below 300 KB, compressed', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  console.info(`first load: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
});

test('a decision is acknowledged within 20 ms', async ({ page }) => {
  const { id } = await newBattle(page, { against: { kind: 'hotseat' } });
  // A unit is placed and taken back: each is stored before it is acknowledged.
  const times = await page.evaluate(async (id) => {
    const socket = new WebSocket(`/api/battles/${id}/socket?lang=de&viewer=a`);
    const waiting = new Map<number, (message: unknown) => void>();
    let stamp: unknown;
    let next = 1;
    const welcome = new Promise<void>((seen) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as { is: string; id?: number; stamp?: unknown };
        if (message.is === 'update') {
          stamp = message.stamp;
          seen();
        } else if (message.id !== undefined) waiting.get(message.id)?.(message);
      };
    });
    const ask = (request: object) =>
      new Promise<{ is: string; actions?: unknown[] }>((answered) => {
        const id = next++;
        waiting.set(id, (message) => answered(message as { is: string; actions?: unknown[] }));
        socket.send(JSON.stringify({ ...request, id }));
      });
    await welcome;
    const { actions } = await ask({ do: 'suggest', side: 'a' });
    const times: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      for (const request of [
        { do: 'act', side: 'a', actions: actions?.slice(0, 1) },
        { do: 'undo', side: 'a' },
      ]) {
        const start = performance.now();
        const answer = await ask({ ...request, stamp });
        times.push(performance.now() - start);
        if (answer.is !== 'done') throw new Error(JSON.stringify(answer));
      }
    }
    socket.close();
    return times;
  }, id);
  times.sort((x, y) => x - y);
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  console.info(`decision: median ${median.toFixed(1)} ms of ${times.length}`);
  expect(median).toBeLessThan(20);
});
