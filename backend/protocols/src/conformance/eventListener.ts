import { listen } from '@marquee/kernel/process/listen';
import { readBody } from '../signing/readBody';
import {
  coveredAnswer,
  coveredRequest,
  type Keys,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from '../signing/signing';

/** An event that a partner sent during the run. */
export interface Delivery {
  method: string;
  path: string;
  /** Parsed JSON; `undefined` if it was not JSON. */
  body: unknown;
  /** The fault of its signature, if any. */
  fault: string | null | undefined;
}

/** Receives the tested partner's events in place of the operator. */
export interface EventListener {
  port: number;
  /** The events so far, in order. */
  deliveries: readonly Delivery[];
  close(): Promise<void>;
}

const idOf = (body: unknown) => (body as { event_id?: unknown } | undefined)?.event_id;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Listens for a partner's events. The first delivery of each is answered with 500 `tryAgain`, like an operator whose
 * database is unavailable, and the second with 200 `applied`; both signed. Unsigned events are answered with 401.
 */
export async function listenForEvents(port: number, keys: Keys, now: () => number): Promise<EventListener> {
  const deliveries: Delivery[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const text = await readBody(request, 16_384);
    const { method, url, headers } = request;
    const fault = signatureFault(keys, coveredRequest({ method, url }), headers, text, now());
    const body = parsed(text);
    const isRepeat = deliveries.some((earlier) => !earlier.fault && idOf(earlier.body) === idOf(body));
    deliveries.push({ method, path: new URL(url).pathname, body, fault });
    if (fault) return Response.json({ error: fault }, { status: 401 });
    const [status, answer] = isRepeat ? [200, { outcome: 'applied' }] : [500, { error: 'tryAgain' }];
    const responseBody = JSON.stringify(answer);
    const covered = coveredAnswer(status, headers.get(signatureHeaders.signature) ?? '');
    return new Response(responseBody, { status, headers: signedHeaders(keys, covered, responseBody, now()) });
  };
  const { server, port: actual } = await new Promise<{ server: ReturnType<typeof listen>; port: number }>(
    (resolve, reject) => {
      const server = listen({ fetch, port }, (address) => resolve({ server, port: address.port }));
      server.once('error', reject);
    },
  );
  return {
    port: actual,
    deliveries,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
