import { serviceUnavailable } from '@marquee/contract/envelope';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { edgeItself, signedVisitor, visitorHeader } from '@marquee/kernel/http/visitorHeader';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';
import type { BackendLink } from './backendLink';

/** Hop-by-hop headers. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/** How an edge determines visitors' addresses, and signs them for its backend. */
interface ProxyOptions {
  /** Whether a proxy in front of the edge sets `x-forwarded-for`. */
  trustProxy?: boolean;
  /** Keys shared with the backend. */
  keys?: readonly string[] | undefined;
}

/** The answer if there is none. */
const unavailable = () =>
  Response.json(serviceUnavailable, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });

/**
 * A load balancer between edge and backends answers with its own page if no backend is available; backends answer these
 * paths in JSON only.
 */
const isBalancers = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json');

/**
 * A backend at `origin`. Bodies are streamed both ways, so that server-sent events pass. The visitor's network is the
 * only one in `x-forwarded-for`: the last one that a trusted proxy named, else the peer's address. With keys it is
 * signed (`visitorHeader`), as are the edge's own calls. If the backend is unreachable, or only a load balancer
 * answers, the answer is the envelope of an unavailable service with status 503.
 */
export function proxyLink(origin: string, { trustProxy = false, keys = [] }: ProxyOptions = {}): BackendLink {
  return {
    isElsewhere: true,
    async fetch(request, bindings) {
      const { pathname, search, host, protocol } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of [...hopByHop, 'accept-encoding', 'content-length']) headers.delete(name);
      headers.set('x-forwarded-host', request.headers.get('host') ?? host);
      if (!trustProxy || !headers.has('x-forwarded-proto')) headers.set('x-forwarded-proto', protocol.slice(0, -1));
      const visitor = visitorNetwork(headers, bindings?.incoming?.socket, trustProxy);
      for (const name of ['x-forwarded-for', visitorHeader]) headers.delete(name);
      if (visitor) headers.set('x-forwarded-for', visitor);
      if (keys.length > 0) headers.set(visitorHeader, signedVisitor(keys, visitor ?? edgeItself, Date.now()));
      headers.set('accept-encoding', 'identity');
      const id = currentRequestId();
      if (id) headers.set(requestIdHeader, id);
      const init: RequestInit & { duplex: 'half' } = {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: request.signal,
        duplex: 'half',
      };
      try {
        const answer = await fetch(new URL(pathname + search, origin), init);
        if (isBalancers(answer)) {
          await answer.body?.cancel();
          return unavailable();
        }
        const kept = new Headers(answer.headers);
        for (const name of hopByHop) kept.delete(name);
        // Readers may leave streams at any time; other answers are passed through unchanged.
        const isStream = kept.get('content-type')?.startsWith('text/event-stream');
        const body = isStream && answer.body ? untilAborted(answer.body, request.signal) : answer.body;
        return new Response(body, { status: answer.status, headers: kept });
      } catch {
        return unavailable();
      }
    },
  };
}

/** A body that ends normally if its reader has left, because a failure would only be logged. */
function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (!signal.aborted) return controller.error(error);
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
