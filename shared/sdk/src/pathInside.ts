/** Matches a scheme or host. */
const absoluteUrl = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The path of a link within the site, below `base` (the locale prefix), or null for an external one.
 * @param here URL of the page; undefined on a server
 */
export function pathInside(to: string, base: string, here: string | undefined): string | null {
  if (!absoluteUrl.test(to)) return to;
  if (here === undefined || !URL.canParse(to, here)) return null;
  const { origin, pathname, search, hash } = new URL(to, here);
  const prefix = base.replace(/\/$/, '');
  const isInside =
    origin === new URL(here).origin && `${pathname}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase());
  return isInside ? `${pathname.slice(prefix.length) || '/'}${search}${hash}` : null;
}
