/**
 * The link as it works where the player is: the server knows its host without the port, and a sandbox is served without
 * TLS. A link to another host stays as it is.
 */
export function shownLink(link: string, origin: string): string {
  const { hostname, pathname, search } = new URL(link);
  return hostname === new URL(origin).hostname ? `${origin}${pathname}${search}` : link;
}
