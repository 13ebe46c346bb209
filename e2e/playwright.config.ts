import { readSettings } from '@marquee/settings/settings';
import { defineConfig } from '@playwright/test';
import { journeysChromium } from './chromium';
import { isSlow, timerFactor } from './run/speed';
import { full, isFull } from './support/depth';

/** The test command chooses a free port and empty folders for each run. */
const settings = readSettings('journeys');
const port = settings.E2E_PORT;
const executablePath = journeysChromium();
const isRoot = process.getuid?.() === 0;

/**
 * The longest files come first, so that no browser idles at the end; those with a spare site are adjacent, because it
 * is reused.
 */
const long = /\/(faults|gate|independence|page-loading|axe|first-day|keyboard|payments|protection|rounds)\.spec\.ts$/;

/** Journeys in a real browser against the built site: real edge, backend and remotes, in separate folders. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: long },
  ],
  fullyParallel: false,
  // More than the number of cores would give each less than a quarter.
  workers: isSlow ? 2 : settings.E2E_WORKERS,
  globalSetup: './run/site.ts',
  ...(isFull ? {} : { grepInvert: new RegExp(full) }),
  // A failed test runs again with a trace, for debugging; it still counts as failed, and so does the run
  // (`scripts/lib/results.mjs`).
  retries: 1,
  failOnFlakyTests: true,
  // A broken site breaks all tests. A full run reports everything.
  maxFailures: isFull ? 0 : 10,
  forbidOnly: settings.CI,
  // Timeouts only end tests that hang; they prove nothing.
  timeout: 300_000 * timerFactor,
  expect: { timeout: 30_000 * timerFactor },
  reporter: [['list'], ['./run/reporter.ts']],
  outputDir: 'test-results/artifacts',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // A trace costs a sixth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Animations take time. Tests of motion enable them; a full run has all.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card the browser emulates one, which no journey needs.
      args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
