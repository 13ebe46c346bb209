import { statfs } from 'node:fs/promises';

/** With less room than this a disk is as good as full: the engine asks for more at once, bytes. */
const least = 4 * 2 ** 20;

/**
 * Whether the disk of a folder has no room left. The engine of the embedded database says so in ways that nobody
 * understands.
 */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}
