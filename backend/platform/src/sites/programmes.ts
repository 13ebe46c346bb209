import type { SiteFile } from './siteFile';

/** What a site may offer beside its games. */
export type Programme = 'referral' | 'rewards';

/**
 * Whether a site has a programme on. `rewards` (the site's `gamify_status`) is all that gives or takes tokens:
 * minigame, daily spin, missions, the gifts of VIP levels. `referral` is on with `show_referral` and something to pay.
 * What is off is not shown, promised or paid.
 */
export function hasProgramme(
  site: Pick<SiteFile, 'gamify_status' | 'show_referral' | 'referral_reward'>,
  programme: Programme,
): boolean {
  return programme === 'rewards' ? site.gamify_status : site.show_referral === 1 && site.referral_reward > 0;
}

/** Pages of a programme. */
const pages: Record<string, Programme> = {
  '/referral': 'referral',
  '/vip': 'rewards',
  '/mission': 'rewards',
  '/minigame': 'rewards',
  '/spin': 'rewards',
};

/** Whether a link leads to a page of a programme that the site has not on. */
export function leadsToOff(site: Parameters<typeof hasProgramme>[0], link: string | undefined): boolean {
  const programme = pages[link?.replace(/[?#].*$/, '') ?? ''];
  return programme !== undefined && !hasProgramme(site, programme);
}
