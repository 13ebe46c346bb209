import { serviceUnavailable } from '@marquee/contract/envelope';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { edgeItself, signedVisitor, visitorHeader } from '@marquee/kernel/http/visitorHeader';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';
import type { BackendLink } from './backendLink';

/** Headers that belong to one hop only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/** How an edge tells visitors apart, and proves it to its backend. */
interface ProxyOptions {
  /** Whether a proxy in front of the edge sets `x-forwarded-for`. */
  trustProxy?: boolean;
  /** Shared with the backend. */
  keys?: readonly string[] | undefined;
}

/** What stands for an answer where there is none. */
const unavailable = () =>
  Response.json(serviceUnavailable, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });

/**
 * A balancer between edge and backends that has nobody to ask answers a page of its own; a backend answers these with
 * JSON alone.
 */
const isBalancers = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json');

/**
 * A backend at `origin`. Bodies stream both ways, so that server-sent events pass. The visitor's network goes along as
 * the only one in `x-forwarded-for`: what a trusted proxy in front of the edge says last, else whoever connected. With
 * keys it is signed (`visitorHeader`), and so are the edge's own calls. A backend that cannot be reached, or for which
 * only a balancer answers, is the envelope of an unavailable service with status 503.
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
        // Streams are ended by readers who leave; other answers go through untouched.
        const isStream = kept.get('content-type')?.startsWith('text/event-stream');
        const body = isStream && answer.body ? untilAborted(answer.body, request.signal) : answer.body;
        return new Response(body, { status: answer.status, headers: kept });
      } catch {
        return unavailable();
      }
    },
  };
}

/**
 * A body that ends where its reader has gone away, instead of failing: nobody is left to be told, and a server would
 * log it.
 */
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
