import { execFileSync } from 'node:child_process';
import { root } from '../sourceFiles';
import { titleFaults } from './titleFaults';

/**
 * `node --import tsx scripts/check/titles/main.ts <range>`: checks the titles of commits, such as `origin/main..HEAD`.
 * Ends with 1 on a fault.
 */
const [range = 'HEAD~1..HEAD'] = process.argv.slice(2);
const titles = execFileSync('git', ['log', '--no-merges', '--format=%s', range], { cwd: root, encoding: 'utf8' });
const faults = titles
  .split('\n')
  .filter((title) => title !== '')
  .flatMap((title) => titleFaults(title).map((fault) => `"${title}" ${fault}`));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
