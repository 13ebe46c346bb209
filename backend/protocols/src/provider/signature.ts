import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a provider's call: who it is, when it was signed (ms since 1970), and HMAC-SHA256 of `<time>.<body>` in hex. */
export const providerHeaders = {
  provider: 'x-provider-code',
  time: 'x-provider-time',
  signature: 'x-provider-signature',
} as const;

/** How far a call's time may be from ours, ms. A call within it that is repeated changes nothing: transactions have ids. */
const tolerance = 5 * 60_000;

function sign(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** The headers that make `body` a call of this provider. */
export function signedBy(provider: string, secret: string, body: string, now: number): Record<string, string> {
  const time = String(now);
  return {
    'content-type': 'application/json',
    [providerHeaders.provider]: provider,
    [providerHeaders.time]: time,
    [providerHeaders.signature]: sign(secret, time, body),
  };
}

/** Whether the headers prove that `body` was signed with `secret`, about now. */
export function isSigned(secret: string, headers: Headers, body: string, now: number): boolean {
  const time = headers.get(providerHeaders.time) ?? '';
  const given = Buffer.from(headers.get(providerHeaders.signature) ?? '');
  const expected = Buffer.from(sign(secret, time, body));
  const equal = given.length === expected.length && timingSafeEqual(given, expected);
  return equal && Math.abs(now - Number(time)) <= tolerance;
}
