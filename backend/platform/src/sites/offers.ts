import { type Category, categories, categoryCodes } from '@marquee/contract/categories';
import { leadsToOff, ofProgrammesOn } from './programmes';
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

/** The slides of a site's home page, its own first; none is of a category or a programme that the site does not offer. */
export function slidesOf(site: SiteFile): SiteFile['slides'] {
  const offered = new Set(providerCounts(site).map(({ category }) => category));
  const closed = new Set<string>(
    categoryCodes.filter((code) => code !== 'hot' && !offered.has(code)).map((code) => categories[code].path),
  );
  const all = site.opening_slide ? [site.opening_slide, ...site.slides] : site.slides;
  return ofProgrammesOn(site, all).filter(
    ({ link }) => !closed.has(link.replace(/[?#].*$/, '')) && !leadsToOff(site, link),
  );
}
