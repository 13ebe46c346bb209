import * as v from 'valibot';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isAddress(text: string): boolean {
  // A path of this site: one slash, and nothing that a browser would parse as another host.
  if (/^\/(?![/\\])[^\\]*$/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

/** A URL from a partner for players' browsers: https, http to localhost only, or a path of the site. */
export const browserAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^[\x21-\x7e]+$/, 'printable ASCII'),
  v.check(isAddress, 'an https address, or a path of the site'),
);

/** The origin of a valid `browserAddress`; null for a path of the site. */
export function originOf(address: string): string | null {
  return address.startsWith('/') ? null : new URL(address).origin;
}
