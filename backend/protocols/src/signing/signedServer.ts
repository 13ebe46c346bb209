import * as v from 'valibot';
import { readBody, TooLarge } from './readBody';
import { coveredAnswer, coveredRequest, type Keys, signatureFault, signatureHeaders, signedHeaders } from './signing';

/** An endpoint's answer: an HTTP status and a JSON object. */
export interface SignedAnswer {
  status?: 200 | 404 | 409 | 410 | 422 | 500 | 503;
  body: object;
}

/** One signed endpoint. */
export interface SignedEndpoint<Message> {
  /** The sender's keys; empty for an unknown sender. */
  keys: Keys | ((request: Request) => Keys | Promise<Keys>);
  /** Milliseconds since 1970. */
  now: () => number;
  /** Schema of the body, or of a GET's query. */
  schema: v.GenericSchema<unknown, Message>;
  /** Largest body, bytes. */
  largest?: number;
  /** Handles a valid message. Errors are reported and answered with 500 `tryAgain`. */
  handle(message: Message, request: Request): Promise<SignedAnswer>;
  report(error: unknown): void;
}

const refused = (status: 400 | 401 | 413, error: string) => Response.json({ error }, { status });

/**
 * Serves one endpoint of a partner protocol: 401 `badSignature` or `staleTime`, 400 `badMessage`, 413 `tooLarge`,
 * otherwise the signed answer. The signature is verified before anything else. Messages may be retried: handlers must
 * be idempotent by an id in the message.
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

/** The unvalidated content of a request; undefined if the body is not JSON. */
function messageOf({ method, url }: Request, body: string): unknown {
  if (method === 'GET') return Object.fromEntries(new URL(url).searchParams);
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
