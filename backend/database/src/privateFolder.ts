import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those that it lies in. A new one is its owner's alone (0700); one that is there stays as it is,
 * which the doctor looks at.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
