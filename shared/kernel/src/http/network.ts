import { isIPv4, isIPv6 } from 'node:net';

/** An address as proxies write it, without port, brackets and zone. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an IPv6 address, of which `::` may have left some out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The network that counts as one caller: an IPv4 address, or the first half of an IPv6 address, of which one household
 * has all (`2001:db8:1:2::`). Undefined for what is no address.
 */
export function networkOf(text: string): string | undefined {
  const plain = bare(text);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(mapped)) return undefined;
  return `${groupsOf(mapped).slice(0, 4).join(':')}::`;
}

/**
 * The network of a visitor: what a trusted proxy says of them, else whoever connected. Undefined for a request without
 * a connection, which is the process's own.
 */
export function visitorNetwork(
  headers: Headers,
  socket: { remoteAddress?: string | undefined } | undefined,
  trustProxy: boolean,
): string | undefined {
  if (!socket) return undefined;
  return (trustProxy && forwardedNetwork(headers)) || (networkOf(socket.remoteAddress ?? '') ?? 'unknown');
}

/**
 * The network that the proxy in front of us wrote into `x-forwarded-for`: its last entry. Undefined where it wrote
 * none, or nonsense.
 */
export function forwardedNetwork(headers: Headers): string | undefined {
  return networkOf(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
}
