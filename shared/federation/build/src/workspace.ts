import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, products } from '@marquee/federation-runtime/products';
import { root } from '@marquee/settings/root';

/** The repository's root. */
export const workspaceRoot = root;

/** Names of the remotes of a product in this repository. */
export function remoteNames(root = workspaceRoot, { remotes }: Product = products.site): string[] {
  const folder = join(root, remotes);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src/remote.ts')));
}
