import { domainOf } from '@marquee/kernel/http/domain';
import type { SiteFile } from '../../sites/siteFile';

/** Browsers resolve these names to this machine, and allow WebAuthn without https. */
const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** The site as WebAuthn relying party: passkeys are bound to its domain name. */
export function relyingParty({ domain_name, site_name }: SiteFile): { rpID: string; rpName: string } {
  return { rpID: domain_name, rpName: site_name };
}

/**
 * The origin in `clientDataJSON` (base64url) if it belongs to the site: its domain name or a subdomain, by https or on
 * this machine. Undefined otherwise.
 */
export function ownOrigin(clientDataJSON: string, { domain_name }: SiteFile): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { origin, protocol, host, hostname } = new URL((clientData as { origin: string }).origin);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
    return isSafe && domainOf(host) === domain_name ? origin : undefined;
  } catch {
    return undefined;
  }
}
