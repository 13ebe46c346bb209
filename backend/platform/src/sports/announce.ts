import type { Database } from '@marquee/database/database';
import { publishToAll } from '../live/publish';

/** Characters of ids per notification; Postgres allows 8,000 bytes including the envelope. */
const most = 6_000;

/** Announces changed matches to all open pages of all sites: live topic `sports`. */
export async function announce(database: Database, matchIds: readonly string[]): Promise<void> {
  let room = 0;
  const parts: string[][] = [];
  for (const id of matchIds) {
    room -= id.length + 3;
    if (room < 0) {
      parts.push([]);
      room = most - id.length;
    }
    parts.at(-1)?.push(id);
  }
  for (const match_ids of parts) await publishToAll(database, 'sports', { match_ids });
}
