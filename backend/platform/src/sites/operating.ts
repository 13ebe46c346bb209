import { Refusal } from '@marquee/kernel/refusal';
import { inMaintenance } from './maintenance';
import type { SiteFile } from './siteFile';

/** Whether a site has expired. */
export function hasExpired({ status, expired_date }: Pick<SiteFile, 'status' | 'expired_date'>, now: number): boolean {
  return status === 'expired' || (expired_date !== null && Date.parse(expired_date) <= now);
}

/**
 * Checked for each stake, not only when a page opens: a page may have been open since before the switch. Throws Refusal
 * `siteExpired` or `serviceUnavailable` for a closed site. Wins are still paid.
 */
export function assertOperating(site: Pick<SiteFile, 'status' | 'expired_date' | 'maintenance'>, now: number): void {
  if (hasExpired(site, now)) throw new Refusal('siteExpired');
  if (inMaintenance(site, now)) throw new Refusal('serviceUnavailable', { statusCode: -503 });
}
