import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles';
import { citationFaults } from './citations';
import { citedTests, numberFaults, readRules, ruleFaults } from './ruleTable';
import { chapterOf, chapterPages, indexPath, withChapters, withTests } from './specificationPages';

/**
 * `npm run rules` updates the lists of tests in docs/specification, and the table of chapters in its index. `--check`
 * only compares, and exits with 1 if a page is outdated. Also exits with 1 if a rule has lost its test, or a file cites
 * an unknown rule or record.
 */
const pages = chapterPages();
const tests = citedTests();
const rules = readRules(tests, pages);
const faults = [...pages.flatMap(numberFaults), ...ruleFaults(rules, tests)];

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const formatted = (path: string, text: string) =>
  execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });

const index = readFileSync(join(root, indexPath), 'utf8');
const current = [
  ...pages.map((page) => ({ ...page, now: withTests(page, rules) })),
  { path: indexPath, text: index, now: formatted(indexPath, withChapters(index, pages, rules)) },
];
for (const { path, text, now } of current)
  if (now !== text) {
    if (process.argv.includes('--check')) faults.push(`${path} is not current: npm run rules`);
    else writeFileSync(join(root, path), now);
  }

const citable = {
  ids: new Set([...pages.map(chapterOf), ...rules.map(({ id }) => id)]),
  records: new Set(readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10))),
};
for (const path of sourceFiles())
  if (/\.(tsx?|m?js|css|md|json|grit|ya?ml)$/.test(path) && !path.startsWith('docs/api/'))
    for (const fault of citationFaults(readFileSync(join(root, path), 'utf8'), citable))
      faults.push(`${path} ${fault}`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
