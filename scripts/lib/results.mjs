import { existsSync, readFileSync } from 'node:fs';

/**
 * A test's result, a line of JSON in a results file: reporters write each at once, so that interrupted runs have
 * results.
 * @typedef {{ id: string, title: string, place: string, outcome: 'passed' | 'failed' | 'skipped', milliseconds?:
 * number, error?: string, files?: string[] }} TestLine
 */

/**
 * The lines of a results file, in order; none if it does not exist. An incomplete line was being written when the run
 * ended.
 */
function linesOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/**
 * Reads test results: numbers of passed, failed and not run tests, and the failures. A test that failed once has
 * failed, whatever a retry showed; one that started but did not end was not run. A line `{ total }` gives the expected
 * number.
 */
export function resultsOf(file) {
  const lines = linesOf(file);
  const total = lines.findLast((line) => 'total' in line)?.total;
  const tests = new Map();
  for (const line of lines.filter(({ id }) => id)) {
    const before = tests.get(line.id);
    const files = [...(before?.files ?? []), ...(line.files ?? [])];
    tests.set(line.id, { ...(before?.outcome === 'failed' ? before : line), files });
  }
  const ended = [...tests.values()];
  const count = (outcome) => ended.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    notRun: Math.max(0, (total ?? ended.length) - ended.length),
    failures: ended.filter(({ outcome }) => outcome === 'failed'),
  };
}
