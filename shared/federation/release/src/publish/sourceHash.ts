import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostOffers } from '@marquee/federation-build/sharedModules';
import { root as workspaceRoot } from '@marquee/settings/root';

const skipped = new Set(['node_modules', 'dist', '.git']);

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/**
 * What all remote builds depend on besides their own sources: these packages, the contract (whose code they include),
 * and third-party packages.
 */
const common = [
  ...['runtime', 'build', 'release'].map((name) => `shared/federation/${name}/src`),
  'shared/contract/src',
  'pnpm-lock.yaml',
].map((path) => join(workspaceRoot, path));

/** A hash of everything that a remote's build depends on: equal hashes mean equal files. */
export function sourceHash(root: string, others: readonly string[] = common): string {
  const hash = createHash('sha256').update(JSON.stringify(hostOffers()));
  for (const one of [root, ...others]) {
    const files = statSync(one).isDirectory() ? sourceFiles(one) : [one];
    for (const file of files) hash.update(`\0${file.slice(one.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
