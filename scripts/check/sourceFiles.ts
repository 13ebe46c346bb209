import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const made = new Set(['node_modules', 'dist', 'dist-single', 'releases', 'test-results', 'playwright-report']);

/**
 * The repository's own files and folders, as relative paths with `/`: nothing installed, built, published or hidden.
 */
export function* sourceFiles(folder = '', of = root): Generator<string> {
  for (const entry of readdirSync(join(of, folder), { withFileTypes: true })) {
    if (made.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = folder + entry.name;
    yield path;
    if (entry.isDirectory()) yield* sourceFiles(`${path}/`, of);
  }
}
