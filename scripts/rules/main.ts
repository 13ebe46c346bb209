import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/sourceFiles';
import { rulesPage } from './rulesPage';
import { chapters, citedTests, readRules, ruleFaults } from './ruleTable';

/**
 * `npm run rules` writes docs/rules.md from the sentences and the ids in test titles. With `--check` it writes nothing,
 * and ends with 1 where the page is not current. It ends with 1 as well where a rule has no test, or a title names an
 * id that is no rule's.
 */
const file = 'docs/rules.md';
const tests = citedTests();
const rules = readRules(tests);
const faults = ruleFaults(rules, tests);

const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${file}`];
const page = execFileSync(process.execPath, biome, { cwd: root, input: rulesPage(chapters, rules), encoding: 'utf8' });
if (!process.argv.includes('--check')) writeFileSync(join(root, file), page);
else if (readFileSync(join(root, file), 'utf8') !== page) faults.push(`${file} is not current: npm run rules`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
