import { defineConfig } from '@playwright/test';

/** Real Chromium from the system's packages. All tests of a worker share a server, see tests/server.ts. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is broken.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // On a busy machine with a program that was not optimised everything takes several times as long.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  projects: [
    { name: 'table', testIgnore: /(weight|frames)\.spec/ },
    // What is measured is measured alone.
    { name: 'measures', testMatch: /(weight|frames)\.spec/, dependencies: ['table'], workers: 1 },
  ],
  use: {
    // Whatever cannot be done says so instead of using up the time of its test.
    actionTimeout: 30_000,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A picture of the page with every step would take longer than the step: boards are large drawings.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
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
