import { getPath } from 'hono/utils/url';
import { isFinished } from '../http/finishedAnswer';
import { noteStream } from '../process/shutdown';
import { requestIdHeader, withRequestId } from '../requestId';
import { latencyBuckets, type Metrics } from './metrics';

/** What a server calls with each request. */
type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** First path segments with a label of their own; everything else is a page. */
const areas = new Set(
  ['api', 'art', 'fonts', 'gateway', 'healthz', 'play', 'provider', 'readyz', 'releases', 'sandbox', 'static'].concat(
    'third-party',
  ),
);

/** The area of a path, never the path itself; prefetched pages are an area of their own. */
export function areaOf(path: string, purpose: string | null = null): string {
  const first = path.split('/', 2)[1] ?? '';
  if (areas.has(first)) return first;
  return purpose?.startsWith('prefetch') ? 'prefetch' : 'page';
}

const notReady = { status: 'not ready', checks: { process: 'draining' } };

/** Adds the request id to a response, and notes whether it is endless. */
function finish({ headers }: Response, id: string, outgoing: object | undefined): void {
  // Immutable files are cached: others would see this request's id.
  const isForGood = headers.get('cache-control')?.includes('immutable');
  if (!isForGood && !headers.has(requestIdHeader)) headers.set(requestIdHeader, id);
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && outgoing) noteStream(outgoing);
}

/**
 * Wraps a server: each request gets an id, which its response carries, and is counted by area and status class.
 * Durations end at the response's beginning, because live streams are endless. A process that is shutting down is not
 * ready.
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
