import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';

/** The repository's root. */
export const workspaceRoot = root;

/** Names of the remotes in this repository. */
export function remoteNames(root = workspaceRoot): string[] {
  const folder = join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src/remote.ts')));
}
