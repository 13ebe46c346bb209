import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/e2e/support/folders';
import { freePort } from '@marquee/e2e/support/freePort';
import { type Server, startServer, stopServer } from './processes';
import { openStaticCopy } from './staticCopy';

/**
 * The two builds of the same source, each with its own edge, their shared backend, and the first one's pages as static
 * files.
 */
export interface BenchSites {
  federated: string;
  single: string;
  static: string;
  backend: string;
  /** The process of the federated edge. */
  edgePid: number;
  close: () => Promise<void>;
}

/** Starts backend, federated site and single build, all with data and releases in `work`. */
export async function openSites(work: string): Promise<BenchSites> {
  const started: ChildProcess[] = [];
  const serve = async (name: Server, environment: Record<string, string>) => {
    const port = await freePort();
    const child = await startServer(work, name, { PORT: String(port), ...environment });
    started.push(child);
    return { origin: `http://localhost:${port}`, pid: child.pid ?? 0 };
  };
  const edge = (backend: string, folder: string) => {
    // A copy, so that concurrent builds do not affect the measurement.
    cpSync(join(root, 'host', folder), join(work, folder), { recursive: true, preserveTimestamps: true });
    return serve('edge', {
      BACKEND_URL: backend,
      HOST_DIST: join(work, folder),
      RELEASES_DIR: join(work, 'releases'),
    });
  };
  const stopAll = () => Promise.all([...started].reverse().map(stopServer));
  try {
    const { origin: backend } = await serve('backend', { DATA_DIR: join(work, 'data') });
    const federated = await edge(backend, 'dist');
    const single = await edge(backend, 'dist-single');
    const copy = await openStaticCopy(federated.origin);
    return {
      federated: federated.origin,
      single: single.origin,
      static: copy.origin,
      backend,
      edgePid: federated.pid,
      async close() {
        copy.close();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
