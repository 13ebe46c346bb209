import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Artefact } from './rules';

/** Whether a compressed copy matches its original; browsers get the copy. */
function isCopy(folder: string, copy: string): boolean {
  try {
    const original = readFileSync(join(folder, copy.slice(0, -'.br'.length)));
    return brotliDecompressSync(readFileSync(join(folder, copy)), { maxOutputLength: original.length + 1 }).equals(
      original,
    );
  } catch {
    return false;
  }
}

/** A built folder for the rules. Symbolic links are not followed. */
export function artefactIn(folder: string, compiled: CompiledRemote): Artefact {
  const files: string[] = [];
  const unexpected: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile()) unexpected.push(`${file} is a link, or no file at all`);
    else if (file.endsWith('.br')) {
      if (!isCopy(folder, file)) unexpected.push(`${file} is no compressed copy of the file beside it`);
    } else if (file !== 'remote.json') files.push(file);
  }
  return {
    compiled,
    files: files.sort(),
    unexpected: unexpected.sort(),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    bytes: (file) => readFileSync(join(folder, file)),
  };
}
