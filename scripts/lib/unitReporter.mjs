import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

/** The results file of the last unit test run, a line each. */
export const unitResults = join(root, 'test-results/units.jsonl');

/** The location of a failure: from its error, else the file. */
function placeOf(path, { stack = '' } = {}) {
  const file = relative(root, path);
  const line = new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`).exec(stack)?.[1];
  return line ? `${file}:${line}` : file;
}

const firstLine = ({ name, message = '' } = {}) => [name, message.split('\n')[0]].filter(Boolean).join(': ');

function lineOf({ testId, status, name, parentNames = [], testPath, duration, errors = [] }) {
  const title = [...parentNames, name].filter(Boolean).join(' > ');
  const outcomes = { pass: 'passed', fail: 'failed' };
  const [error] = errors;
  return {
    id: `${testPath} ${testId}`,
    title,
    place: placeOf(testPath, error),
    outcome: outcomes[status] ?? 'skipped',
    milliseconds: duration,
    ...(error && { error: firstLine(error) }),
  };
}

function write(lines) {
  appendFileSync(unitResults, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** An Rstest reporter that writes results as soon as a file has ended. */
export const unitReporter = {
  flushOutputStreams: false,
  onTestRunStart() {
    mkdirSync(dirname(unitResults), { recursive: true });
    writeFileSync(unitResults, '');
  },
  onTestFileResult({ results, ...file }) {
    const hasFailed = results.some(({ status }) => status === 'fail');
    // A file that cannot be loaded, or whose hook failed, has no failed test.
    const own = file.status === 'fail' && !hasFailed ? [{ ...file, name: 'the file itself' }] : [];
    write([...results, ...own].map(lineOf));
  },
  onTestRunEnd({ unhandledErrors = [] }) {
    const line = (error, at) => ({
      id: `unhandled ${at}`,
      title: 'an error that no test has caught',
      place: 'unit tests',
      outcome: 'failed',
      error: firstLine(error),
    });
    write(unhandledErrors.map(line));
  },
};
