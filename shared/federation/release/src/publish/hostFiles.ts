import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import { stagingPath } from '../registry/staging';

/**
 * Where a releases folder keeps the files of hosts, below it; no address reaches it but the one that the files have in
 * a host.
 */
export const keptHosts = '.host';

/**
 * Copies the files of the host that lies beside an archive's releases folder (`from`) to where every edge on the
 * releases folder `to` finds them: pages of one version are answered by edges of another while versions change, and
 * stay open afterwards. Gives how many were new; none where `from` has no host. Their names have hashes, so what is
 * there is the same.
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
      // Whole or not at all; with its time, by which a packed file is believed.
      cpSync(join(host, file), join(staging, file), { preserveTimestamps: true });
      renameSync(join(staging, file), target);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return missing.length;
}
