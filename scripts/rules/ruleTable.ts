import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles';
import type { Chapter } from './chapter';
import { decisions } from './decisions';
import { specification } from './specification';
import { type TestTitle, testTitles } from './testTitles';

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

/** Every chapter, in the order of the page. */
export const chapters: readonly Chapter[] = [...specification, ...decisions];

/** Whether a test runs without a browser, so that its rule can be broken by the runner. */
export function isUnit({ file }: CitedTest): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** The tests of the repository that cover rules: the unit tests first, then the journeys. */
export function citedTests(): CitedTest[] {
  const files = [...sourceFiles()].filter((path) => /\.(test|spec)\.tsx?$/.test(path)).sort();
  const tests = files.flatMap((file) =>
    testTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ ...title, file })),
  );
  const cited = tests.filter(({ rules }) => rules.length > 0);
  return [...cited.filter(isUnit), ...cited.filter((test) => !isUnit(test))];
}

/** The rules, each with its tests. */
export function readRules(tests: readonly CitedTest[] = citedTests()): Rule[] {
  return chapters.flatMap(({ sections }) =>
    Object.values(sections).flatMap((sentences) =>
      Object.entries(sentences).map(([id, text]) => ({
        id,
        text,
        tests: tests.filter((test) => test.rules.includes(id)),
      })),
    ),
  );
}

/** What is wrong between rules and tests: a rule without a test, an id in a title that no rule has. A sentence each. */
export function ruleFaults(rules: readonly Rule[], tests: readonly CitedTest[]): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const strangers = tests.flatMap(({ file, title, rules: ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no rule`),
  );
  return [...rules.filter((rule) => rule.tests.length === 0).map(({ id }) => `${id} has no test`), ...strangers];
}

/** A test's title, as the runner writes it, as a pattern: what the runner fills in may be anything. */
export function patternOf({ title, rules }: TestTitle): RegExp {
  const parts = title.split(/%[sijdfoO]|\$\{.*\}|\$\w+(?:\.\w+)*/s);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${escaped.join('[\\s\\S]*?')} \\[${rules.join(', ').replaceAll('.', '\\.')}\\]$`);
}
