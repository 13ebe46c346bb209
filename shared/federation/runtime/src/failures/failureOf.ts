import { hostName } from '../hostRecord';
import { causeOf, lostFile, placesOf, type RemoteFailure, versionIn } from '../loader/failure';
import type { Pressed } from './listen';

/**
 * What browsers, networks and visitors refuse, by its name: a script is not wrong for it. `NotFoundError` is of nodes
 * that a translation has replaced.
 */
const refusedElsewhere = new Set([
  ...['AbortError', 'NetworkError', 'TimeoutError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError'],
  ...['SecurityError'],
]);

/** A request without an answer, in the words of the browsers; and a notice that no code throws. */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed|cancelled|The (network|Internet)|ResizeObserver loop)/i;

/** What is known of an uncaught error or a rejected promise. */
export interface Thrown {
  error: unknown;
  message?: string | undefined;
  /** Where it was thrown, of an error without a stack. */
  file?: string | undefined;
}

/** What an event of the window says was thrown. */
export function thrownIn(event: Event): Thrown {
  if ('reason' in event) return { error: event.reason };
  const { error, message, filename } = event as ErrorEvent;
  return { error, message, file: filename };
}

/** The page that an error came up in: its site's origin, and the id of its host's build. */
export interface FailingPage {
  origin: string;
  buildId: string;
}

/**
 * The version of the first place that is not the host's; the host's if there is no other. Null if that place is no
 * file of a release of this site, or if there is none at all.
 */
function ranIn(places: string, { origin, buildId }: FailingPage): Pick<RemoteFailure, 'remote' | 'version'> | null {
  const first = places.split(' ').find((place) => !place.startsWith(`${origin}/static/`));
  if (first === undefined) return { remote: hostName, version: buildId };
  return first.startsWith(`${origin}/releases/`) ? versionIn(first) : null;
}

/**
 * The failure of a remote or of the host that something thrown is; null if it is nobody's: of an extension, of another
 * origin, without a place, or refused by the browser. Blamed is the version of the first file of the stack that is not
 * the host's, and the host only if all are. A press inside of a remote's part is none of the host: the remote may have
 * given its controls what they cannot take.
 */
export function failureOf(
  { error, message, file }: Thrown,
  pressed: Pressed | null,
  page: FailingPage,
): RemoteFailure | null {
  const { name, stack, request } = (error ?? {}) as { name?: unknown; stack?: unknown; request?: unknown };
  const cause = causeOf(error ?? message);
  const isLost = lostFile.test(cause);
  if (refusedElsewhere.has(String(name)) || (noAnswer.test(cause) && !isLost)) return null;
  const lost = isLost ? [request, /\S+$/.exec(cause)?.[0]] : [];
  const texts = [...lost, stack, stack ? undefined : file];
  const places = placesOf(...texts.map((text) => (typeof text === 'string' ? text : undefined)));
  const ran = ranIn(places, page);
  if (!ran) return null;
  const isPress = pressed !== null && (ran.remote !== hostName || pressed === 'host');
  return { ...ran, phase: isLost ? 'chunk' : isPress ? 'press' : 'background', cause, places };
}
