import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles';
import { type CitedTest, isUnit, type Rule } from './rule';
import { type ChapterPage, chapterOf, chapterPages, sentencesOf } from './specificationPages';
import { type TestTitle, testTitles } from './testTitles';
import { untested } from './untested';

/** The tests that cover rules: unit tests first, then journeys. */
export function citedTests(): CitedTest[] {
  const files = [...sourceFiles()].filter((path) => /\.(test|spec)\.tsx?$/.test(path)).sort();
  const tests = files.flatMap((file) =>
    testTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ ...title, file })),
  );
  const cited = tests.filter(({ rules }) => rules.length > 0);
  return [...cited.filter(isUnit), ...cited.filter((test) => !isUnit(test))];
}

/** The rules of the specification, each with its tests. */
export function readRules(tests: readonly CitedTest[] = citedTests(), pages = chapterPages()): Rule[] {
  return pages.flatMap((page) =>
    sentencesOf(page).map((sentence) => ({
      ...sentence,
      tests: tests.filter(({ rules }) => rules.includes(sentence.id)),
    })),
  );
}

/** Faults in a page's numbering: it must be consecutive from 1, with the chapter's prefix. */
export function numberFaults(page: ChapterPage): string[] {
  const ids = sentencesOf(page).map(({ id }) => id);
  const wanted = ids.map((_, at) => `${chapterOf(page)}.${String(at + 1).padStart(2, '0')}`);
  return [...ids].sort().join() === wanted.join()
    ? []
    : [`${page.path}: the ids are not ${wanted[0]} to ${wanted.at(-1)}, each once`];
}

/** Mismatches between rules and tests, a sentence each. `known` are rules that never had a test. */
export function ruleFaults(
  rules: readonly Rule[],
  tests: readonly CitedTest[],
  known: readonly string[] = untested,
): string[] {
  const ids = new Set(rules.map(({ id }) => id));
  const strangers = tests.flatMap(({ file, title, rules: cited }) =>
    cited.filter((id) => !ids.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no rule`),
  );
  const without = rules.filter((rule) => rule.tests.length === 0).map(({ id }) => id);
  return [
    ...without.filter((id) => !known.includes(id)).map((id) => `${id} has no test`),
    ...known.filter((id) => !without.includes(id)).map((id) => `${id} is in untested.ts, but has a test or is no rule`),
    ...strangers,
  ];
}

/** A test's title as a pattern: placeholders match anything. */
export function patternOf({ title, rules }: TestTitle): RegExp {
  const parts = title.split(/%[sijdfoO]|\$\{.*\}|\$\w+(?:\.\w+)*/s);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${escaped.join('[\\s\\S]*?')} \\[${rules.join(', ').replaceAll('.', '\\.')}\\]$`);
}
