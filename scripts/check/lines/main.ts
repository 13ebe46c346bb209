import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../sourceFiles';
import { longCells, maxCell } from './longCells';
import { longLines, maxColumns } from './longLines';

/**
 * Exits with 1 and lists source lines longer than `.editorconfig` allows, and table cells in the docs longer than a
 * line. API reports are generated and not checked.
 */
const files = [...sourceFiles()];
const linesOf = (path: string, lines: (text: string) => number[]) =>
  lines(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`);

const faults = [
  ...files
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
    .flatMap((path) => linesOf(path, (text) => longLines(path, text)))
    .map((place) => `${place} is longer than ${maxColumns} columns.`),
  ...files
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/api/'))
    .flatMap((path) => linesOf(path, longCells))
    .map((place) => `${place} has a cell of more than ${maxCell} columns: write it below the table.`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
