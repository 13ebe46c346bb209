import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';

/** How often a page was seen. `last_at` is in milliseconds since 1970. */
export interface PageViews {
  path: string;
  views: number;
  last_at: number;
}

/** A path of a site; everything else is not counted. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/[^\s?#]{0,200}$/.test(path);

/** Counts one view of a page. What is no path is ignored, as a counter on the open internet must. */
export async function countView(database: Database, clock: Clock, site: string, path: unknown): Promise<void> {
  if (!isPath(path)) return;
  await database.query(
    `insert into page_views values ($1, $2, 1, $3)
     on conflict (site, path) do update set views = page_views.views + 1, last_at = excluded.last_at`,
    [site, path, clock.now()],
  );
}

/** The pages of a site that were seen, the most seen first. */
export function viewsOf(database: Database, site: string): Promise<PageViews[]> {
  return database.query<PageViews>(
    'select path, views, last_at from page_views where site = $1 order by views desc, path limit 100',
    [site],
  );
}
