import type { PageSlot } from './slots';

/** What a template says of its home page: the feature that its hero has room for, and the order of the sections. */
interface HomeTemplate {
  heroFeature?: string | undefined;
  homeSections: readonly string[];
}

/** The feature in a template's hero; undefined where it asks for none, or no remote has it. */
export function featureOf(
  slots: readonly PageSlot[],
  { heroFeature }: Pick<HomeTemplate, 'heroFeature'>,
): PageSlot | undefined {
  return slots.find(({ slot, section }) => slot === 'home.feature' && section !== undefined && section === heroFeature);
}

/** The sections that remotes put into the page at a path, beside its own module. */
export function sectionsOn(slots: readonly PageSlot[], path: string): PageSlot[] {
  return slots.filter(({ slot, page }) => slot === 'page.section' && page === path).sort((a, b) => a.order - b.order);
}

/**
 * The sections of a home page in the template's order; those that it does not name follow by their own order, then by
 * remote. An optional one stands only where the template names it, one for players only where a player looks.
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

/** How many sections the home page asks the backend for in advance: as many as a large screen may show. */
const sectionsAnswered = 3;

/**
 * How many sections the home page draws at once; the others load when they come near the screen. A hero with a feature
 * fills a phone's first screen.
 */
export function sectionsAtOnce({ heroFeature }: Pick<HomeTemplate, 'heroFeature'>): number {
  return heroFeature ? 0 : 2;
}

/**
 * The sections that a page begins with: those that it draws at once, and those whose first answers come with it. The
 * home page begins with the feature of its hero and the first in its template's order, any other page with what remotes
 * put into it.
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
