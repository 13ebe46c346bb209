import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secrets that two partners share. Everything is signed with the first; each verifies. There are two while a secret
 * is changed: the new one is added behind the old one on both sides, then put first, then the old one is removed.
 */
export type Keys = readonly string[];

/** Headers of a signed message: when it was signed (ms since 1970), and the signature in hex. */
export const signatureHeaders = { time: 'marquee-time', signature: 'marquee-signature' } as const;

/** How far a message's time may be from the receiver's, ms: an older one cannot be played again. */
export const clockTolerance = 5 * 60_000;

/**
 * What a signature covers beside time and body. A request: its method and its path with query. An answer: its status
 * and the request's signature.
 */
export type Covered = readonly [what: string, of: string];

/** What is signed for a request. The query is part of the path. */
export function coveredRequest({ method, url }: { method: string; url: string }): Covered {
  const { pathname, search } = new URL(url, 'http://localhost');
  return [method.toUpperCase(), pathname + search];
}

/** What is signed for an answer: it belongs to one request, and to no other. */
export function coveredAnswer(status: number, requestSignature: string): Covered {
  return [String(status), requestSignature];
}

/**
 * HMAC-SHA-256 in hex of five lines: `v1`, the two covered words, the time, and the body, which may have lines of its
 * own.
 */
function signatureOf(key: string, [what, of]: Covered, time: string, body: string): string {
  return createHmac('sha256', key).update(`v1\n${what}\n${of}\n${time}\n${body}`).digest('hex');
}

/** The headers that sign a message. Throws where there is no key. */
export function signedHeaders(keys: Keys, covered: Covered, body: string, now: number): Record<string, string> {
  const [key] = keys;
  if (!key) throw new Error('No key to sign with');
  const time = String(now);
  return {
    [signatureHeaders.time]: time,
    [signatureHeaders.signature]: signatureOf(key, covered, time, body),
  };
}

/** What is wrong with a signature; `staleTime` is only said of one that is right otherwise. */
export type SignatureFault = 'badSignature' | 'staleTime';

/**
 * What is wrong with a message's signature; undefined when one of the keys made it, for exactly this message, about
 * now.
 */
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
