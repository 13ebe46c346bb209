import type { Database } from '@marquee/database/database';
import { fold } from './text/fold';

/** Most different queries counted per site and day, so that nonsense cannot fill the disk. */
const mostWords = 2000;
const longest = 40;

/**
 * The folded query if it may be stored. Undefined if it may be personal data (addresses, numbers of four digits or
 * more) or is too long for a name.
 */
export function storableQuery(q: string): string | undefined {
  const words = fold(q);
  const isPersonal = /[@/]|www\.|\d[\d\s().+-]{2,}\d/.test(q);
  return words === '' || words.length > longest || isPersonal ? undefined : words;
}

/** Counts a search without results: words and day, nothing about who searched. */
export async function countMiss(database: Database, site: string, q: string, now: number): Promise<void> {
  const words = storableQuery(q);
  if (words === undefined) return;
  await database.query(
    `insert into search_misses (site, day, words, times) select $1, $2::date, $3, 1
     where (select count(*) from search_misses where site = $1 and day = $2::date) < $4
       or exists (select 1 from search_misses where site = $1 and day = $2::date and words = $3)
     on conflict (site, day, words) do update set times = search_misses.times + 1`,
    [site, new Date(now).toISOString().slice(0, 10), words, mostWords],
  );
}

/** Searches without results on sites (null: on all) since a day (`YYYY-MM-DD`), most frequent first. */
export async function missesSince(
  database: Database,
  { sites = null, since, count }: { sites?: readonly string[] | null; since: string; count: number },
): Promise<{ site: string; words: string; times: number; last_day: string }[]> {
  return database.query(
    `select site, words, sum(times)::int as times, max(day)::text as last_day from search_misses
     where day >= $1::date and ($2::text[] is null or site = any($2)) group by site, words order by 3 desc, 4 desc, 1, 2 limit $3`,
    [since, sites, count],
  );
}
