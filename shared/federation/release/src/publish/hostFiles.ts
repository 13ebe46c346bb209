import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import { stagingPath } from '../registry/staging';

/** The folder of kept host files below a releases folder; only reachable at the files' own URLs. */
export const keptHosts = '.host';

/**
 * Copies the host's files beside an archive's releases folder (`from`) to where every edge on the releases folder `to`
 * finds them: during an upgrade, pages of one version are served by edges of another, and they stay open afterwards.
 * Returns how many were new; none if `from` has no host. File names are hashed, so existing files are identical.
 */
export function keepHostFiles(from: string, to: string): number {
  const host = join(from, '../host/dist');
  if (!existsSync(join(host, 'static'))) return 0;
  const staging = stagingPath(to, 'host');
  const missing = filesBelow(join(host, 'static'))
    .map((file) => join('static', file))
    .filter((file) => !existsSync(join(to, keptHosts, file)));
  try {
    for (const file of missing) {
      const target = join(to, keptHosts, file);
      mkdirSync(dirname(target), { recursive: true });
      // Atomic; keeps the time, by which a compressed copy is validated.
      cpSync(join(host, file), join(staging, file), { preserveTimestamps: true });
      renameSync(join(staging, file), target);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return missing.length;
}
