import { PartnerFault, signedClient } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import * as v from 'valibot';
import { type Finding, failed, ok, warning } from './check';

/**
 * Whether a partner has our keys: it refuses an empty message with a signed answer, without effect. Uses fetch, so an
 * untrusted certificate fails here; another check reports it.
 */
export async function signatureFinding(
  { url, limit, now }: { url: URL; limit: number; now: () => number },
  keys: Keys,
  path: string,
): Promise<Finding> {
  const call = signedClient({
    name: url.host,
    url: url.href.replace(/\/+$/, ''),
    keys,
    transport: fetch,
    now,
    timeout: limit,
  });
  try {
    await call({ method: 'POST', path, body: {}, answer: v.unknown() });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    const { kind, detail } = error;
    if (kind === 'refused') return ok('has our key, and signs with it');
    const reason = detail.status === 401 ? (detail.error ?? kind) : kind;
    if (reason === 'staleTime') return failed('does not take our time', 'Let both machines follow time servers.');
    if (reason === 'badSignature')
      return failed(
        'has other keys, or sees another path than was sent',
        'Compare the keys with the partner, and what its proxy rewrites.',
      );
    return warning(`does not answer by the protocol: ${error.message}`, `Ask the partner about POST ${path}.`);
  }
  return warning('takes an empty message', `Ask the partner about POST ${path}: it should be refused.`);
}
