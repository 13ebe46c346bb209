import { basename, join } from 'node:path';
import { filesHash } from '@marquee/federation-build/filesHash';
import { hostOffers } from '@marquee/federation-build/sharedModules';
import { productOf } from '@marquee/federation-runtime/products';
import { root as workspaceRoot } from '@marquee/settings/root';

/**
 * What all remote builds depend on besides their own sources: these packages, the contract (whose code they include),
 * and third-party packages.
 */
const common = [
  ...['runtime', 'build', 'release'].map((name) => `shared/federation/${name}/src`),
  'shared/contract/src',
  'pnpm-lock.yaml',
].map((path) => join(workspaceRoot, path));

/** A hash of everything that a remote's build depends on: equal hashes mean equal files. */
export function sourceHash(root: string, others: readonly string[] = common): string {
  return filesHash([root, ...others], JSON.stringify(hostOffers(productOf(basename(root)))));
}
