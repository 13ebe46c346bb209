import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../scripts/check/sourceFiles';
import { RepositoryCopy } from '../../scripts/lib/repositoryCopy';
import { patternOf, readRules } from '../../scripts/rules/ruleTable';
import type { Mutation } from './mutation';
import { mutations } from './mutations';

/**
 * Breaks the rules of docs/specification one at a time, in a copy of the repository, and says whether a test whose
 * title has the rule's id goes red. `node --import tsx lab/breaks/breakRules.ts [id…]`; an id may be a beginning
 * (`R4`). Ends with 1 when a rule can be broken unnoticed.
 */
const words = process.argv.slice(2);
const chosen = mutations.filter(({ rule }) => words.length === 0 || words.some((word) => rule.startsWith(word)));
const rules = new Map(readRules().map((rule) => [rule.id, rule]));
let running: ChildProcess | undefined;

// Heard before there is a copy: whoever is stopped at any moment leaves nothing behind.
for (const [signal, code] of [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    running?.kill();
    copy.remove();
    process.exit(code);
  });
}
const copy = new RepositoryCopy();
copy.fill();

/** How a run of tests went: the titles that failed, with those of their groups, and all that was said. */
interface Outcome {
  code: number | null;
  failed: string[];
  output: string;
}

/** Runs unit test files in the copy, or of one only the tests that fit a pattern. */
function runTests(files: readonly string[], pattern?: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const runner = join(root, 'node_modules/@rstest/core/bin/rstest.js');
    const child = spawn(process.execPath, [runner, 'run', ...files, ...(pattern ? ['-t', pattern] : [])], {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: 'test', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (said += part));
    child.on('error', fail);
    child.on('close', (code) => {
      const output = stripVTControlCharacters(said);
      const failed = [...output.matchAll(/^ FAIL {2}\S+ > (.+)$/gm)].map(([, title = '']) => title);
      done({ code, failed, output });
    });
  });
}

/** Breaks a rule and runs its tests. Red by anything else, a text that does not parse, say, is not enough. */
async function breakRule({ rule, test, ...change }: Mutation): Promise<string> {
  const cited = (rules.get(rule)?.tests ?? []).filter(({ file }) => file === test);
  const patterns = cited.map(patternOf);
  const pattern = patterns.map(({ source }) => source).join('|');
  const { code, failed, output } = await copy.whileChanged(change, () => runTests([test], pattern));
  if (code === 0) return 'SURVIVED';
  if (failed.some((title) => patterns.some((one) => one.test(title)))) return 'red';
  return `BROKEN: ${failed[0] ?? output.split('\n').find((line) => /rror/.test(line)) ?? 'no test ran'}`;
}

async function main(): Promise<boolean> {
  const before = await runTests([...new Set(chosen.map(({ test }) => test))]);
  const redBefore = new Set([...before.output.matchAll(/^ FAIL {2}(\S+)/gm)].map(([, file]) => file));
  if (before.code !== 0 && redBefore.size === 0) throw new Error(before.output);
  let survivors = 0;
  for (const mutation of chosen) {
    const from = Date.now();
    const verdict = redBefore.has(mutation.test) ? 'RED BEFORE' : await breakRule(mutation);
    if (verdict !== 'red') survivors++;
    const time = ((Date.now() - from) / 1000).toFixed(1).padStart(5);
    const change = `${mutation.file}: ${JSON.stringify(mutation.from)} → ${JSON.stringify(mutation.to)}`;
    process.stdout.write(
      `  ${mutation.rule.padEnd(7)} ${time} s  ${verdict}${verdict === 'red' ? '' : `  ${change}`}\n`,
    );
  }
  process.stdout.write(`${chosen.length - survivors} of ${chosen.length} broken rules are noticed\n`);
  return survivors === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  copy.remove();
}
