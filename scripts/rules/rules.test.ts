import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { mutations } from './mutations';
import { rulesPage } from './rulesPage';
import { type CitedTest, citedTests, isUnit, patternOf, readRules, ruleFaults } from './ruleTable';
import { testTitles } from './testTitles';

const tests = citedTests();
const rules = readRules(tests);
const withUnit = rules.filter((rule) => rule.tests.some(isUnit));

/** How many rules each chapter has; a rule that is added or dropped is said here, too. */
const counts = { R2: 59, R3: 35, R4: 35, R5: 13, R8: 24, R9: 26, D1: 8, D4: 4, D5: 10, D9: 17, D12: 5 };

describe('the rules', () => {
  test.each(Object.entries(counts))('of %s are numbered from 1 to %i, without a gap', (chapter, count) =>
    expect(rules.map(({ id }) => id).filter((id) => id.startsWith(`${chapter}.`))).toEqual(
      Array.from({ length: count }, (_, at) => `${chapter}.${String(at + 1).padStart(2, '0')}`),
    ),
  );

  test('are in no other chapter', () =>
    expect(rules).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0)));

  test('have tests, and titles name no others', () => expect(ruleFaults(rules, tests)).toEqual([]));
});

/** A title whose test fills something in. */
const filledIn = 'of $'.concat('{code}');

describe('a title', () => {
  const source = `
    describe('group', () => {
      test('plain [R1.01]', () => {});
      test.each([1])('row %s [R1.01, D2.03]', () => {});
      for (const code of codes) it(\`of \${code} [D2.03]\`, () => {});
      test.describe('inner', () => test('deep', { tag: '@full' }, () => {}));
      it("it's [R1.01] not at the end", () => say('not a title [R1.01]'));
    });`;

  test('ends with the ids of the rules that its test covers', () =>
    expect(testTitles('some.test.ts', source)).toEqual([
      { groups: ['group'], title: 'plain', rules: ['R1.01'] },
      { groups: ['group'], title: 'row %s', rules: ['R1.01', 'D2.03'] },
      { groups: ['group'], title: filledIn, rules: ['D2.03'] },
      { groups: ['group', 'inner'], title: 'deep', rules: [] },
      { groups: ['group'], title: "it's [R1.01] not at the end", rules: [] },
    ]));

  test.each([
    ['row %s', 'group row 17 [R1.01]', true],
    [filledIn, 'of casino1 [R1.01]', true],
    [filledIn, 'of casino1 [R1.02]', false],
    ['(a|b)', 'a [R1.01]', false],
  ])('"%s" stands for "%s": %s', (title, written, fits) =>
    expect(patternOf({ groups: [], title, rules: ['R1.01'] }).test(written)).toBe(fits),
  );
});

describe('docs/rules.md', () => {
  const chapter = { title: '§1 Part', sections: { Section: { 'R1.01': 'One | two', 'R1.02': 'Three' } } };
  const unit: CitedTest = { file: 'a.test.ts', groups: ['a'], title: 'b `c`', rules: ['R1.01'] };
  const journey: CitedTest = { file: 'e2e/a.spec.ts', groups: [], title: 'd', rules: ['R1.02'] };
  const one = { id: 'R1.01', text: 'One | two', tests: [unit] };
  const two = { id: 'R1.02', text: 'Three', tests: [journey] };

  test('has each rule with its tests, and counts them', () => {
    const page = rulesPage([chapter], [one, two]);
    expect(page).toContain('## §1 Part\n\n### Section\n\n');
    expect(page).toContain('| R1.01 | One \\| two | `a.test.ts` › `` a > b `c` `` |');
    expect(page).toContain('| R1.02 | Three _(journeys only)_ | `e2e/a.spec.ts` › `d` |');
    expect(page).toContain('2 rules, 2 tests. 1 rules have journeys only');
  });

  test.each([
    ['a rule without a test', [one, { ...two, tests: [] }], [unit], ['R1.02 has no test']],
    [
      'an id that is no rule',
      [one, two],
      [unit, { ...journey, rules: ['R1.03'] }],
      ['e2e/a.spec.ts: "d" names R1.03, which is no rule'],
    ],
  ])('%s is a fault', (_, table, cited, faults) => expect(ruleFaults(table, cited)).toEqual(faults));
});

describe('scripts/rules/mutations.ts', () => {
  test.each(mutations.map((mutation) => [mutation.rule, mutation.to, mutation] as const))(
    '%s: what is to become %j is there once, and its test has the id',
    (id, _, { file, from, to, test: testFile }) => {
      const rule = rules.find((one) => one.id === id);
      expect(rule?.tests.map((cited) => cited.file)).toContain(testFile);
      expect(from).not.toBe(to);
      expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    },
  );

  test('break every rule that has a unit test', () => {
    const broken = new Set(mutations.map(({ rule }) => rule));
    expect(withUnit.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });
});

describe('scripts/rules/breakRules.ts', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('leaves no copy behind when %s stops it', async (signal, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-stopped-'));
    const program = ['--import', 'tsx', 'scripts/rules/breakRules.ts', 'D5.02'];
    const env = { ...process.env, TMPDIR: folder };
    const child = spawn(process.execPath, program, { cwd: root, env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const copies = () => readdirSync(folder).filter((name) => name.startsWith('marquee-rules-'));
    await expect.poll(() => copies().length > 0 || child.exitCode !== null).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(copies()).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
