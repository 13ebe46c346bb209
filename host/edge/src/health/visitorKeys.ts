import { createHash, randomBytes } from 'node:crypto';
import type { VisitorKeys } from '@marquee/federation-release/health/tally';
import { neighbourhoodOf } from '@marquee/kernel/http/network';

/** A function that hashes visitors with the salt of a day; by default one of its own, which is kept nowhere. */
export function visitorHashes(
  salt: Uint8Array = randomBytes(16),
): (network: string | undefined, agent: string | undefined) => VisitorKeys {
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('base64url').slice(0, 16);
  return (network = 'unknown', agent = '') => ({
    session: hash(`${network} ${agent}`),
    network: hash(neighbourhoodOf(network)),
  });
}
