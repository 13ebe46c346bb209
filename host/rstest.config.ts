import { defineConfig } from '@rstest/core';

/** The shell on a real backend. The packages below have tests of their own. */
export default defineConfig({ include: ['tests/**/*.test.ts'] });
