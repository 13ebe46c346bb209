import { remembered } from '@marquee/kernel/remembered';

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
