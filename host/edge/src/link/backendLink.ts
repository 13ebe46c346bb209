import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { calls } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';

/** Data of a request besides itself: the socket, for the caller's address. */
export type RequestBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** Connection to a backend: its app in this process, or another server. */
export interface BackendLink {
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>;
  /** Whether the backend is another server, which may fail while the edge runs: health is then the edge's own. */
  isElsewhere?: boolean;
}

/** A backend in this process. */
export function insideLink(app: {
  fetch(request: Request, bindings?: RequestBindings): Response | Promise<Response>;
}): BackendLink {
  return { fetch: async (request, bindings) => app.fetch(request, bindings ?? {}) };
}

/** The site of a call by the edge itself. */
export interface CallingSite {
  domain_name: string;
  external_id?: string;
}

/** Timeout of calls by the edge itself, ms: a visitor waits for them. */
export const callTimeout = 2000;

/**
 * Applies a timeout, ms, to calls of another server. A backend in this process gets none: if it is slow, so is the
 * edge.
 */
export async function within<T>(
  link: BackendLink,
  milliseconds: number,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  return link.isElsewhere ? work(AbortSignal.timeout(milliseconds)) : work();
}

/**
 * Makes a call as a visitor. A failed transport, a timeout and invalid answers resolve to the call's failure (R8).
 * Throws for players' calls.
 */
export async function callBackend<N extends CallName>(
  link: BackendLink,
  site: CallingSite,
  name: N,
  input: Input<N>,
  timeout = callTimeout,
): Promise<Answer<N>> {
  if (calls[name].carries === 'player')
    throw new Error(`${name} carries a player; a page for everybody cannot ask it.`);
  const body = JSON.stringify({ ...input, ...site });
  const asked = async (signal: AbortSignal | null = null) => {
    const request = new Request(`http://${site.domain_name}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: site.domain_name },
      body,
      signal,
    });
    const answer: unknown = await (await link.fetch(request)).json();
    if (!isEnvelope(answer)) throw new Error(`${name} was answered by no envelope`);
    return answer as Answer<N>;
  };
  return within(link, timeout, asked).catch(() => calls[name].failure as unknown as Answer<N>);
}

function isEnvelope(value: unknown): value is Envelope {
  const { statusCode, statusMessage } = (value ?? {}) as Partial<Envelope>;
  return typeof statusCode === 'number' && typeof statusMessage === 'string';
}
