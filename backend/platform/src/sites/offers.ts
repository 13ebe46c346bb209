import { type Category, categories, categoryCodes, isCategory } from '@marquee/contract/categories';
import { hasProgramme, isDisabledPage, type Programme } from './programmes';
import type { SiteFile } from './siteFile';

/** How many providers of a site cover each category; only categories that are on and have providers. */
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

/** The parts of a site that decide which pages it has. */
export type Offering = Parameters<typeof providerCounts>[0] & Parameters<typeof isDisabledPage>[0];

/** Whether a site offers a category or programme. `hot` is on if any other category is. */
function isOn(site: Offering, what: Programme | Category): boolean {
  if (!isCategory(what)) return hasProgramme(site, what);
  return what === 'hot' || providerCounts(site).some(({ category }) => category === what);
}

/** Whether a link does not lead to a category or programme that the site does not offer. */
export function isOffered(site: Offering, link: string): boolean {
  const page = link.replace(/[?#].*$/, '');
  const category = categoryCodes.find((code) => categories[code].path === page);
  return !isDisabledPage(site, page) && (category === undefined || isOn(site, category));
}

/** Entries that need nothing, or something that the site offers. */
export function onlyOffered<T extends { needs?: Programme | Category | undefined }>(
  site: Offering,
  all: readonly T[],
): T[] {
  return all.filter(({ needs }) => needs === undefined || isOn(site, needs));
}

/** The slides of a site's home page, its own first; slides of what the site does not offer are left out. */
export function slidesOf(site: SiteFile): SiteFile['slides'] {
  const all = site.opening_slide ? [site.opening_slide, ...site.slides] : site.slides;
  return onlyOffered(site, all).filter(({ link }) => isOffered(site, link));
}

/** The running lines of a site, its own first; lines of what the site does not offer are left out. */
export function linesOf(site: SiteFile): SiteFile['marquee'] {
  const all = site.opening_line ? [site.opening_line, ...site.marquee] : site.marquee;
  return onlyOffered(site, all).filter(({ link }) => isOffered(site, link));
}

/** A menu without entries that the site does not offer. */
export function menuOf(site: SiteFile, items: SiteFile['menu']): SiteFile['menu'] {
  return items
    .filter(({ path = '' }) => isOffered(site, path))
    .map((item) => ({ ...item, children: menuOf(site, item.children) }));
}
