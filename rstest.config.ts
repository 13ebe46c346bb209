import { readdirSync } from 'node:fs';
import { defineConfig } from '@rstest/core';
import { unitReporter } from './scripts/lib/unitReporter.mjs';
import { readSettings } from './shared/settings/src/settings.mjs';

const inside = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${folder}/${name}`);

/** Folders with tests: every package, and the host's own, which run the shell on a real backend. */
const folders = [
  ...['lab', 'scripts'],
  ...['desk/edge', 'desk/host', 'desk/sdk'],
  ...inside('desk/remotes'),
  ...inside('backend').filter((folder) => folder !== 'backend/sites'),
  ...['host/edge', 'host/shell', 'host/templates', 'host/tests'],
  ...inside('remotes'),
  ...inside('shared'),
];

/** Slow tests have separate files, for full runs. */
const exclude = readSettings('unit tests').UNIT_FULL ? [] : ['**/*.full.test.ts'];

/** Compiles components like the builds. */
const tools = { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } };

/**
 * Awaited conditions are polled often, with a timeout shortly before the test's own, so that the failed condition is
 * reported.
 */
const awaited = { poll: { interval: 10, timeout: 50_000 } };

/** Unit tests of every package, each as a project. Timeouts only end tests that hang. */
export default defineConfig({
  // Processes run several files: starting one for each took a sixth of the time. Each file restores what it changes.
  isolate: false,
  reporters: ['default', unitReporter],
  projects: folders.map((root) => ({
    name: root,
    root,
    exclude,
    tools,
    expect: awaited,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  })),
  // A file's database lives for seconds: optimised compilation of its WebAssembly costs more than it saves. As each
  // core has its worker, threads that collect garbage only get into each other's way.
  pool: { maxWorkers: '100%', execArgv: ['--liftoff-only', '--single-threaded-gc'] },
});
