import * as v from 'valibot';
import { readBody } from '../signing/readBody';
import {
  coveredAnswer,
  coveredRequest,
  type Keys,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from '../signing/signing';
import { type TestedPartner, Violation } from './runner';

/** A raw request; its signature may be wrong on purpose. */
export interface RawRequest {
  method: 'GET' | 'POST';
  path: string;
  body: string;
  /** What the signature covers, where it differs: keys (none: unsigned), path, body, time (ms since 1970). */
  signed?: { keys?: Keys; path?: string; body?: string; at?: number };
}

/** A raw answer, with the signature of its request. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  requestSignature: string;
}

/** Largest answer, bytes. */
const largestAnswer = 1_048_576;

/** Sends a request exactly as described. Throws the transport's errors. */
export async function exchange(partner: TestedPartner, request: RawRequest): Promise<RawAnswer> {
  const { url, transport, now, timeout } = partner;
  const { method, path, body, signed = {} } = request;
  const keys = signed.keys ?? partner.keys;
  const covered = coveredRequest({ method, url: url + (signed.path ?? path) });
  const headers: Record<string, string> =
    keys.length > 0 ? signedHeaders(keys, covered, signed.body ?? body, signed.at ?? now()) : {};
  const response = await transport(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  const text = await readBody(response, largestAnswer);
  const requestSignature = headers[signatureHeaders.signature] ?? '';
  return { status: response.status, headers: response.headers, text, requestSignature };
}

/** An answer in messages. */
export const shown = ({ status, text }: RawAnswer) => `${status} ${text.slice(0, 120)}`.trim();

/** Throws unless an answer has one of these statuses. */
export function mustHaveStatus(answer: RawAnswer, ...statuses: number[]): void {
  if (!statuses.includes(answer.status)) throw new Violation(`expected ${statuses.join(' or ')}, got ${answer.status}`);
}

/** Throws unless an answer is signed for its request, recently, with one of the keys. */
export function mustBeSigned({ keys, now }: TestedPartner, answer: RawAnswer): void {
  const { status, headers, text, requestSignature } = answer;
  const fault = signatureFault(keys, coveredAnswer(status, requestSignature), headers, text, now());
  if (fault === 'staleTime') throw new Violation(`the answer's ${signatureHeaders.time} is more than five minutes off`);
  if (fault) throw new Violation(`the answer is not signed for this request`);
}

/** The content of a signed 200 answer. Throws if it is not one, or has the wrong shape. */
export function accepted<T>(partner: TestedPartner, answer: RawAnswer, schema: v.GenericSchema<unknown, T>): T {
  mustHaveStatus(answer, 200);
  mustBeSigned(partner, answer);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.text);
  if (parsed.success) return parsed.output;
  throw new Violation(`the answer is of another shape at ${v.getDotPath(parsed.issues[0]) ?? 'its beginning'}`);
}
