import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';
import type { Log } from '../log';

/** What is stopped, in this order. */
export interface Stoppable {
  server: ServerType;
  log: Log;
  /** Fails readiness, and refuses new streams. */
  drain?: (() => void) | undefined;
  /** Ends live streams, which do not end by themselves. */
  endStreams?: (() => Promise<void>) | undefined;
  /** Closes background work and database, at the end. */
  close: () => Promise<void>;
}

/** Timeouts of the steps, ms. */
export interface Timeouts {
  /** From failing readiness until the port closes, so that load balancers notice. */
  delay: number;
  /** Until running requests are aborted. */
  limit: number;
}

/** The timeouts from the settings, which are in seconds. */
export function timeoutsOf(settings: { SHUTDOWN_DELAY: number; SHUTDOWN_LIMIT: number }): Timeouts {
  return { delay: settings.SHUTDOWN_DELAY * 1000, limit: settings.SHUTDOWN_LIMIT * 1000 };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Endless responses. */
const streams = new WeakSet<object>();

/** Marks a response as a stream, so that shutdown ends it instead of waiting. */
export function noteStream(response: object): void {
  streams.add(response);
}

/**
 * Graceful shutdown: readiness fails, the port closes, running requests finish within the limit, live streams end
 * (browsers reconnect elsewhere), then background work and database close. Returns the function that stops it.
 */
export function stopper({ server, log, drain, endStreams, close }: Stoppable, { delay, limit }: Timeouts) {
  const running = new Set<ServerResponse>();
  server.on('request', (_request: unknown, response: ServerResponse) => {
    running.add(response);
    response.on('close', () => running.delete(response));
  });
  // Both HTTP/1.1 servers of Node have these methods; the type also includes HTTP/2's, which has not.
  const connections = server as Partial<Record<'closeIdleConnections' | 'closeAllConnections', () => void>>;

  return async (): Promise<void> => {
    const from = Date.now();
    drain?.();
    log('info', 'stopping', { running: running.size });
    if (delay > 0) await wait(delay);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await endStreams?.();
    for (const response of running) if (streams.has(response)) response.end();
    const idle = setInterval(() => connections.closeIdleConnections?.(), 50);
    let cut = 0;
    const late = setTimeout(() => {
      cut = running.size;
      connections.closeAllConnections?.();
    }, limit);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    await close();
    log(cut > 0 ? 'warn' : 'info', 'stopped', { ms: Date.now() - from, cut });
  };
}

/** Stops on SIGTERM and SIGINT. A second signal exits at once; a failing step is logged, and the exit code is 1. */
export function stopOnSignals(stoppable: Stoppable, timeouts: Timeouts): void {
  const stop = stopper(stoppable, timeouts);
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        stoppable.log('error', 'stopping failed', { kind: error.name });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
