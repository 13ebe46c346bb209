import type { Database } from '@marquee/database/database';
import { fold } from './text/fold';

/** Most different words that a day of a site counts: who sends nonsense fills no disk. */
const mostWords = 2000;
const longest = 40;

/**
 * What of a search may be kept: its words, folded. Undefined for what may be about a person: addresses, numbers of four
 * digits and more, and for what is too long to be the name of anything.
 */
export function keptWords(q: string): string | undefined {
  const words = fold(q);
  const isPersonal = /[@/]|www\.|\d[\d\s().+-]{2,}\d/.test(q);
  return words === '' || words.length > longest || isPersonal ? undefined : words;
}

/** Counts a search that found nothing: its words and the day, and nothing of who searched. */
export async function countMiss(database: Database, site: string, q: string, now: number): Promise<void> {
  const words = keptWords(q);
  if (words === undefined) return;
  await database.query(
    `insert into search_misses (site, day, words, times) select $1, $2::date, $3, 1
     where (select count(*) from search_misses where site = $1 and day = $2::date) < $4
       or exists (select 1 from search_misses where site = $1 and day = $2::date and words = $3)
     on conflict (site, day, words) do update set times = search_misses.times + 1`,
    [site, new Date(now).toISOString().slice(0, 10), words, mostWords],
  );
}

/** Words that were searched and not found on a site since a day (`YYYY-MM-DD`), the commonest first. */
export async function missesSince(
  database: Database,
  { site, since, count }: { site?: string | undefined; since: string; count: number },
): Promise<{ site: string; words: string; times: number; last_day: string }[]> {
  return database.query(
    `select site, words, sum(times)::int as times, max(day)::text as last_day from search_misses
     where day >= $1::date and ($2::text is null or site = $2) group by site, words order by 3 desc, 4 desc, 1, 2 limit $3`,
    [since, site ?? null, count],
  );
}
