import type { TestTitle } from './testTitles';

/** A test that covers rules, with its file. */
export interface CitedTest extends TestTitle {
  file: string;
}

/** A rule and the tests with its id in their title. */
export interface Rule {
  id: string;
  text: string;
  tests: CitedTest[];
}

/** Whether a test runs without a browser, so that mutation tests can use it. */
export function isUnit({ file }: CitedTest): boolean {
  return /\.test\.tsx?$/.test(file);
}
