import type { Language } from '@marquee/contract/languages';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { type PageRoute, routesOf } from '@marquee/page/routes';
import { firstSections } from '@marquee/page/sections';
import { slotsIn } from '@marquee/page/slots';
import { templateRow } from '@marquee/templates/rows';
import { localised } from '../http/locale';
import { isIndexed } from '../seo/indexing';
import type { SiteState } from '../sources/siteState';
import { isShortLivedCall } from './shortLived';

/** Where browsers find a site's rules, those of a language by its code, and as what they take them. */
export const speculationFile = '/speculation-rules.json';
export const speculationFileOf = (language: Language) => `${speculationFile}?language=${language}`;
export const speculationType = 'application/speculationrules+json';

/** A browser may show a page for this long after it has fetched it in advance, ms (HTML, navigational prefetching). */
export const keptInAdvance = 5 * 60_000;

/** Rules for pages that are fetched before a link to them is followed (HTML, speculation rules). */
export interface SpeculationRules {
  prefetch: { where: { and: object[] }; eagerness: 'moderate' | 'conservative' }[];
}

/** Whether a browser asks for a page in advance, be it to keep it or to draw it unseen; `null` stands for no header. */
export function isInAdvance(purpose: string | null | undefined): boolean {
  return /^prefetch\s*(;|,|$)/i.test(purpose ?? '');
}

/**
 * Which pages of a site may be fetched in advance, from one in the same language: those that are open to everybody,
 * about something, and without odds and rankings, which would be old by the time they are seen. A link with a query
 * never.
 *
 * Only while the page's own code has not come: afterwards the host follows links, and fetches code instead of pages. On
 * wide pages a link is fetched that a pointer rests on, elsewhere one that is pressed: browsers of phones take every
 * large link on the screen for one that may be followed.
 */
export function speculationRules(site: SiteState, registry: SiteRegistry, language: Language): SpeculationRules {
  const row = templateRow(site.startup.site.theme_code);
  const slots = slotsIn(registry);
  const isLasting = ({ path, seed = [] }: PageRoute) =>
    [...seed, ...firstSections(slots, row, path).answered.flatMap((section) => section.seed ?? [])].every(
      ({ call }) => !isShortLivedCall(call),
    );
  const mayBe = (route: PageRoute) => isIndexed({ route, parameters: {} }, new URLSearchParams()) && isLasting(route);
  const { default_language } = site.startup.site;
  const paths = routesOf(registry).filter(mayBe);
  const href_matches = paths.map(({ path }) => ({ pathname: localised(language, path, default_language), search: '' }));
  const rule = (selector_matches: string, eagerness: 'moderate' | 'conservative') => ({
    where: { and: [{ selector_matches }, { href_matches }] },
    eagerness,
  });
  return {
    prefetch: [
      rule(':root:not([data-hydrated],[data-wide]) a', 'conservative'),
      rule(':root[data-wide]:not([data-hydrated]) a', 'moderate'),
    ],
  };
}
