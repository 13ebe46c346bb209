import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../scripts/check/sourceFiles';
import { RepositoryCopy } from '../../scripts/lib/repositoryCopy';
import { patternOf, readRules } from '../../scripts/rules/ruleTable';
import type { Mutation } from './mutation';
import { mutations } from './mutations';

/**
 * Mutation tests: breaks the rules of docs/specification one at a time in a copy of the repository, and checks that a
 * test with the rule's id fails. `node --import tsx lab/breaks/breakRules.ts [id…]`; ids may be prefixes (`R4`). Exits
 * with 1 if a broken rule is not detected.
 */
const words = process.argv.slice(2);
const chosen = mutations.filter(({ rule }) => words.length === 0 || words.some((word) => rule.startsWith(word)));
const rules = new Map(readRules().map((rule) => [rule.id, rule]));
let running: ChildProcess | undefined;

// Installed before the copy is made, so that an interruption leaves nothing behind.
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

/** The result of a test run: titles of failed tests, with those of their groups, and the output. */
interface Outcome {
  code: number | null;
  failed: string[];
  output: string;
}

/** Runs unit test files in the copy, or the tests of one that match a pattern. */
function runTests(files: readonly string[], pattern?: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const runner = join(root, 'node_modules/@rstest/core/bin/rstest.js');
    const child = spawn(process.execPath, [runner, 'run', ...files, ...(pattern ? ['-t', pattern] : [])], {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: 'test', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let rawOutput = '';
    child.stdout.on('data', (part) => (rawOutput += part));
    child.stderr.on('data', (part) => (rawOutput += part));
    child.on('error', fail);
    child.on('close', (code) => {
      const output = stripVTControlCharacters(rawOutput);
      const failed = [...output.matchAll(/^ FAIL {2}\S+ > (.+)$/gm)].map(([, title = '']) => title);
      done({ code, failed, output });
    });
  });
}

/** Breaks a rule and runs its tests. Failures for other reasons (a syntax error, say) do not count. */
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
