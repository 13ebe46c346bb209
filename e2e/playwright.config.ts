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
 * The longest files come first, so that no browser works at the end while the others have nothing to do; those with a
 * spare site stand together: it is kept from one to the next.
 */
const long = /\/(faults|gate|independence|page-loading|axe|first-day|keyboard|payments|protection|rounds)\.spec\.ts$/;

/** Journeys in a real browser against the built site: the real edge, backend and remotes, in folders of their own. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: long },
  ],
  fullyParallel: false,
  // More than cores would leave each of them less than a quarter.
  workers: isSlow ? 2 : settings.E2E_WORKERS,
  globalSetup: './run/site.ts',
  ...(isFull ? {} : { grepInvert: new RegExp(full) }),
  // What has failed is gone once more, with a trace for who looks for the cause; it has failed all the same, and so has
  // the run (`scripts/lib/results.mjs`).
  retries: 1,
  failOnFlakyTests: true,
  // A site that is broken breaks all of them. A full run says all that is wrong.
  maxFailures: isFull ? 0 : 10,
  forbidOnly: settings.CI,
  // Limits end what hangs, on any machine; nothing is proved by them.
  timeout: 300_000 * timerFactor,
  expect: { timeout: 30_000 * timerFactor },
  reporter: [['list'], ['./run/reporter.ts']],
  outputDir: 'test-results/artifacts',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // A trace takes a sixth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Motion takes time, too. Who looks at motion asks for it; a full run has all of it.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card the browser emulates one, for nothing that a journey looks at.
      args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
