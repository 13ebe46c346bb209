import { isIPv4, isIPv6 } from 'node:net';

/** Private networks: loopback, private, link-local. */
const own = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/i;

/**
 * The network of a call, for the list of sessions, without the part that identifies a household (`203.0.113.x`,
 * `2001:db8:1::x`). Empty for private networks and for text that is no address.
 */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (own.test(plain)) return '';
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const known = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${known.slice(0, 3).join(':')}::x`;
}

/**
 * The key that attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, which one household or server
 * has to itself. An IPv4-mapped IPv6 address counts as IPv4; other text is used as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = plain.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...missing, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
