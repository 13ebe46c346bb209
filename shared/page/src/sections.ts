import type { PageSlot } from './slots';

/** A template's home page: the feature of its hero, and the order of sections. */
interface HomeTemplate {
  heroFeature?: string | undefined;
  homeSections: readonly string[];
}

/** The feature in a template's hero; undefined if it has none, or no remote provides it. */
export function featureOf(
  slots: readonly PageSlot[],
  { heroFeature }: Pick<HomeTemplate, 'heroFeature'>,
): PageSlot | undefined {
  return slots.find(({ slot, section }) => slot === 'home.feature' && section !== undefined && section === heroFeature);
}

/** The sections that remotes add to the page at a path, besides its own module. */
export function sectionsOn(slots: readonly PageSlot[], path: string): PageSlot[] {
  return slots.filter(({ slot, page }) => slot === 'page.section' && page === path).sort((a, b) => a.order - b.order);
}

/**
 * The sections of a home page in the template's order; unnamed ones follow by their own order, then by remote. Optional
 * sections are shown only if the template names them, those for players only to players.
 */
export function homeSectionsOf(
  slots: readonly PageSlot[],
  { homeSections: order }: Pick<HomeTemplate, 'homeSections'>,
  isAuthenticated = false,
): PageSlot[] {
  const place = ({ section }: PageSlot) => {
    const at = section === undefined ? -1 : order.indexOf(section);
    return at < 0 ? order.length : at;
  };
  return slots
    .filter((one) => one.slot === 'home.section' && (!one.optional || place(one) < order.length))
    .filter(({ guard }) => guard === undefined || (guard === 'player') === isAuthenticated)
    .sort((a, b) => place(a) - place(b) || a.order - b.order || (a.remote < b.remote ? -1 : 1));
}

/** Number of home page sections whose calls are seeded: as many as a large screen may show. */
const sectionsAnswered = 3;

/**
 * Number of home page sections rendered at once; others load when they come near the screen. A hero with a feature
 * fills a phone's first screen.
 */
export function sectionsAtOnce({ heroFeature }: Pick<HomeTemplate, 'heroFeature'>): number {
  return heroFeature ? 0 : 2;
}

/**
 * The sections that a page begins with: those rendered at once, and those with seeded calls. The home page begins with
 * its hero's feature and the first sections in its template's order, other pages with the sections of remotes.
 */
export function firstSections(slots: readonly PageSlot[], template: HomeTemplate, path: string) {
  if (path !== '/') {
    const own = sectionsOn(slots, path);
    return { drawn: own, answered: own };
  }
  const feature = featureOf(slots, template) ?? [];
  const ordered = homeSectionsOf(slots, template);
  const first = (count: number) => [feature, ordered.slice(0, count)].flat();
  return { drawn: first(sectionsAtOnce(template)), answered: first(sectionsAnswered) };
}
