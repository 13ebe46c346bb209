import { readSettings } from '@marquee/settings/settings';
import { defineConfig } from '@playwright/test';
import { journeysChromium } from './chromium';
import { full, isFull } from './support/depth';
import { wordsOf } from './support/startProgram';

/** The test command chooses a free port and empty folders for each run. */
const settings = readSettings('journeys');
const port = settings.E2E_PORT;
const executablePath = journeysChromium();
const isRoot = process.getuid?.() === 0;

/** Journeys in a real browser against the built site: the real edge, backend and remotes, in folders of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: settings.E2E_WORKERS,
  ...(isFull ? {} : { grepInvert: new RegExp(full) }),
  retries: 0,
  forbidOnly: settings.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // A trace takes a sixth of the time: `npm run journeys -- <words> --trace retain-on-failure` where a failure wants one.
    screenshot: 'only-on-failure',
    // Motion takes time, too. Who looks at motion asks for it; a full run has all of it.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card the browser emulates one, for nothing that a journey looks at.
      args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: ['node', ...wordsOf('site')].map((word) => JSON.stringify(word)).join(' '),
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    env: {
      MARQUEE_MODE: 'sandbox',
      PORT: String(port),
      NODE_ENV: 'production',
      // Journeys that open thousands of pages come as so many visitors.
      TRUST_PROXY: 'on',
      ...(settings.E2E_DATA_DIR ? { DATA_DIR: settings.E2E_DATA_DIR } : {}),
      RELEASES_DIR: settings.E2E_RELEASES_DIR,
    },
  },
});
