import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed callback: when it was signed (ms since 1970), and the HMAC-SHA256 of `<time>.<body>` in hex. */
export const signatureHeaders = { time: 'x-gateway-time', signature: 'x-gateway-signature' } as const;

/** How far a callback's time may be from ours, ms: an old callback cannot be played again. */
const tolerance = 5 * 60_000;

function sign(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** The headers that make `body` a callback of the one who knows `secret`. */
export function signedHeaders(secret: string, body: string, now: number): Record<string, string> {
  const time = String(now);
  return {
    'content-type': 'application/json',
    [signatureHeaders.time]: time,
    [signatureHeaders.signature]: sign(secret, time, body),
  };
}

/** Whether the headers prove that `body` comes from the one who knows `secret`, about now. */
export function isAuthentic(secret: string, headers: Headers, body: string, now: number): boolean {
  const time = headers.get(signatureHeaders.time) ?? '';
  const given = Buffer.from(headers.get(signatureHeaders.signature) ?? '');
  const expected = Buffer.from(sign(secret, time, body));
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(now - Number(time)) <= tolerance
  );
}
