import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { calls } from '@marquee/contract/calls';

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
