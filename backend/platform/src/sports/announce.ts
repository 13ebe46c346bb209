import type { Database } from '@marquee/kernel/database/database';
import { publishToAll } from '../live/publish';

/** Ids in one notification; Postgres takes 8,000 bytes. */
const most = 150;

/** Announces to every open page of every site that these matches changed: live topic `sports`. */
export async function announce(database: Database, matchIds: readonly string[]): Promise<void> {
  for (let from = 0; from < matchIds.length; from += most) {
    await publishToAll(database, 'sports', { match_ids: matchIds.slice(from, from + most) });
  }
}
