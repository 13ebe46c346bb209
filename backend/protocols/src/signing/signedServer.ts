import * as v from 'valibot';
import { readBody, TooLarge } from './readBody';
import { coveredAnswer, coveredRequest, type Keys, signatureFault, signatureHeaders, signedHeaders } from './signing';

/** What an endpoint answers: an HTTP status, and a JSON object. */
export interface SignedAnswer {
  status?: 200 | 404 | 409 | 410 | 422 | 500 | 503;
  body: object;
}

/** One signed endpoint. */
export interface SignedEndpoint<Message> {
  /** The keys of whoever sent this request; none for a sender that is not known. */
  keys: Keys | ((request: Request) => Keys | Promise<Keys>);
  /** Milliseconds since 1970. */
  now: () => number;
  /** Of the body; of a GET, which has none, of its query. */
  schema: v.GenericSchema<unknown, Message>;
  /** The largest body that is read, bytes. */
  largest?: number;
  /** Does what was asked. What it throws is reported, and answered with 500 `tryAgain`. */
  handle(message: Message, request: Request): Promise<SignedAnswer>;
  report(error: unknown): void;
}

const refused = (status: 400 | 401 | 413, error: string) => Response.json({ error }, { status });

/**
 * Serves one endpoint of a partner's protocol: 401 `badSignature` or `staleTime`, 400 `badMessage`, 413 `tooLarge`,
 * otherwise the signed answer. Nothing is done before the signature is right. A message may come again: whatever it
 * does is idempotent by an id inside it.
 */
export function signedEndpoint<Message>(endpoint: SignedEndpoint<Message>): (request: Request) => Promise<Response> {
  const { now, schema, largest = 16_384, handle, report } = endpoint;
  return async (request) => {
    let body: string;
    try {
      body = await readBody(request, largest);
    } catch (error) {
      return error instanceof TooLarge ? refused(413, 'tooLarge') : refused(400, 'badMessage');
    }
    const keys = typeof endpoint.keys === 'function' ? await endpoint.keys(request) : endpoint.keys;
    const fault = signatureFault(keys, coveredRequest(request), request.headers, body, now());
    if (fault) return refused(401, fault);
    const signature = request.headers.get(signatureHeaders.signature) ?? '';
    const answer = await answerTo(request, body);
    const text = JSON.stringify(answer.body);
    const status = answer.status ?? 200;
    return new Response(text, {
      status,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(keys, coveredAnswer(status, signature), text, now()),
      },
    });
  };

  async function answerTo(request: Request, body: string): Promise<Omit<SignedAnswer, 'status'> & { status?: number }> {
    const message = v.safeParse(schema, messageOf(request, body));
    if (!message.success) return { status: 400, body: { error: 'badMessage', at: v.getDotPath(message.issues[0]) } };
    try {
      return await handle(message.output, request);
    } catch (error) {
      report(error);
      return { status: 500, body: { error: 'tryAgain' } };
    }
  }
}

/** What a request says, not yet validated; undefined for a body that is no JSON. */
function messageOf({ method, url }: Request, body: string): unknown {
  if (method === 'GET') return Object.fromEntries(new URL(url).searchParams);
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
