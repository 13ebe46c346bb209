import { getPath } from 'hono/utils/url';
import { isFinished } from '../http/finishedAnswer';
import { noteStream } from '../process/shutdown';
import { requestIdHeader, withRequestId } from '../requestId';
import { latencyBuckets, type Metrics } from './metrics';

/** What a server calls with each request. */
type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** First parts of paths that are told apart; everything else is a page. */
const areas = new Set(
  ['api', 'art', 'fonts', 'gateway', 'healthz', 'play', 'provider', 'readyz', 'releases', 'sandbox', 'static'].concat(
    'third-party',
  ),
);

/**
 * The part of the site that a path belongs to, never the path itself; pages that a browser fetches in advance are a
 * part of their own.
 */
export function areaOf(path: string, purpose: string | null = null): string {
  const first = path.split('/', 2)[1] ?? '';
  if (areas.has(first)) return first;
  return purpose?.startsWith('prefetch') ? 'prefetch' : 'page';
}

const notReady = { status: 'not ready', checks: { process: 'draining' } };

/** Gives an answer the id of its request, and notes whether it has no end. */
function finish({ headers }: Response, id: string, outgoing: object | undefined): void {
  // From a cache, where such a file is for good, others would read this one's id.
  const isForGood = headers.get('cache-control')?.includes('immutable');
  if (!isForGood && !headers.has(requestIdHeader)) headers.set(requestIdHeader, id);
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && outgoing) noteStream(outgoing);
}

/**
 * Wraps a server: each request has an id, which its answer carries, too, and is counted by area and class of status.
 * The time is until the answer begins, because streams of live changes have no end. A process that is being stopped is
 * not ready, whatever stands behind it.
 */
export function observed<Bindings extends { outgoing?: object }>(
  fetch: Fetch<Bindings>,
  metrics: Metrics | undefined,
  draining: () => boolean = () => false,
): Fetch<Bindings> {
  const took = metrics?.histogram(
    'marquee_http_seconds',
    'Requests by area of the site and class of status, until the answer begins.',
    ['area', 'status'],
    latencyBuckets,
  );
  return (request, bindings) =>
    withRequestId(request.headers.get(requestIdHeader), async (id) => {
      const from = performance.now();
      const path = getPath(request);
      const leaving = path === '/readyz' && draining();
      const answer = leaving ? Response.json(notReady, { status: 503 }) : await fetch(request, bindings);
      if (!isFinished(answer)) finish(answer, id, bindings.outgoing);
      const area = areaOf(path, request.headers.get('sec-purpose'));
      const labels = { area, status: `${Math.floor(answer.status / 100)}xx` };
      took?.(labels, (performance.now() - from) / 1000);
      return answer;
    });
}
