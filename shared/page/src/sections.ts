import type { PageSlot } from './slots';

/**
 * The sections of a home page in the template's order; those that it does not name follow by their own order, then by
 * remote. An optional one stands only where the template names it, one for players only where a player looks.
 */
export function orderSections<S extends PageSlot>(
  sections: readonly S[],
  order: readonly string[],
  isAuthenticated = false,
): S[] {
  const place = ({ section }: PageSlot) => {
    const at = section === undefined ? -1 : order.indexOf(section);
    return at < 0 ? order.length : at;
  };
  return sections
    .filter((one) => !one.optional || place(one) < order.length)
    .filter(({ guard }) => guard === undefined || (guard === 'player') === isAuthenticated)
    .sort((a, b) => place(a) - place(b) || a.order - b.order || (a.remote < b.remote ? -1 : 1));
}

/** How many sections the home page asks the backend for in advance: as many as a large screen may show. */
export const sectionsAnswered = 3;

/**
 * How many sections the home page draws at once; the others load when they come near the screen. A hero with a feature
 * fills a phone's first screen.
 */
export function sectionsAtOnce({ heroFeature }: { heroFeature?: string | undefined }): number {
  return heroFeature ? 0 : 2;
}
