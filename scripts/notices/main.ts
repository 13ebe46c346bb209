import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/sourceFiles';
import { bundledFolders } from './bundled';
import { noticesText } from './noticesText';
import { bundlerFolder, fontFolders, licensed } from './packages';
import { reachedFolders } from './reached';

/**
 * `npm run notices` writes THIRD-PARTY-NOTICES; `--check` only compares it with the builds' contents, and exits with 1
 * if it is outdated; `--quick-check` uses the imports instead of the builds.
 */
const isQuick = process.argv.includes('--quick-check');
const file = join(root, 'THIRD-PARTY-NOTICES');
const folders = isQuick ? await reachedFolders() : await bundledFolders();
const bundled = folders.map((folder) => join(root, folder));
const text = noticesText([...bundled, ...fontFolders(), bundlerFolder()].map(licensed));
if (!isQuick && !process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('THIRD-PARTY-NOTICES is not current: npm run notices\n');
  process.exitCode = 1;
}
