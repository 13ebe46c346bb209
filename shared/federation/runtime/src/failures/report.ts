import type { RemoteFailure } from '../loader/failure';
import { failureOf, thrownIn } from './failureOf';
import type { Pressed } from './listen';
import { plainText } from './plainText';

/** How a page reaches its edge: as the sites' API client, and the desk's. */
export interface FailureApi {
  get(path: string): Promise<unknown>;
  call(name: 'telemetry/failure', failure: RemoteFailure & { path: string }): Promise<unknown>;
}

/** Most errors outside of rendering that one page reports. */
const mostOfPage = 5;

/** What a page has reported: each place of a version once in each phase, and a few in all. */
export class Reported {
  readonly #names = new Set<string>();

  /** Whether the failure is to be reported; from then on it is not new. */
  isNew({ phase, places = '' }: RemoteFailure): boolean {
    const name = `${phase} ${places.split(' ', 1)}`;
    if (this.#names.has(name) || this.#names.size >= mostOfPage) return false;
    this.#names.add(name);
    return true;
  }
}

const ofPage = new Reported();

/**
 * Reports a failure to the site, without data of players. The edge counts failures of a visit alone, which it gives
 * with its answer to a question (ADR 94).
 */
export async function report(api: FailureApi, failure: RemoteFailure): Promise<void> {
  await api.get('/build/revision').catch(() => undefined);
  const cause = plainText(failure.cause) || 'unknown';
  await api.call('telemetry/failure', { ...failure, cause, path: location.pathname });
}

/** Reports an error outside of rendering, if it is a remote's or the host's. */
export async function reportThrown(
  api: FailureApi,
  event: Event,
  pressed: Pressed | null,
  buildId: string,
): Promise<void> {
  const failure = failureOf(thrownIn(event), pressed, { origin: location.origin, buildId });
  if (failure && ofPage.isNew(failure)) await report(api, failure);
}
