import { setPriority } from 'node:os';
import { endWithParent } from './endWithParent';
import type { LookResult } from './lookResult';

/** The child process in which an edge looks: arguments are the releases folder, a remote and its version. */
const [releases = '', remote = '', version = ''] = process.argv.slice(2);

// Pages come first: it and all that it starts get what is left of the machine.
setPriority(19);
// An edge that ended, or that waits no longer, leaves no site and no browser behind.
endWithParent();

/** Not every installation has a browser's library. */
async function looked(): Promise<LookResult> {
  try {
    const { lookAt } = await import('./lookAt');
    return await lookAt(releases, remote, version);
  } catch (error) {
    return { unlooked: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

process.send?.(await looked(), undefined, undefined, () => process.exit());
