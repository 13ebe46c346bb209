import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../sourceFiles';
import { docFaults } from './docFaults';

/** Exits with 1 and lists broken links and paths in the docs. */
const paths = new Set(sourceFiles());
const pages = [...paths]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const repository = { paths, pages: new Map(pages.map((page) => [page.path, page])) };
const faults = pages.flatMap((page) => docFaults(page, repository).map((fault) => `${page.path} ${fault}`));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
