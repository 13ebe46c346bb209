import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';

/** The views of a page. `last_at` is in milliseconds since 1970. */
export type PageViews = Awaited<ReturnType<typeof viewsOf>>[number];

/** Only paths of a site are counted. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/[^\s?#]{0,200}$/.test(path);

/** Counts one page view; anything but a path is ignored, because requests are untrusted. */
export async function countView(database: Database, clock: Clock, site: string, path: unknown): Promise<void> {
  if (!isPath(path)) return;
  await database.query(
    `insert into page_views values ($1, $2, 1, $3)
     on conflict (site, path) do update set views = page_views.views + 1, last_at = excluded.last_at`,
    [site, path, clock.now()],
  );
}

/** The viewed pages of a site, most viewed first. */
export function viewsOf(database: Database, site: string) {
  return database.query(
    'select path, views, last_at from page_views where site = $1 order by views desc, path limit 100',
    [site],
  );
}
