import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents. New ones are readable by their owner only (0700); existing ones are unchanged, and
 * the doctor checks them.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
