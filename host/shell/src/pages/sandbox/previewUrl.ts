/**
 * Where a template is to be seen full size in a colour: on its own sandbox site (`slot4.localhost`), or on this one
 * where sites do not stand below `localhost`, or as long as nobody knows where it is looked at.
 */
export function previewUrl(
  here: Pick<Location, 'protocol' | 'hostname' | 'port'> | null,
  code: string,
  color: string,
): string {
  const query = `/?marquee-theme=${code}/${color}`;
  if (!here) return query;
  const { protocol, hostname, port } = here;
  const host = hostname === 'localhost' || hostname.endsWith('.localhost') ? `${code}.localhost` : hostname;
  return `${protocol}//${host}${port && `:${port}`}${query}`;
}
