import { isIPv4, isIPv6 } from 'node:net';

/** Networks of one household or office: loopback, private, link-local. */
const own = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/i;

/**
 * Where a call comes from, for the list of sessions: the network, without what would tell one household from another
 * (`203.0.113.x`, `2001:db8:1::x`). Empty for the site's own network and for what is no address.
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
 * What tries are counted by: an address, of IPv6 the /64 that one household or server has to itself. An IPv4 address
 * that is written as IPv6 is the IPv4 address; what is no address stands for itself.
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
