import type { TestTitle } from './testTitles';

/** A test that covers rules, and its file below the repository. */
export interface CitedTest extends TestTitle {
  file: string;
}

/** A rule and the tests whose titles have its id. */
export interface Rule {
  id: string;
  text: string;
  tests: CitedTest[];
}

/** Whether a test runs without a browser, so that its rule can be broken by the runner. */
export function isUnit({ file }: CitedTest): boolean {
  return /\.test\.tsx?$/.test(file);
}
