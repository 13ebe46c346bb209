import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../check/sourceFiles';
import { type CitedTest, isUnit, type Rule } from './rule';

/** A chapter of the specification. */
export interface ChapterPage {
  /** `docs/specification/R4-states.md`. */
  path: string;
  text: string;
}

const folder = 'docs/specification';

/** The index of the specification, which has the table of chapters. */
export const indexPath = `${folder}/README.md`;

/** A rule: its id, its sentence on one or more lines, and the generated line below it. */
const rulePattern = /^- \*\*([RD]\d+\.\d+)\*\* ((?:.*\n)(?: {2}(?!- ).*\n)*)(?: {2}- .*\n)?/gm;

const tablePattern = /(<!-- chapters: npm run rules -->\n)[\s\S]*(<!-- end of chapters -->)/;

/** The chapters, R before D, by number. */
export function chapterPages(): ChapterPage[] {
  const rank = (name: string) => (name.startsWith('R') ? 0 : 100) + Number.parseInt(name.slice(1), 10);
  return readdirSync(join(root, folder))
    .filter((name) => /^[RD]\d+-.*\.md$/.test(name))
    .sort((one, other) => rank(one) - rank(other))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

/** The chapter of a page: `R4` for `docs/specification/R4-states.md`. */
export const chapterOf = ({ path }: ChapterPage) => /^[RD]\d+/.exec(basename(path))?.[0] ?? '';

/** Ids and sentences of a page's rules, in order. */
export function sentencesOf({ text }: ChapterPage): { id: string; text: string }[] {
  return [...text.matchAll(rulePattern)].map(([, id = '', sentence = '']) => ({
    id,
    text: sentence.trim().replace(/\s*\n\s*/g, ' '),
  }));
}

function linkTo(file: string): string {
  return `[${basename(file)}](../../${file})`;
}

/** The line below a rule: links to its tests' files. */
function testsLine(tests: readonly CitedTest[]): string {
  if (tests.length === 0) return 'No test has this id.';
  const links = [...new Set(tests.map(({ file }) => file))].map(linkTo).join(', ');
  return `${tests.some(isUnit) ? 'Tests' : 'Journeys only'}: ${links}`;
}

/** A page with updated test links. */
export function withTests({ text }: ChapterPage, rules: readonly Rule[]): string {
  const tests = new Map(rules.map((rule) => [rule.id, rule.tests]));
  return text.replace(
    rulePattern,
    (_, id: string, sentence: string) => `- **${id}** ${sentence}  - ${testsLine(tests.get(id) ?? [])}\n`,
  );
}

function chapterRow(page: ChapterPage, rules: readonly Rule[]): string {
  const [, title = ''] = /^# (.*)$/m.exec(page.text) ?? [];
  const own = rules.filter(({ id }) => id.startsWith(`${chapterOf(page)}.`));
  const journeys = own.filter(({ tests }) => tests.length > 0 && !tests.some(isUnit));
  const untested = own.filter(({ tests }) => tests.length === 0);
  return `| [${title}](${basename(page.path)}) | ${own.length} | ${journeys.length} | ${untested.length} |`;
}

/** The index with an updated table of chapters. */
export function withChapters(index: string, pages: readonly ChapterPage[], rules: readonly Rule[]): string {
  const rows = pages.map((page) => chapterRow(page, rules)).join('\n');
  const head = '| chapter | rules | with journeys only | without a test |\n| --- | --- | --- | --- |';
  return index.replace(tablePattern, (_, begin: string, end: string) => `${begin}\n${head}\n${rows}\n\n${end}`);
}
