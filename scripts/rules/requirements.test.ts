import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { readRules } from './ruleTable';

const states = ['true', 'not asked', 'not yet'];
const rules = new Map(readRules().map(({ id, tests }) => [id, tests.length]));

/**
 * The rows of docs/protection-requirements.md by their number: the states of the four jurisdictions, and what shows
 * them.
 */
const rows = readFileSync(join(root, 'docs/protection-requirements.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => {
    const [number = '', , , ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number, jurisdictions: cells.slice(0, 4), shownBy: cells[4] ?? '' };
  });

/** What a cell names and is not there: a rule without a test, or a file. */
function missing(shownBy: string): string[] {
  const ids = shownBy.match(/\b[RD]\d+\.\d+\b/g) ?? [];
  const files = [...shownBy.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  return [
    ...ids.filter((id) => !rules.get(id)),
    ...files.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(join(root, 'docs', path))),
  ];
}

describe('the requirements of player protection', () => {
  test('are 35, in their order', () =>
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, index) => String(index + 1))));

  test.each(rows)(
    '$number: a state for each jurisdiction, and a test where one is true',
    ({ jurisdictions, shownBy }) => {
      expect(jurisdictions.filter((state) => !states.includes(state))).toEqual([]);
      expect(missing(shownBy)).toEqual([]);
      expect(/[RD]\d+\.\d+|\]\(/.test(shownBy)).toBe(jurisdictions.includes('true'));
    },
  );

  test('21: no call takes a withdrawal back', () => {
    const folder = join(root, 'shared/contract/src/calls');
    const calls = readdirSync(folder).flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'([a-z_]+\/[a-z_/]+)': /gm),
    ]);
    const names = new Set(calls.map(([, name = '']) => name));
    expect(names).toContain('wallet/withdraw');
    expect([...names].filter((name) => /cancel|reverse|undo/.test(name)).sort()).toEqual([
      'bonuses/cancel',
      'protection/cancel_pending_limit',
    ]);
  });
});
