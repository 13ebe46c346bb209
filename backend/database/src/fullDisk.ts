import { statfs } from 'node:fs/promises';

/** With less free space, bytes, the disk counts as full: the engine allocates more at once. */
const least = 4 * 2 ** 20;

/** Whether the disk of a folder is full; the embedded engine's own messages about it are obscure. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}
