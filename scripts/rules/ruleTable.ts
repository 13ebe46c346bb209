import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A test that covers a rule: its file below the repository, and its title as written in the source, with those of its groups. */
export interface CitedTest {
  file: string;
  title: string;
}

/** A row of docs/rules.md. */
export interface Rule {
  /** `R4.07`: section and number, without gaps. */
  id: string;
  /** The heading that the row stands under. */
  heading: string;
  text: string;
  tests: CitedTest[];
}

/** Whether a test runs without a browser, so that its rule can be broken by the runner. */
export function isUnit({ file }: CitedTest): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** `` `file` › `title` ``; a title that has a backtick stands between two of them. */
const citation = /`([^`]+)` › (?:`` (.+?) ``|`([^`]+)`)/g;

/** The rows of the page, in its order. */
export function readRules(page = readFileSync(join(root, 'docs/rules.md'), 'utf8')): Rule[] {
  const rules: Rule[] = [];
  let heading = '';
  for (const line of page.split('\n')) {
    heading = /^#{2,3} (.+)$/.exec(line)?.[1] ?? heading;
    const [, id, text, tests = ''] = /^\| (\w+\.\d+) +\| (.*?) +\| (.*?) *\|$/.exec(line) ?? [];
    if (!id || text === undefined) continue;
    const cited = [...tests.replaceAll('\\|', '|').matchAll(citation)].map(([, file = '', fenced, plain = '']) => ({
      file,
      title: fenced ?? plain,
    }));
    rules.push({ id, heading, text, tests: cited });
  }
  return rules;
}

/** Where a text literal that begins at `from` ends, behind its last quote. Texts inside `${}` are passed over. */
function literalEnd(source: string, from: number): number {
  const quote = source[from];
  let depth = 0;
  for (let at = from + 1; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (depth > 0 && (sign === '`' || sign === "'")) at = literalEnd(source, at) - 1;
    else if (quote === '`' && sign === '$' && source[at + 1] === '{') depth++;
    else if (depth > 0 && sign === '}') depth--;
    else if (depth === 0 && sign === quote) return at + 1;
  }
  throw new Error('A text literal has no end');
}

/** The titles of tests and groups in a source: the first word of `test(…)`, `describe(…)`, `test.each(…)(…)`. */
function titlesIn(source: string): Set<string> {
  const titles = new Set<string>();
  for (const found of source.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|\))\s*\(\s*(?=['"`])/g)) {
    const from = found.index + found[0].length;
    titles.add(source.slice(from + 1, literalEnd(source, from) - 1).replace(/\\(['"])/g, '$1'));
  }
  return titles;
}

/** Whether a title is one of those, or several of them joined by ` > `. A title may have ` > ` in it itself. */
function isAmong(titles: ReadonlySet<string>, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  return words.some((_, at) => titles.has(words.slice(0, at + 1).join(' > ')) && isAmong(titles, words.slice(at + 1)));
}

/** What is wrong with a citation; null when file and title are there. */
export function faultOf({ file, title }: CitedTest): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is not there`;
  const isThere = isAmong(titlesIn(readFileSync(path, 'utf8')), title.split(' > '));
  return isThere ? null : `${file} has no test "${title}"`;
}

/** A title's last part as a pattern: what the runner fills in may be anything. */
export function patternOf(title: string): RegExp {
  const last = title.split(' > ').at(-1) ?? title;
  const parts = last.split(/%[sijdfoO]|\$\{.*\}|\$\w+(?:\.\w+)*/s);
  return new RegExp(`${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*?')}$`);
}
