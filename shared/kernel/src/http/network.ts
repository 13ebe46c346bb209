import { isIPv4, isIPv6 } from 'node:net';

/** An address without port, brackets and zone. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household
 * (`2001:db8:1:2::`). Undefined if it is no address.
 */
export function networkOf(text: string): string | undefined {
  const plain = bare(text);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(mapped)) return undefined;
  return `${groupsOf(mapped).slice(0, 4).join(':')}::`;
}

/**
 * The larger network that a network belongs to: the /24 of an IPv4 address, the /48 of an IPv6 one. Somebody with many
 * addresses usually has them there.
 */
export function neighbourhoodOf(network: string): string {
  return isIPv4(network) ? network.replace(/\.\d+$/, '.0') : network.split(':').slice(0, 3).join(':');
}

/**
 * The visitor's network: by a trusted proxy's header, else by the connection. Undefined for a request within the
 * process.
 */
export function visitorNetwork(
  headers: Headers,
  socket: { remoteAddress?: string | undefined } | undefined,
  trustProxy: boolean,
): string | undefined {
  if (!socket) return undefined;
  return (trustProxy && forwardedNetwork(headers)) || (networkOf(socket.remoteAddress ?? '') ?? 'unknown');
}

/** The network that our proxy wrote into `x-forwarded-for`: its last entry. Undefined if it is missing or invalid. */
export function forwardedNetwork(headers: Headers): string | undefined {
  return networkOf(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
}
