import { type Category, categories, categoryCodes, isCategory } from '@marquee/contract/categories';
import { hasProgramme, leadsToOff, type Programme } from './programmes';
import type { SiteFile } from './siteFile';

/** How many providers of a site cover each category; only categories that have any and are not off. */
export function providerCounts(
  site: Pick<SiteFile, 'providers' | 'categories_off'>,
): { category: Category; count: number }[] {
  const off = new Set<Category>(site.categories_off);
  return categoryCodes
    .filter((category) => !off.has(category))
    .map((category) => ({
      category,
      count: site.providers.filter(({ categories }) => categories.includes(category)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** What decides of a page whether a site has it. */
export type Offering = Parameters<typeof providerCounts>[0] & Parameters<typeof leadsToOff>[0];

/** Whether a site offers a category or has a programme on. `hot` is the best of the others. */
function isOn(site: Offering, what: Programme | Category): boolean {
  if (!isCategory(what)) return hasProgramme(site, what);
  return what === 'hot' || providerCounts(site).some(({ category }) => category === what);
}

/** Whether a link leads to something else than a category or a programme that the site does not offer. */
export function isOffered(site: Offering, link: string): boolean {
  const page = link.replace(/[?#].*$/, '');
  const category = categoryCodes.find((code) => categories[code].path === page);
  return !leadsToOff(site, page) && (category === undefined || isOn(site, category));
}

/** What needs nothing, or what the site offers. */
export function ofWhatIsOn<T extends { needs?: Programme | Category | undefined }>(
  site: Offering,
  all: readonly T[],
): T[] {
  return all.filter(({ needs }) => needs === undefined || isOn(site, needs));
}

/**
 * The slides of a site's home page, its own first; none is of a category or a programme that the site does not offer.
 */
export function slidesOf(site: SiteFile): SiteFile['slides'] {
  const all = site.opening_slide ? [site.opening_slide, ...site.slides] : site.slides;
  return ofWhatIsOn(site, all).filter(({ link }) => isOffered(site, link));
}

/** A menu without what the site does not offer. */
export function menuOf(site: SiteFile, items: SiteFile['menu']): SiteFile['menu'] {
  return items
    .filter(({ path = '' }) => isOffered(site, path))
    .map((item) => ({ ...item, children: menuOf(site, item.children) }));
}
