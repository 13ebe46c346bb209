import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastBlock } from '@marquee/kernel/process/loopWatch';
import type { Edge, EdgeApp } from './context';

/** `ok`, or what is missing. */
type EdgeReadiness = Record<'build' | 'releases' | 'sites' | 'backend', string>;

/** That it serves another revision than the newest, which costs no page: people mend it. */
const deaf = 'not the newest';

/** Whether any revision of the registry can be read, and whether it is the newest. */
function releasesState({ registries }: Edge): string {
  try {
    if (registries.current().revision === 0) return 'missing';
    return registries.stays === undefined ? 'ok' : deaf;
  } catch {
    return 'damaged';
  }
}

/** Whether there is a build of the host: the live one, or another one that can be served. */
function buildState({ hosts, registries, hostFolder }: Edge): string {
  try {
    const { folder } = hosts.for(registries.current(), { site: '', bucket: null });
    return existsSync(join(folder, 'manifest.json')) ? 'ok' : 'missing';
  } catch {
    return existsSync(join(hostFolder, 'manifest.json')) ? 'ok' : 'missing';
  }
}

async function readiness(edge: Edge): Promise<EdgeReadiness> {
  const { watch, sites } = edge;
  const isAway = await watch.check();
  return {
    build: buildState(edge),
    releases: releasesState(edge),
    sites: sites.count > 0 ? 'ok' : 'none seen',
    backend: isAway ? 'unavailable' : 'ok',
  };
}

/**
 * Health of an edge whose backend is another server. `/healthz`: the process answers. `/readyz`: it can serve pages:
 * with its backend or, while that is unavailable, cached ones. If the backend runs in this process, its own health
 * routes are used.
 */
export function mountHealth(app: EdgeApp, edge: Edge): void {
  const { link, metrics, watch } = edge;
  if (!link.isElsewhere) return;
  metrics?.gauge('marquee_backend_available', 'Whether the backend of this edge answers: 1, or 0.', [], () => {
    void watch.check();
    return [[{}, watch.isAway ? 0 : 1]];
  });
  const fresh = { 'cache-control': 'no-store' };
  app.get('/healthz', (context) => context.json({ status: 'ok', last_block: lastBlock() }, 200, fresh));
  app.get('/readyz', async (context) => {
    const checks = await readiness(edge);
    const hasPages = checks.sites === 'ok' || checks.backend === 'ok';
    const ready = checks.build === 'ok' && ['ok', deaf].includes(checks.releases) && hasPages;
    const status = ready ? 'ready' : 'not ready';
    return context.json({ status, checks, last_block: lastBlock() }, ready ? 200 : 503, fresh);
  });
}
