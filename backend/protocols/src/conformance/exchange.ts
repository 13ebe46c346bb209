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

/** A request as it goes out; what is said of the signature may be wrong on purpose. */
export interface RawRequest {
  method: 'GET' | 'POST';
  path: string;
  body: string;
  /** What the signature is made of, where that differs: keys (none: no signature), path, body, time (ms since 1970). */
  signed?: { keys?: Keys; path?: string; body?: string; at?: number };
}

/** An answer, and the signature of the request that it belongs to. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  requestSignature: string;
}

/** The largest answer that is read, bytes. */
const largestAnswer = 1_048_576;

/** Sends a request exactly as it is described. Throws what the transport throws. */
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

/** What an answer is called in a reason. */
export const shown = ({ status, text }: RawAnswer) => `${status} ${text.slice(0, 120)}`.trim();

/** Throws unless an answer has one of some statuses. */
export function mustHaveStatus(answer: RawAnswer, ...statuses: number[]): void {
  if (!statuses.includes(answer.status)) throw new Violation(`expected ${statuses.join(' or ')}, got ${answer.status}`);
}

/** Throws unless an answer is signed for its request, about now, with one of the keys. */
export function mustBeSigned({ keys, now }: TestedPartner, answer: RawAnswer): void {
  const { status, headers, text, requestSignature } = answer;
  const fault = signatureFault(keys, coveredAnswer(status, requestSignature), headers, text, now());
  if (fault === 'staleTime') throw new Violation(`the answer's ${signatureHeaders.time} is more than five minutes off`);
  if (fault) throw new Violation(`the answer is not signed for this request`);
}

/** What a signed 200 says. Throws unless it is one, of the right shape. */
export function accepted<T>(partner: TestedPartner, answer: RawAnswer, schema: v.GenericSchema<unknown, T>): T {
  mustHaveStatus(answer, 200);
  mustBeSigned(partner, answer);
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.text);
  if (said.success) return said.output;
  throw new Violation(`the answer is of another shape at ${v.getDotPath(said.issues[0]) ?? 'its beginning'}`);
}
