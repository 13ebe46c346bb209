import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@rstest/core';
import { mutations } from './mutations';
import { faultOf, isUnit, readRules, root } from './ruleTable';

const page = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const rules = readRules(page);
const withUnit = rules.filter(({ tests }) => tests.some(isUnit));
const journeysOnly = rules.filter(({ tests }) => !tests.some(isUnit));

/** The parts of the specification, by the headings of the page. */
const sections = [
  ...['Routes and guards (§2, decisions 3)', 'Login behaviour', 'Layouts', 'Template codes (§2, decisions 2)'],
  ...['Game product categories and slugs', 'Floating elements', 'Not-found page', 'Page loading', 'Language and SEO'],
  ...['User session', 'Site and layout state', 'Answers and records', 'Languages and dates'],
  ...['Session', 'Start-up', 'Dialogs', 'Viewport'],
  'Filters and inputs (§5, decisions 11)',
  ...['What a message means', 'What a failed call turns into'],
  'Constants',
  ...['Decisions 1: sites', 'Decisions 4: languages', 'Decisions 5: session and login'],
  'Decisions 12: toasts and dialogs',
];

/** How many rules each chapter has; a rule that is added or dropped is said here, too. */
const counts = { R2: 59, R3: 35, R4: 35, R5: 13, R8: 24, R9: 26, D1: 8, D4: 4, D5: 10, D12: 5 };

describe('docs/rules.md', () => {
  test.each(sections)('has rules of the section %s', (section) =>
    expect(rules.filter(({ heading }) => heading === section).length).toBeGreaterThan(0),
  );

  test('has no rule outside of them', () =>
    expect(rules.filter(({ heading }) => !sections.includes(heading)).map(({ id }) => id)).toEqual([]));

  test.each(Object.entries(counts))('numbers the rules of %s from 1 to %i, without a gap', (chapter, count) =>
    expect(rules.map(({ id }) => id).filter((id) => id.startsWith(`${chapter}.`))).toEqual(
      Array.from({ length: count }, (_, at) => `${chapter}.${String(at + 1).padStart(2, '0')}`),
    ),
  );

  test('has no rule of another chapter', () =>
    expect(rules).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0)));

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has tests, and each of them is there',
    (_, { tests }) => {
      expect(tests.length).toBeGreaterThan(0);
      expect(tests.map(faultOf).filter(Boolean)).toEqual([]);
    },
  );

  test('counts its rules and tests, and says which have journeys only', () => {
    const cited = new Set(rules.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} ${title}`)));
    expect(page).toContain(
      `${rules.length} rules, ${cited.size} tests. ${journeysOnly.length} rules have journeys only`,
    );
    expect(page).toContain(`\n${journeysOnly.map(({ id }) => id).join(', ')}.\n`);
    expect(rules.filter(({ text }) => text.endsWith('_(journeys only)_'))).toEqual(journeysOnly);
  });

  test('a file or a title that is not there is a fault', () => {
    const file = 'scripts/rules/rules.test.ts';
    expect(faultOf({ file, title: 'docs/rules.md > has no rule outside of them' })).toBeNull();
    expect(faultOf({ file, title: 'has no rule outside of then' })).toContain('has no test');
    expect(faultOf({ file: 'scripts/rules/none.test.ts', title: 'x' })).toContain('is not there');
  });
});

describe('scripts/rules/mutations.ts', () => {
  test.each(mutations.map((mutation) => [mutation.rule, mutation.to, mutation] as const))(
    '%s: what is to become %j is there once, and its test is cited',
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
  ] as const)(
    'leaves no copy behind when %s stops it',
    async (signal, code) => {
      const folder = mkdtempSync(join(tmpdir(), 'marquee-stopped-'));
      const program = ['--import', 'tsx', 'scripts/rules/breakRules.ts', 'D5.02'];
      const env = { ...process.env, TMPDIR: folder };
      const child = spawn(process.execPath, program, { cwd: root, env, stdio: 'ignore' });
      const ended = once(child, 'exit');
      const copies = () => readdirSync(folder).filter((name) => name.startsWith('marquee-rules-'));
      while (copies().length === 0 && child.exitCode === null) await setTimeout(10);
      await setTimeout(20);
      child.kill(signal);
      expect(await ended).toEqual([code, null]);
      expect(copies()).toEqual([]);
      rmSync(folder, { recursive: true });
    },
    30_000,
  );
});
