import type { Database } from '@marquee/database/database';
import { TextIndex } from './index/texts';

/** The index of live and upcoming matches, by the names of teams and competitions in every language. */
export async function readMatchTexts(database: Database): Promise<TextIndex> {
  const rows = await database.query(
    `select id, home, away, league_name from sports_matches where race is null and state in ('live', 'scheduled')
     order by state = 'live' desc, starts_at, league_position, id`,
  );
  return new TextIndex(
    rows.map(({ id, home, away, league_name }) => ({
      id,
      names: [...Object.values(home), ...Object.values(away)],
      body: [...new Set(Object.values(league_name))].join(' '),
    })),
  );
}
