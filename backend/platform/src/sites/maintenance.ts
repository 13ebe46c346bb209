import type { SiteFile } from './siteFile';

/** Whether a site is in its maintenance window: switched on, and now is between start and end, if given. */
export function inMaintenance({ maintenance }: Pick<SiteFile, 'maintenance'>, now: number): boolean {
  const { is_maintenance, start_date, end_date } = maintenance;
  return is_maintenance && (!start_date || Date.parse(start_date) <= now) && (!end_date || now < Date.parse(end_date));
}
