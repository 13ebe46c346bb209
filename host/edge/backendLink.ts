import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { calls } from '@marquee/contract/calls';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';

/** What comes with a request beside itself: the socket, for the caller's address. */
export type RequestBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** The way to a backend: its own app in this process, or a server elsewhere. */
export interface BackendLink {
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>;
}

/** A backend in this process. */
export function insideLink(app: {
  fetch(request: Request, bindings?: RequestBindings): Response | Promise<Response>;
}): BackendLink {
  return { fetch: async (request, bindings) => app.fetch(request, bindings ?? {}) };
}

/** Headers that belong to one hop only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/**
 * A backend at `origin`. Bodies stream both ways, so that server-sent events pass; the caller's address goes along in
 * `x-forwarded-for`. A backend that cannot be reached answers the envelope of an unavailable service with status 503.
 */
export function proxyLink(origin: string): BackendLink {
  return {
    async fetch(request, bindings) {
      const { pathname, search, host } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of [...hopByHop, 'accept-encoding', 'content-length']) headers.delete(name);
      headers.set('x-forwarded-host', request.headers.get('host') ?? host);
      const address = bindings?.incoming?.socket?.remoteAddress;
      if (address) headers.append('x-forwarded-for', address);
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
        const kept = new Headers(answer.headers);
        for (const name of hopByHop) kept.delete(name);
        return new Response(answer.body, { status: answer.status, headers: kept });
      } catch {
        return Response.json({ statusCode: -503, statusMessage: 'serviceUnavailable' }, { status: 503 });
      }
    },
  };
}

/** The site that a call of the edge itself is for. */
export interface CallingSite {
  domain_name: string;
  external_id?: string;
}

/** Makes a visitor's call. A failed transport resolves to the row's failure (specification §8). Throws for a player's call. */
export async function callBackend<N extends CallName>(
  link: BackendLink,
  site: CallingSite,
  name: N,
  input: Input<N>,
): Promise<Answer<N>> {
  if (calls[name].carries === 'player')
    throw new Error(`${name} carries a player; a page for everybody cannot ask it.`);
  const body = JSON.stringify({ ...input, ...site });
  const request = new Request(`http://${site.domain_name}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: site.domain_name },
    body,
  });
  try {
    const answer = await link.fetch(request);
    return (await answer.json()) as Answer<N>;
  } catch {
    return calls[name].failure as unknown as Answer<N>;
  }
}
