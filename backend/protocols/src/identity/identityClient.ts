import { type PartnerLink, signedClient } from '../signing/signedClient';
import type { IdentityCheck } from './identityCheck';
import { identityAnswer, identityPaths } from './messages';

/** An identity partner over HTTP. Throws PartnerFault. */
export function identityClient(link: Omit<PartnerLink, 'name'>): IdentityCheck {
  const call = signedClient({ ...link, name: 'identity check' });
  return {
    check: (order) =>
      call({ method: 'POST', path: identityPaths.checks, body: order, answer: identityAnswer, largest: 16_384 }),
  };
}
