import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { resultsOf } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'marquee-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of results with these lines. */
function fileOf(...lines: object[]): string {
  const file = join(folder, `${lines.length}-${Math.random()}.jsonl`);
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

const passed = (id: string) => ({ id, title: id, place: 'a.test.ts', outcome: 'passed' });
const failed = (id: string, ...files: string[]) => ({ ...passed(id), outcome: 'failed', error: 'Error: no', files });

describe('the results of a run', () => {
  test('are counted, and its failures listed', () => {
    const file = fileOf({ total: 3 }, passed('a'), failed('b'), { ...passed('c'), outcome: 'skipped' });
    expect(resultsOf(file)).toEqual({ passed: 1, failed: 1, notRun: 0, failures: [failed('b')] });
  });

  test('say what was not run', () => {
    expect(resultsOf(fileOf({ total: 5 }, passed('a'), passed('b')))).toMatchObject({
      passed: 2,
      failed: 0,
      notRun: 3,
    });
  });

  test('of a test that passed at its second try are that it failed, with the files of both', () => {
    const file = fileOf({ total: 1 }, failed('a', 'one.png'), { ...passed('a'), files: ['trace.zip'] });
    expect(resultsOf(file)).toMatchObject({ passed: 0, failed: 1, failures: [failed('a', 'one.png', 'trace.zip')] });
  });

  test('of a run that was killed while it wrote are the complete lines', () => {
    const file = fileOf({ total: 2 }, passed('a'));
    appendFileSync(file, '{"id":"b","ti');
    expect(resultsOf(file)).toMatchObject({ passed: 1, failed: 0, notRun: 1 });
  });

  test('of a run that wrote nothing are none', () => {
    expect(resultsOf(join(folder, 'missing'))).toEqual({ passed: 0, failed: 0, notRun: 0, failures: [] });
  });
});
