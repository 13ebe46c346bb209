import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { differencesOf } from '../api/compare/differences';
import { stepBetween, stepOf } from '../api/compare/number';
import { hostReport } from '../api/hostApi';
import { root } from '../sourceFiles';

/**
 * `node --import tsx scripts/check/replay/main.ts`: prints every commit that changed the stored report of the host API,
 * with the step that its types asked for and what the number did, as a table, and the members that each one broke.
 * Takes some seconds for each commit.
 */
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const print = (line: string) => void process.stdout.write(`${line}\n`);
const report = `docs/api/${hostReport}`;
const numberAt = (commit: string) =>
  (JSON.parse(git('show', `${commit}:shared/sdk/package.json`)) as { version: string }).version;

// Merges bring what other commits have changed. The first commit with a report has nothing to be compared with.
const [, ...commits] = git('log', '--reverse', '--no-merges', '--topo-order', '--format=%h', '--', report)
  .trim()
  .split('\n');
print('| commit | breaking | added | needed | number |');
print('| --- | --- | --- | --- | --- |');
const broken: string[] = [];
for (const commit of commits) {
  const [before, after] = [`${commit}~`, commit].map((one) => git('show', `${one}:${report}`)) as [string, string];
  const [was, is] = [`${commit}~`, commit].map(numberAt) as [string, string];
  const found = differencesOf(before, after, join(root, 'shared/sdk'));
  const number = stepBetween(was, is) === 'none' ? is : `${was} → ${is}`;
  print(`| ${commit} | ${found.breaking.length} | ${found.added.length} | ${stepOf(found)} | ${number} |`);
  broken.push(...found.breaking.map(({ member, what }) => `- ${commit}: ${member} ${what}`));
}
print(`\n${broken.join('\n')}`);
