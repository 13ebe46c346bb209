import { createHmac } from 'node:crypto';

/** The bytes of a key: as base64 behind `whsec_`, or its characters. */
const bytesOf = (key: string) => (key.startsWith('whsec_') ? Buffer.from(key.slice(6), 'base64') : Buffer.from(key));

/**
 * Headers of a message after Standard Webhooks: its id, when it was sent (s since 1970), and a signature by each key
 * over id, time and body. The receiver takes it if one of them fits, refuses old ones, and acts once for an id.
 */
export function signedHeaders(keys: readonly string[], id: string, body: string, now: number): Record<string, string> {
  const time = Math.floor(now / 1000);
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', bytesOf(key)).update(`${id}.${time}.${body}`).digest('base64')}`,
  );
  return {
    ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': String(time) },
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}
