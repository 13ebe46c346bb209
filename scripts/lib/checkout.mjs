import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeInterruption } from './interruption.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

/**
 * Runs work with a checkout of another revision in a temporary folder, which is removed afterwards, also when the run
 * is interrupted. Throws if there is no such revision.
 */
export async function inCheckout(revision, work, repository = root) {
  const git = (...words) => run('git', words, { quiet: true, cwd: repository });
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(() => {
    throw new Error(`There is no revision ${revision} in this repository's history.`);
  });
  const folder = mkdtempSync(join(tmpdir(), 'marquee-checkout-'));
  const checkout = join(folder, 'marquee');
  async function remove() {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    await git('worktree', 'prune');
  }
  const forget = beforeInterruption(remove);
  try {
    await git('worktree', 'add', '--detach', checkout, commit.trim());
    return await work(checkout);
  } finally {
    forget();
    await remove();
  }
}
