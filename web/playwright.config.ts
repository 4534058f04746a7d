import { defineConfig } from '@playwright/test';

/** Real Chromium from the system's packages. Every test has its own server, see tests/server.ts. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is broken.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
