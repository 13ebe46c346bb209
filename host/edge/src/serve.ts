import type { VersionName } from '@marquee/federation-release/health/attribution';
import type { TrustSettings } from '@marquee/federation-release/registry/signature';
import { faultFields, type Log } from '@marquee/kernel/log';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import { observed } from '@marquee/kernel/metrics/observe';
import { startAdminServer } from '@marquee/kernel/process/adminServer';
import { listen } from '@marquee/kernel/process/listen';
import { watchLoop } from '@marquee/kernel/process/loopWatch';
import { stopOnSignals, type Timeouts } from '@marquee/kernel/process/shutdown';
import { createEdge } from './edge';
import { exitWithError } from './exitWithError';
import type { EdgeOptions } from './handlers/context';
import { EdgeNotes } from './health/edgeNotes';
import { HealthWatch } from './health/healthWatch';
import { lookInChild } from './health/lookInChild';
import type { BackendLink } from './link/backendLink';
import { Hosts } from './page/hosts';
import { type Receiver, startHooks } from './push/releaseHook';
import { releasesPages } from './releasePages/releasesPages';
import { openRenderers } from './render/openRenderers';
import { openRegistries } from './sources/openRegistries';

/** A backend in the same process, which ends with the edge. */
export interface Companion {
  /** Makes readiness fail, and refuses new streams. */
  drain(): void;
  /** Closes the live streams, which do not end by themselves. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/** Options of serving an edge. */
export interface ServeOptions {
  edge: Omit<EdgeOptions, 'link' | 'report' | 'hosts' | 'registries' | 'health'> & {
    releasesFolder: string;
    /** Whether versions that fail for visitors are withdrawn (ADR 85). */
    healing: boolean;
    /** How long a canary by steps has each percentage at least, ms. */
    stepTime?: number | undefined;
    /** Who is told of releases, and what that is signed with. */
    hooks?: { receivers: readonly Receiver[]; keys: readonly string[] } | undefined;
    /** By which keys the registry is signed (ADR 90). */
    signed?: TrustSettings | undefined;
  };
  /** Number of renderer processes. */
  renderers: number;
  link: BackendLink;
  port: number;
  hostname: string;
  log: Log;
  /** Process metrics, and where they are served. */
  metrics?: { collected: Metrics; port: number; host: string } | undefined;
  companion?: Companion | undefined;
  timeouts: Timeouts;
  /** Called with the port when the edge is ready. */
  onReady(port: number): void;
}

/** Serves an edge until the process is asked to stop; running requests are then finished first. */
export async function serveEdge({
  edge,
  renderers: count,
  link,
  port,
  hostname,
  log,
  metrics,
  companion,
  timeouts,
  onReady,
}: ServeOptions) {
  /**
   * Errors of the edge: it handles files, site names and page addresses, so that messages cannot contain player data.
   */
  function report(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    log('error', 'edge fault', { ...faultFields(error), message });
  }
  const backendChanged = (isAway: boolean) => log('warn', isAway ? 'backend away' : 'backend back');
  const collected = metrics?.collected;
  const { hostFolder, releasesFolder, healing, stepTime, signed, hooks: told } = edge;
  const registries = openRegistries({ releasesFolder, report, metrics: collected, signed });
  const notes = new EdgeNotes({ registries, report });
  const look = (version: VersionName) => lookInChild(releasesFolder, version);
  const health = healing ? new HealthWatch({ registries, report, log, stepTime, look }) : undefined;
  const hosts = new Hosts({
    ...{ hostFolder, releasesFolder, report },
    openRenderers: (folder) =>
      openRenderers({ count, hostFolder: folder, registries, link, report, health, metrics: collected }),
  });
  const options = { ...edge, registries, link, report, backendChanged, metrics: collected, hosts, health };
  let draining = false;
  const answer = observed(createEdge(options).fetch, collected, () => draining);
  const admin = metrics
    ? await startAdminServer(
        { port: metrics.port, host: metrics.host },
        {
          metrics: metrics.collected,
          probe: (path) => answer(new Request(`http://localhost${path}`), {}),
          pages: releasesPages({ registries, stepTime, boundTo: metrics.host, report, log }),
        },
      )
    : undefined;
  // The first visitor, too, should get rendered pages.
  try {
    await hosts.started(registries.current());
  } catch (error) {
    report(error);
  }
  const stopHooks = told && startHooks(told.receivers, { registries, keys: told.keys, log, report });
  const stopWatching = watchLoop(log);
  const server = listen({ fetch: answer, port, hostname }, (address) => onReady(address.port));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    exitWithError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`);
  });
  const stopped = {
    drain() {
      draining = true;
      companion?.drain();
    },
    endStreams: companion && (() => companion.endStreams()),
    async close() {
      stopWatching();
      stopHooks?.();
      notes.close();
      await hosts.close();
      await companion?.close();
      await admin?.close();
    },
  };
  stopOnSignals({ server, log, ...stopped }, timeouts);
}
