import { readdirSync } from 'node:fs';
import { defineConfig } from '@rstest/core';
import { unitReporter } from './scripts/lib/unitReporter.mjs';
import { readSettings } from './shared/settings/src/settings.mjs';

const inside = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${folder}/${name}`);

/** Folders with tests: every package, and the host's own, which runs the shell on a real backend. */
const folders = [
  ...['lab', 'scripts'],
  ...inside('backend').filter((folder) => folder !== 'backend/sites'),
  ...['host/edge', 'host/shell', 'host/templates', 'host/tests'],
  ...inside('remotes'),
  ...inside('shared'),
];

/** What takes long has files of its own, for full runs. */
const exclude = readSettings('unit tests').UNIT_FULL ? [] : ['**/*.full.test.ts'];

/** Components are compiled as the builds do. */
const tools = { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } };

/**
 * What a test waits for comes in the end, on any machine: it looks often, and gives up shortly before its own end, to
 * say what never came.
 */
const awaited = { poll: { interval: 10, timeout: 50_000 } };

/**
 * Unit tests of every package, each in its own project. Nothing here measures time: a limit only ends a test that
 * hangs, on any machine.
 */
export default defineConfig({
  // A process runs file after file: starting one for each took a sixth of the time. What a file changes outside itself,
  // it changes back.
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
  // A file's database lives for seconds: compiling its WebAssembly twice, the second time to make it fast, costs more
  // than it saves.
  pool: { maxWorkers: '100%', execArgv: ['--liftoff-only'] },
});
