import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed header in which an edge tells its backend the visitor of a forwarded request. */
export const visitorHeader = 'marquee-visitor';

/** Its value for the edge's own calls. */
export const edgeItself = 'edge';

/** Maximum age of a signature, and tolerated clock difference, ms. */
const tolerance = 5 * 60_000;

const signatureOf = (key: string, said: string) => createHmac('sha256', key).update(`visitor\n${said}`).digest('hex');

/**
 * The header's value: a time, the visitor's network, and a signature of both with the first key. Throws without a key.
 */
export function signedVisitor([key]: readonly string[], visitor: string, now: number): string {
  if (!key) throw new Error('No key to sign with');
  const signedText = `${now} ${visitor}`;
  return `${signedText} ${signatureOf(key, signedText)}`;
}

/** The visitor in a header: a network, or `edgeItself`. Undefined unless one of the keys signed it recently. */
export function visitorIn(keys: readonly string[], header: string | null, now: number): string | undefined {
  const [time = '', visitor = '', signature = ''] = (header ?? '').split(' ');
  const given = Buffer.from(signature);
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, `${time} ${visitor}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned && Math.abs(now - Number(time)) <= tolerance ? visitor : undefined;
}
