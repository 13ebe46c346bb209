/**
 * Adapts the link to the current origin: the server does not know the port, and a sandbox has no TLS. Links to other
 * hosts are unchanged.
 */
export function shownLink(link: string, origin: string): string {
  const { hostname, pathname, search } = new URL(link);
  return hostname === new URL(origin).hostname ? `${origin}${pathname}${search}` : link;
}
