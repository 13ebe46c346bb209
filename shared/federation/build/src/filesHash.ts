import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

/** A hash of files and folders, by content and path within each, without tests; `first` is hashed before them. */
export function filesHash(paths: readonly string[], first = ''): string {
  const hash = createHash('sha256').update(first);
  for (const one of paths) {
    const files = statSync(one).isDirectory() ? sourceFiles(one) : [one];
    for (const file of files) hash.update(`\0${file.slice(one.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
