import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header with a request's id, in both directions. */
export const requestIdHeader = 'x-request-id';

const running = new AsyncLocalStorage<string>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of the current request; undefined outside of one. Every log line has it. */
export const currentRequestId = (): string | undefined => running.getStore();

/**
 * Runs `work` under the request id that our proxy gave, or a new one. Only UUIDs are accepted: other values from
 * clients could be personal data, and would be logged.
 */
export function withRequestId<T>(given: string | null | undefined, work: (id: string) => T): T {
  const id = currentRequestId() ?? (given && uuid.test(given) ? given.toLowerCase() : randomUUID());
  return running.run(id, () => work(id));
}
