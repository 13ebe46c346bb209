import type { SiteFile } from './siteFile';

/** Programmes beside the games. */
export type Programme = 'referral' | 'rewards';

/**
 * Whether a programme is on. `rewards` (the site's `gamify_status`) covers everything that gives or takes tokens:
 * minigame, daily spin, missions, gifts of VIP levels. `referral` needs `show_referral` and a reward. A programme that
 * is off is not shown, promised or paid.
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

/** Whether a link leads to a page of a programme that is off. */
export function isDisabledPage(site: Parameters<typeof hasProgramme>[0], link: string | undefined): boolean {
  const programme = pages[link?.replace(/[?#].*$/, '') ?? ''];
  return programme !== undefined && !hasProgramme(site, programme);
}
