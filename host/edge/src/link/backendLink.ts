import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { calls } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';

/** What comes with a request beside itself: the socket, for the caller's address. */
export type RequestBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** The way to a backend: its own app in this process, or a server elsewhere. */
export interface BackendLink {
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>;
  /** Whether it is a server of its own, which the edge outlives: health is then not the backend's. */
  isElsewhere?: boolean;
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

/** How long a call of the edge itself may take, ms: a visitor waits for it. */
export const callTimeout = 2000;

/**
 * Gives what a backend elsewhere does a time, ms, and rejects when it is over. One in this process is not silent: it is
 * busy, as the edge itself is then.
 */
export async function within<T>(
  link: BackendLink,
  milliseconds: number,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  return link.isElsewhere ? work(AbortSignal.timeout(milliseconds)) : work();
}

/**
 * Makes a visitor's call. A failed transport, silence and whatever is no envelope resolve to the row's failure
 * (R8). Throws for a player's call.
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
