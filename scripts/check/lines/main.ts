import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../sourceFiles';
import { longLines, maxColumns } from './longLines';

/** Ends with 1, and names them, when lines of the sources are longer than the columns that `.editorconfig` allows. */
const faults = [...sourceFiles()]
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  .flatMap((path) => longLines(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`));
for (const fault of faults) process.stderr.write(`${fault} is longer than ${maxColumns} columns.\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
