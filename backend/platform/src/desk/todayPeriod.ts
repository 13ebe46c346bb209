import { Days } from '@marquee/contract/days';
import type { AskedSite } from '../figures/readFigures';
import type { StaffContext } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { sitesOf } from './playerReads';

const dayMs = 86_400_000;

/** The most days that figures are asked of at once. */
const mostDays = 400;

/**
 * The sites that a call is about, each with the asked days in its own time zone, both days included. Throws
 * StaffRefusal `invalidInput` for days in the wrong order, and for more than 400.
 */
export function periodsOf(context: StaffContext, { from, until }: { from: string; until: string }): AskedSite[] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  if (!(last >= first && last - first < mostDays * dayMs))
    throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { until: 'invalid' } });
  return sitesOf(context).flatMap((site) => {
    const zone = context.sites.find(site)?.time_zone;
    if (zone === undefined) return [];
    const days = new Days(zone);
    return [{ site, zone, from: days.beginningOf(first), until: days.beginningOf(last + dayMs) }];
  });
}

/** The same, only of the hour that begins at `hour`, ms since 1970. Sites without it in their days are left out. */
export function withinHour(periods: readonly AskedSite[], hour: number): AskedSite[] {
  return periods
    .map((one) => ({ ...one, from: Math.max(one.from, hour), until: Math.min(one.until, hour + 3_600_000) }))
    .filter(({ from, until }) => from < until);
}
