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

/** Address of a site's speculation rules (per language by its code), and their content type. */
export const speculationFile = '/speculation-rules.json';
export const speculationFileOf = (language: Language) => `${speculationFile}?language=${language}`;
export const speculationType = 'application/speculationrules+json';

/** How long a browser may show a prefetched page, ms (HTML, navigational prefetching). */
export const keptInAdvance = 5 * 60_000;

/** Rules for prefetching pages (HTML, speculation rules). */
export interface SpeculationRules {
  prefetch: { where: { and: object[] }; eagerness: 'moderate' | 'conservative' }[];
}

/** Whether a request is a prefetch or prerender; `null`: no header. */
export function isInAdvance(purpose: string | null | undefined): boolean {
  return /^prefetch\s*(;|,|$)/i.test(purpose ?? '');
}

/**
 * Which pages of a site may be prefetched, from pages in the same language: public ones about something, without odds
 * and rankings, which would be outdated when shown. Never links with a query.
 *
 * Only until the page's own code has loaded: then the host handles links, and loads code instead of pages. On wide
 * pages links are prefetched on hover, elsewhere on press: phone browsers would otherwise prefetch every large link on
 * the screen.
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
