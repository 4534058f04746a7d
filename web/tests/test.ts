import { test as base, type Locator, type Page } from '@playwright/test';
import { Server } from './server';

/**
 * One server for all tests of a worker: everybody is a guest of his own, and what takes long, such as the coverage of the
 * rules, is reckoned once. A test fails if a page of it met an error nobody caught.
 */
export const test = base.extend<{ faults: string[] }, { server: Server }>({
  server: [
    // Playwright reads the names of the wanted fixtures from this pattern, so it has to be one.
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      if (faults.length > 0) throw new Error(`errors in the page:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { Locator, Page };
