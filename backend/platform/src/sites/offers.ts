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

/** What decides of a page whether a site has it. */
export type Offering = Parameters<typeof providerCounts>[0] & Parameters<typeof leadsToOff>[0];

/** Whether a link leads to something else than a category or a programme that the site does not offer. */
export function isOffered(site: Offering, link: string): boolean {
  const page = link.replace(/[?#].*$/, '');
  const category = categoryCodes.find((code) => code !== 'hot' && categories[code].path === page);
  return (
    !leadsToOff(site, page) &&
    (category === undefined || providerCounts(site).some((offered) => offered.category === category))
  );
}

/** The slides of a site's home page, its own first; none is of a category or a programme that the site does not offer. */
export function slidesOf(site: SiteFile): SiteFile['slides'] {
  const all = site.opening_slide ? [site.opening_slide, ...site.slides] : site.slides;
  return ofProgrammesOn(site, all).filter(({ link }) => isOffered(site, link));
}
