import { existsSync, readFileSync } from 'node:fs';

/**
 * What a test came to, a line of JSON in a file of results: reporters write each as soon as it is known, so that a run
 * that was ended says what it had.
 * @typedef {{ id: string, title: string, place: string, outcome: 'passed' | 'failed' | 'skipped', milliseconds?:
 * number, error?: string, files?: string[] }} TestLine
 */

/**
 * The lines of a file of results, in their order; none where nothing was written. A line that is not whole was being
 * written when the run ended.
 */
function linesOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/**
 * Reads what tests came to: how many passed, failed and were not run, and the failures. A test that failed once has
 * failed, whatever a second try showed; one that was begun and not ended counts as not run. `{ total }` among the lines
 * says how many there were to be.
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
