import type { Site } from '@marquee/contract/entities';

/** Conditions of a site's menu entries. */
export interface EntryFacts {
  site: Pick<Site, 'android_sub' | 'ios_sub' | 'show_referral' | 'gamify_status'>;
  /** Whether each CMS page is published; empty while unknown. */
  cms_status: Record<string, number>;
}

/** The CMS page behind a path: `/term-condition` → `term_condition`. */
function cmsPage(path: string): string {
  return path === '/about' ? 'about_us' : path.slice(1).replaceAll('-', '_');
}

/**
 * The menu entries that a site has (R3): without app, referral and rewards pages if the site does not have them, and
 * without unpublished pages.
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
