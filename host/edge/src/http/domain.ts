import { isIP } from 'node:net';
import { remembered } from './remembered';

/** The site for requests whose host has no domain name: an IP address, or no host. */
export const defaultDomain = 'localhost';

/**
 * The site's domain name from a Host header: the last two labels (D1.01), lower case, without port.
 * `casino1.localhost:3000` → `casino1.localhost`, `www.example.com` → `example.com`, `127.0.0.1` → `localhost`.
 */
export function domainOf(host: string | undefined): string {
  return named(host ?? '');
}

const named = remembered(nameOf);

function nameOf(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (!/^[a-z0-9.-]+$/.test(name) || isIP(name)) return defaultDomain;
  const labels = name.split('.').filter(Boolean);
  return labels.length === 0 ? defaultDomain : labels.slice(-2).join('.');
}

/** Local sites may differ by port; others use the default port, whatever the Host header says. */
const isOfThisMachine = (domain: string) => /(?:^|\.)localhost$/.test(domain);

/**
 * The canonical origin of a site for search engines: `https://www.example.com:8443` → `https://example.com`; IP
 * addresses and local ports are kept.
 */
export function siteOrigin(origin: string, domain: string): string {
  return origin.endsWith(`//${domain}`) ? origin : canonical(`${origin} ${domain}`);
}

const canonical = remembered(canonicalOf);

/** From both, with a space between: neither has one. */
function canonicalOf(both: string): string {
  const [origin = '', domain = ''] = both.split(' ');
  const url = new URL(origin);
  if (!`.${url.hostname.replace(/\.$/, '')}`.endsWith(`.${domain}`)) return url.origin;
  url.hostname = domain;
  if (!isOfThisMachine(domain)) url.port = '';
  return url.origin;
}
