import type { Site } from '@marquee/contract/entities';

/** What decides which entries of the menus a site has. */
export interface EntryFacts {
  site: Pick<Site, 'android_sub' | 'ios_sub' | 'show_referral' | 'gamify_status'>;
  /** Whether each CMS page is published; empty while that is not known. */
  cms_status: Record<string, number>;
}

/** The CMS page behind a path: `/term-condition` → `term_condition`. */
function cmsPage(path: string): string {
  return path === '/about' ? 'about_us' : path.slice(1).replaceAll('-', '_');
}

/**
 * The menu entries that a site has (R3): no app without a way to it, no referral and no rewards where the site has
 * none, no page that is not published.
 */
export function shownEntries<T extends { to: string }>(entries: readonly T[], { site, cms_status }: EntryFacts): T[] {
  const rules: Record<string, boolean> = {
    '/download': Boolean(site.android_sub || site.ios_sub),
    '/referral': site.show_referral > 0,
    '/vip': site.gamify_status,
    '/mission': site.gamify_status,
    '/minigame': site.gamify_status,
    '/spin': site.gamify_status,
  };
  return entries.filter(({ to }) => rules[to] !== false && cms_status[cmsPage(to)] !== 0);
}
