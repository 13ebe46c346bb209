import { originOf } from '@marquee/protocols/games/address';

function covers(allowed: string, origin: string): boolean {
  if (allowed === origin) return true;
  const [scheme, host = ''] = allowed.split('://*');
  return host !== '' && origin.startsWith(`${scheme}://`) && origin.endsWith(host);
}

/** Whether a site's pages may frame an address: a path of the site, or an origin that the site lists. */
export function mayFrame(origins: readonly string[], address: string): boolean {
  const origin = originOf(address);
  return origin === null || origins.some((allowed) => covers(allowed, origin));
}
