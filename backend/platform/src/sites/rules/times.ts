import { error, warning } from '../problem';
import { type Rule, rule } from './rule';

const expiry = rule(['status', 'expired_date'], ({ status, expired_date }, now) =>
  status === 'active' && expired_date && Date.parse(expired_date) <= now
    ? [warning(['expired_date'], 'is over: the site is closed for good; set it to null, or status to expired')]
    : [],
);

const maintenanceWindow = rule(['maintenance'], ({ maintenance: { is_maintenance, start_date, end_date } }, now) => {
  const path = ['maintenance', 'end_date'];
  if (start_date && end_date && Date.parse(end_date) <= Date.parse(start_date))
    return [error(path, 'is not after start_date: the site would never be closed')];
  return is_maintenance && end_date && Date.parse(end_date) <= now
    ? [warning(path, 'is over: the site is open; set is_maintenance to false')]
    : [];
});

const articles = (name: 'news' | 'promotions') =>
  rule([name], (site) =>
    site[name].flatMap(({ published_at, ends_at }, index) =>
      ends_at && Date.parse(ends_at) <= Date.parse(published_at)
        ? [error([name, index, 'ends_at'], 'is not after published_at: nobody would ever read it')]
        : [],
    ),
  );

/**
 * Rules of times. Faults that only depend on the clock are warnings: a file that was valid at noon must open a site at
 * one.
 */
export const timeRules: Rule[] = [expiry, maintenanceWindow, articles('news'), articles('promotions')];
