import { defineConfig } from '@rstest/core';

/** Opening a database takes seconds on a busy machine; nothing here measures time. */
export default defineConfig({
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
});
