import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../support/folders';

/** The file of the last run's results, a line each: read by `scripts/lib/results.mjs`. */
const results = join(root, 'e2e/test-results/results.jsonl');

function write(line: object): void {
  appendFileSync(results, `${JSON.stringify(line)}\n`);
}

/** So many lines of an error are written: the message, and what was expected and received. */
const errorLines = 12;

const linesOf = ({ message = '' }: TestError) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());

const firstLines = (error: TestError) => linesOf(error).slice(0, errorLines).join('\n');

/** The location of a test, and of the failed line if that is elsewhere in its file. */
function placeOf({ location }: TestCase, { error }: TestResult): string {
  const file = relative(root, location.file);
  return `${file}:${error?.location?.file === location.file ? error.location.line : location.line}`;
}

/** Writes the result of each journey as soon as it has ended. */
export default class LineReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    mkdirSync(dirname(results), { recursive: true });
    writeFileSync(results, '');
    write({ total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const wasReached =
      result.status !== 'interrupted' && (result.status !== 'skipped' || test.expectedStatus === 'skipped');
    if (!wasReached) return;
    const failed = result.status === 'failed' || result.status === 'timedOut';
    const files = result.attachments.flatMap(({ path }) =>
      path && /\.(png|zip)$/.test(path) ? [relative(root, path)] : [],
    );
    write({
      id: test.id,
      title: test.titlePath().slice(3).join(' › '),
      place: placeOf(test, result),
      outcome: failed ? 'failed' : result.status,
      milliseconds: result.duration,
      ...(failed && { error: result.error && firstLines(result.error), files }),
    });
  }

  /** Errors outside of journeys: a file that cannot be loaded, a site that does not start. */
  onError(error: TestError): void {
    const { file = 'e2e/playwright.config.ts', line = 1 } = error.location ?? {};
    write({
      id: `error ${linesOf(error)[0]}`,
      title: 'outside of a journey',
      place: `${relative(root, join(root, file))}:${line}`,
      outcome: 'failed',
      error: firstLines(error),
    });
  }
}
