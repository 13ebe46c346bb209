import { Refusal } from '@marquee/kernel/refusal';
import { inMaintenance } from './maintenance';
import type { SiteFile } from './siteFile';

/** Whether a site's time is over. */
export function hasExpired({ status, expired_date }: Pick<SiteFile, 'status' | 'expired_date'>, now: number): boolean {
  return status === 'expired' || (expired_date !== null && Date.parse(expired_date) <= now);
}

/**
 * Whoever books a stake asks this where it is booked: a page that was opened before the switch goes on asking. Throws
 * Refusal `siteExpired` or `serviceUnavailable` for a site that is closed. What was won is paid all the same.
 */
export function assertOperating(site: Pick<SiteFile, 'status' | 'expired_date' | 'maintenance'>, now: number): void {
  if (hasExpired(site, now)) throw new Refusal('siteExpired');
  if (inMaintenance(site, now)) throw new Refusal('serviceUnavailable', { statusCode: -503 });
}
