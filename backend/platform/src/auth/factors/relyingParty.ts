import { domainOf } from '../../sites/domainOf';
import type { SiteFile } from '../../sites/siteFile';

/** Browsers take these names for this machine, and let them do without https. */
const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** A site as authenticators know it: passkeys are bound to its domain name (WebAuthn's relying party). */
export function relyingParty({ domain_name, site_name }: SiteFile): { rpID: string; rpName: string } {
  return { rpID: domain_name, rpName: site_name };
}

/**
 * The origin that a browser says it signed for (`clientDataJSON`, base64url), where that is the site's: its domain name
 * or a host below it, by https, or on this machine. Undefined otherwise.
 */
export function ownOrigin(clientDataJSON: string, { domain_name }: SiteFile): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { origin, protocol, host, hostname } = new URL((said as { origin: string }).origin);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
    return isSafe && domainOf(host) === domain_name ? origin : undefined;
  } catch {
    return undefined;
  }
}
