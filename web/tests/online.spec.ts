import { Hands } from './hands';
import { newBattle } from './arrange';
import { Server } from './server';
import { expect, test as base, type Page } from './test';
import { ordersKnown, received } from './wire';

/** Whoever kills a server has one of his own. */
const test = base.extend<{ mortal: Server }>({
  mortal: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ mortal }, use) => use(mortal.url),
});

test('two people play online, the server dies in between, and nothing is lost', async ({
  page,
  browser,
  mortal: server,
}) => {
  test.setTimeout(240_000);
  const { id, invite } = await newBattle(page, { against: { kind: 'invite' }, rounds: 2 });
  expect(invite).toBeTruthy();
  const frames = {
    a: received(page),
    b: [] as ReturnType<typeof received>,
    spectator: [] as ReturnType<typeof received>,
  };
  await page.goto(`/battle/${id}`);
  await expect(page.getByLabel('Link zum Mitspielen')).toHaveValue(
    `${server.url}/battle/${id}?join=${invite}`,
  );

  const guest = await someoneElse();
  frames.b = received(guest);
  await guest.goto(await page.getByLabel('Link zum Mitspielen').inputValue());
  await expect(page.getByLabel('Link zum Mitspielen')).toHaveCount(0);
  // The secret of the seat does not stay in the address, and is of no use to a third person.
  await expect(guest).toHaveURL(`${server.url}/battle/${id}`);
  const watcher = await someoneElse();
  frames.spectator = received(watcher);
  await watcher.goto(`/battle/${id}?join=${invite}`);
  await expect(watcher.locator('aside')).toContainText('Du schaust zu');

  const [a, b] = [new Hands(page), new Hands(guest)];
  await both(a, b, () => page.locator('[aria-current="step"]', { hasText: 'Bewegung' }).isVisible());
  const before = await story(page);
  await server.kill();
  for (const one of [page, guest, watcher])
    await expect(one.getByText('Verbindung unterbrochen')).toBeVisible();
  await server.start();
  for (const one of [page, guest, watcher])
    await expect(one.getByText('Verbindung unterbrochen')).toHaveCount(0, { timeout: 20_000 });
  expect(await story(page)).toEqual(before);

  await both(a, b, () => a.over.isVisible());
  await expect(a.over).toBeVisible();
  await expect(b.over).toBeVisible();
  await expect(watcher.getByRole('link', { name: 'Gefecht ansehen' })).toBeVisible();

  for (const [viewer, seen] of Object.entries(frames)) {
    expect(seen.length).toBeGreaterThan(5);
    for (const known of ordersKnown(seen)) expect(known).toEqual({ viewer, side: viewer });
  }
  expect(ordersKnown(frames.a).length).toBeGreaterThan(0);
  // Those who watch get no choices, no suggestions and no dice before they fall.
  expect(frames.spectator.filter(({ is }) => is === 'desk' || is === 'suggestion' || is === 'reach')).toEqual(
    [],
  );
  const updates = frames.spectator.flatMap((message) => (message.is === 'update' ? [message] : []));
  for (const { scene, seed } of updates) if (!scene.ended) expect(seed).toBeNull();

  async function someoneElse(): Promise<Page> {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      reducedMotion: 'reduce',
    });
    return context.newPage();
  }
});

/** Both decide whenever they are asked, until something is so. */
async function both(a: Hands, b: Hands, until: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 600; n += 1) {
    const somebody = async () => (await until()) || (await a.asked()) || (await b.asked());
    await expect.poll(somebody, { intervals: [20, 50, 100], timeout: 20_000 }).toBe(true);
    if (await until()) return;
    for (const hands of [a, b]) if (await hands.asked()) await hands.decide();
  }
  throw new Error('this takes too long');
}

/** The log of the battle as it is shown. */
async function story(page: Page): Promise<string[]> {
  return page.locator('[data-part="log"] li').allInnerTexts();
}
