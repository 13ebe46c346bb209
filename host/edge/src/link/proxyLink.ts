import { serviceUnavailable } from '@marquee/contract/envelope';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';
import type { BackendLink } from './backendLink';

/** Headers that belong to one hop only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/** What stands for an answer where there is none. */
const unavailable = () =>
  Response.json(serviceUnavailable, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });

/** A balancer between edge and backends that has nobody to ask answers a page of its own; a backend answers these with JSON alone. */
const isBalancers = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json');

/**
 * A backend at `origin`. Bodies stream both ways, so that server-sent events pass; the caller's address goes along as the last one in
 * `x-forwarded-for`, which is the only one that a backend believes: what a trusted proxy in front of the edge says stands. A backend that cannot be reached or for which
 * only a balancer answers is the envelope of an unavailable service with status 503.
 */
export function proxyLink(origin: string, { trustProxy = false } = {}): BackendLink {
  return {
    isElsewhere: true,
    async fetch(request, bindings) {
      const { pathname, search, host } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of [...hopByHop, 'accept-encoding', 'content-length']) headers.delete(name);
      headers.set('x-forwarded-host', request.headers.get('host') ?? host);
      const address = bindings?.incoming?.socket?.remoteAddress;
      const isSaid = trustProxy && headers.has('x-forwarded-for');
      if (address && !isSaid) headers.append('x-forwarded-for', address);
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
        return new Response(answer.body, { status: answer.status, headers: kept });
      } catch {
        return unavailable();
      }
    },
  };
}
