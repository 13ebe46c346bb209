import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header that carries a request's id, in both directions. */
export const requestIdHeader = 'x-request-id';

const running = new AsyncLocalStorage<string>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of the request that is being answered; undefined outside of one. Every line of the log carries it. */
export const currentRequestId = (): string | undefined => running.getStore();

/**
 * Runs `work` under the id that a proxy of ours gave the request, or under a new one. Only a UUID is taken over:
 * whatever else a caller sends could be somebody's telephone, and would stand in the log.
 */
export function withRequestId<T>(given: string | null | undefined, work: (id: string) => T): T {
  const id = currentRequestId() ?? (given && uuid.test(given) ? given.toLowerCase() : randomUUID());
  return running.run(id, () => work(id));
}
