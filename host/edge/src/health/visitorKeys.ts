import { createHash, randomBytes } from 'node:crypto';
import type { VisitorKeys } from '@marquee/federation-release/health/tally';
import { neighbourhoodOf } from '@marquee/kernel/http/network';

/** A function that hashes visits with the salt of a day; by default one of its own, which is kept nowhere. */
export function visitorHashes(
  salt: Uint8Array = randomBytes(16),
): (network: string | undefined, visit: string) => VisitorKeys {
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('base64url').slice(0, 16);
  return (network = 'unknown', visit) => ({
    session: hash(`visit ${visit}`),
    network: hash(neighbourhoodOf(network)),
  });
}
