import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../sourceFiles';
import { longCells, maxCell } from './longCells';
import { longLines, maxColumns } from './longLines';

/**
 * Ends with 1, and names them, when lines of the sources are longer than the columns that `.editorconfig` allows, or
 * when a cell of a table in the docs is longer than a line. Reports of public types are not written by hand.
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
