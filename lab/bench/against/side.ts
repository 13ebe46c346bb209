import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marquee/e2e/support/freePort';
import { startServer, stopServer } from '../processes';

/** A revision's edge, with a backend of its own. */
export interface Side {
  origin: string;
  /** The process of the edge. */
  edgePid: number;
  close: () => Promise<void>;
}

/** Starts what was built from a checkout into `work`. */
export async function openSide(checkout: string, work: string): Promise<Side> {
  const started: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(started.map(stopServer));
  };
  const serve = async (name: 'backend' | 'edge', environment: Record<string, string>) => {
    const port = await freePort();
    const child = await startServer(work, name, { PORT: String(port), ...environment }, checkout);
    started.unshift(child);
    return { origin: `http://localhost:${port}`, pid: child.pid ?? 0 };
  };
  try {
    const backend = await serve('backend', { DATA_DIR: join(work, 'data') });
    // A copy, so that concurrent builds do not affect the measurement.
    cpSync(join(checkout, 'host/dist'), join(work, 'dist'), { recursive: true, preserveTimestamps: true });
    const { origin, pid } = await serve('edge', {
      BACKEND_URL: backend.origin,
      HOST_DIST: join(work, 'dist'),
      RELEASES_DIR: join(work, 'releases'),
    });
    return { origin, edgePid: pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}
