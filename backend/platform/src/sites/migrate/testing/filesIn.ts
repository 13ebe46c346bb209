import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder by path, with their content. */
export function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}
