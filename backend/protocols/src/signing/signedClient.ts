import { codeOf } from '@marquee/kernel/log';
import * as v from 'valibot';
import { readBody, TooLarge } from './readBody';
import {
  coveredAnswer,
  coveredRequest,
  type Keys,
  type SignatureFault,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from './signing';

/** `fetch`, or `app.request` of a partner in the same process. */
export type Transport = (address: string, init: RequestInit) => Response | Promise<Response>;

/** A partner's server. */
export interface PartnerLink {
  /** For messages and logs: `gateway`, `odds feed` … */
  name: string;
  /** The protocol's base URL, without a trailing slash; empty within the process. */
  url: string;
  keys: Keys | (() => Keys | Promise<Keys>);
  transport: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Timeout, ms. */
  timeout?: number;
}

/**
 * A failed call to a partner. `refused`: a signed refusal with its reason in `error`; retrying is useless. In all other
 * cases it is unknown whether the call was executed, and retrying is safe. `failed`: an unsigned error or a fault.
 */
export class PartnerFault extends Error {
  constructor(
    readonly partner: string,
    readonly kind: 'unreachable' | 'timeout' | 'failed' | 'tooLarge' | SignatureFault | 'malformed' | 'refused',
    readonly detail: { status?: number; error?: string; cause?: unknown } = {},
  ) {
    const { status = '', error = '', cause } = detail;
    super(`${partner}: ${kind} ${status} ${error}`.replace(/ +/g, ' ').trim(), { cause });
  }

  /** For the log: without the words of the partner, which may quote data. */
  get code(): string {
    const { status, cause } = this.detail;
    return [this.partner, this.kind, status, codeOf(cause)].filter(Boolean).join(' ');
  }
}

/** One call: the request, and the schema of its answer. */
export interface PartnerCall<Answer> {
  method: 'GET' | 'POST';
  /** Begins with a slash; may include a query. */
  path: string;
  body?: object;
  answer: v.GenericSchema<unknown, Answer>;
  headers?: Record<string, string>;
  /** Largest answer, bytes. */
  largest?: number;
}

/** A signed refusal: the reason in one word, and the field concerned, if any. */
export const refusalSchema = v.object({ error: v.pipe(v.string(), v.maxLength(80)), at: v.optional(v.string()) });

/** A client of a partner's server: signs requests, and accepts only answers that are signed for the very request. */
export function signedClient(link: PartnerLink) {
  const { name, url, transport, now, timeout = 10_000 } = link;

  /** Makes a call. Throws PartnerFault. */
  return async <Answer>(call: PartnerCall<Answer>): Promise<Answer> => {
    const { method, path, largest = 1_048_576 } = call;
    const keys = typeof link.keys === 'function' ? await link.keys() : link.keys;
    const body = call.body ? JSON.stringify(call.body) : '';
    const signed = signedHeaders(keys, coveredRequest({ method, url: url + path }), body, now());
    const { response, text } = await sendOnce(path, largest, {
      method,
      headers: { ...call.headers, ...signed, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
      redirect: 'error',
    });
    const { status } = response;
    const covered = coveredAnswer(status, signed[signatureHeaders.signature] ?? '');
    const fault = signatureFault(keys, covered, response.headers, text, now());
    if (status >= 500 || (status >= 300 && fault))
      throw new PartnerFault(name, 'failed', { status, error: errorOf(text) });
    if (fault) throw new PartnerFault(name, fault, { status });
    if (status >= 300) throw new PartnerFault(name, 'refused', { status, error: errorOf(text) });
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), call.answer), text);
    if (!answer.success) throw new PartnerFault(name, 'malformed', { error: v.getDotPath(answer.issues[0]) ?? 'body' });
    return answer.output;
  };

  async function sendOnce(path: string, largest: number, init: RequestInit) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), timeout);
    try {
      const response = await transport(url + path, { ...init, signal: limit.signal });
      return { response, text: await readBody(response, largest, limit.signal) };
    } catch (cause) {
      const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
      const kind = cause instanceof TooLarge ? 'tooLarge' : isTimeout ? 'timeout' : 'unreachable';
      throw new PartnerFault(name, kind, { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
export type SignedClient = ReturnType<typeof signedClient>;

function errorOf(text: string): string {
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  return refusal.success ? refusal.output.error : 'unknown';
}
