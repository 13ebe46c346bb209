import { defineConfig } from '@rstest/core';

/** Unit tests of every package, each in its own project. A package may have a configuration of its own. */
export default defineConfig({
  projects: ['shared/*', 'host', 'host/edge', 'host/shell', 'host/templates', 'remotes/*', 'backend/{kernel,protocols,platform,sandbox,app}', 'scripts'],
  pool: { maxWorkers: '100%' },
  testTimeout: 20_000,
  hookTimeout: 60_000,
});
