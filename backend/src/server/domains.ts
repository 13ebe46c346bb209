import type { Hono } from 'hono';
import type { Services } from './services';

/** What every request of the server carries beside itself: the socket, where there is one. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** Fills an empty database with what the sites need before the first answer. Idempotent, and quick when nothing is missing. */
export async function seedDomains(_services: Services): Promise<void> {}

/** Routes beside the table of calls: `/art/*`, `/provider/*`, `/play/*` and the like. */
export function mountDomains(_app: Hono<{ Bindings: Bindings }>, _services: Services): void {}

/** Starts what works without being asked (payments that ripen, the odds feed); gives the way to stop all of it. */
export function startDomains(_services: Services): () => Promise<void> {
  return async () => {};
}
