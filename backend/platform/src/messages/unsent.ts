import type { Database } from '@marquee/database/database';
import { messageJob } from './queue';

/**
 * Messages of sites (null: of all) that wait or have failed, those that expire first first, with the job that sends
 * them. Times in ms since 1970. The text is not read: it may hold a code.
 */
export function unsentMessages(database: Database, sites: readonly string[] | null, limit: number) {
  return database.query(
    `select m.message_id, m.site, m.purpose, m.channel, m.state, m.content->>'recipient' as recipient, coalesce(j.tries, 0) as tries,
       j.fault, j.run_at as next_at, m.expires_at
     from messages m left join jobs j on j.kind = $3 and j.key = m.message_id and j.done_at is null
     where m.state in ('pending', 'failed') and ($1::text[] is null or m.site = any($1))
     order by m.expires_at, m.message_id limit $2`,
    [sites, limit, messageJob],
  );
}
