import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';
import type { Log } from '../log';

/** What is stopped, from the outside to the inside. */
export interface Stoppable {
  server: ServerType;
  log: Log;
  /** Makes readiness fail, and refuses new streams. */
  drain?: (() => void) | undefined;
  /** Ends the streams of live changes, which end by nothing else. */
  endStreams?: (() => Promise<void>) | undefined;
  /** Closes work and database, once nothing runs any more. */
  close: () => Promise<void>;
}

/** How long each step may take, ms. */
export interface Timeouts {
  /** From failing readiness until no connection is accepted any more, so that a load balancer has noticed. */
  delay: number;
  /** Until running answers are cut off. */
  limit: number;
}

/** The timeouts that the settings name, which are in seconds. */
export function timeoutsOf(settings: { SHUTDOWN_DELAY: number; SHUTDOWN_LIMIT: number }): Timeouts {
  return { delay: settings.SHUTDOWN_DELAY * 1000, limit: settings.SHUTDOWN_LIMIT * 1000 };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Responses that do not end by themselves. */
const streams = new WeakSet<object>();

/** Notes that an answer is a stream, so that stopping ends it instead of waiting for it. */
export function noteStream(response: object): void {
  streams.add(response);
}

/**
 * Stops a process without losing an answer: readiness fails, no connection is accepted, running answers are finished
 * within the limit, streams of live changes end (browsers open them again, elsewhere), then work and database are
 * closed. Returns the function that stops it.
 */
export function stopper({ server, log, drain, endStreams, close }: Stoppable, { delay, limit }: Timeouts) {
  const running = new Set<ServerResponse>();
  server.on('request', (_request: unknown, response: ServerResponse) => {
    running.add(response);
    response.on('close', () => running.delete(response));
  });
  // Both kinds of server that Node has for HTTP/1.1 know these; the type also names the one for HTTP/2.
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

/**
 * Stops on SIGTERM and SIGINT. A second signal does not wait; a step that fails is logged, and the process ends with 1.
 */
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
