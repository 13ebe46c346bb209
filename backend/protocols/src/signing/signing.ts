import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secrets shared by two partners. Messages are signed with the first; each is accepted. During rotation there are
 * two: add the new one behind the old one on both sides, put it first, then remove the old one.
 */
export type Keys = readonly string[];

/** Headers of a signed message: when it was signed (ms since 1970), and the signature in hex. */
export const signatureHeaders = { time: 'marquee-time', signature: 'marquee-signature' } as const;

/** Tolerated clock difference, ms; it also limits replays. */
export const clockTolerance = 5 * 60_000;

/**
 * What a signature covers besides time and body. A request: its method and path with query. An answer: its status and
 * the request's signature.
 */
export type Covered = readonly [what: string, of: string];

/** The signed parts of a request; the query is part of the path. */
export function coveredRequest({ method, url }: { method: string; url: string }): Covered {
  const { pathname, search } = new URL(url, 'http://localhost');
  return [method.toUpperCase(), pathname + search];
}

/** The signed parts of an answer, which bind it to one request. */
export function coveredAnswer(status: number, requestSignature: string): Covered {
  return [String(status), requestSignature];
}

/**
 * HMAC-SHA-256 in hex of five lines: `v1`, the two covered texts, the time, and the body (which may contain line
 * breaks).
 */
function signatureOf(key: string, [what, of]: Covered, time: string, body: string): string {
  return createHmac('sha256', key).update(`v1\n${what}\n${of}\n${time}\n${body}`).digest('hex');
}

/** The signature headers of a message. Throws without a key. */
export function signedHeaders(keys: Keys, covered: Covered, body: string, now: number): Record<string, string> {
  const [key] = keys;
  if (!key) throw new Error('No key to sign with');
  const time = String(now);
  return {
    [signatureHeaders.time]: time,
    [signatureHeaders.signature]: signatureOf(key, covered, time, body),
  };
}

/** A signature fault; `staleTime` only if the signature is otherwise valid. */
export type SignatureFault = 'badSignature' | 'staleTime';

/** Verifies a message's signature; undefined if one of the keys made it for exactly this message, recently. */
export function signatureFault(
  keys: Keys,
  covered: Covered,
  headers: Headers,
  body: string,
  now: number,
): SignatureFault | undefined {
  const time = headers.get(signatureHeaders.time) ?? '';
  const given = Buffer.from(headers.get(signatureHeaders.signature) ?? '');
  const isRight = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, covered, time, body));
    return key !== '' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) return 'badSignature';
  const isNow = /^\d{1,15}$/.test(time) && Math.abs(now - Number(time)) <= clockTolerance;
  return isNow ? undefined : 'staleTime';
}
