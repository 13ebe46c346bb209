import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { readSettings } from '@marquee/settings/settings';
import { cellsOf, returnPage } from './returnPage';
import { returnTable } from './returnTable';

/**
 * `npm run returns`: prints the return table of every game; `--write` writes docs/returns.md. Exits with 1 if one is
 * wrong.
 */
const rounds = readSettings('proofs').ROUNDS;
const rows = returnTable(rounds);
for (const row of rows) {
  const [game = '', line = '', ...rest] = cellsOf(row);
  console.log(game.padEnd(20), line.padEnd(24), rest.map((cell) => cell.padStart(20)).join(' '));
}
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/returns.md'), returnPage(rows, rounds));
process.exitCode = rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
