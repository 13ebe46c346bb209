import { identityCauses } from '@marquee/contract/staff/identity';
import type { Database } from '@marquee/database/database';
import { asksIdentity } from '../identity/checks';
import type { StaffHandlers } from '../staff/handlers';
import { isoOf } from '../staff/times';
import { sitesOf } from './playerReads';

/** Players' newest checks: those that failed wait for a person, unless the account is closed. */
const failed = `(select distinct on (c.player_id) c.* from identity_checks c
  join players p on p.id = c.player_id and p.status = 'open' order by c.player_id, c.attempt desc) as c` as const;

/** How many failed checks wait at sites (null: all), and since when the oldest does. */
export const countFailedChecks = (database: Database, sites: readonly string[] | null) =>
  database.query(
    `select c.site, count(*) as count, min(c.changed_at) as oldest from ${failed}
     where c.status = 'failed' and ($1::text[] is null or c.site = any($1)) group by c.site`,
    [sites],
  );

/** The last check of a page by the text that names it; the beginning for what is no such text. */
function placeIn(text = ''): { at: number; check: string } {
  const [, at, check] = /^(\d{1,16}) (\S+)$/.exec(text) ?? [];
  return at && check ? { at: Number(at), check } : { at: 0, check: '' };
}

/** What waits of identity checks. */
export const identityQueue = {
  'identity/list': async ({ after, limit }, context) => {
    const { at, check } = placeIn(after);
    const rows = await context.database.query(
      `select c.id as check, c.site, c.player_id as player, p.account_id, c.attempt, c.reason, c.minimum_age, c.created_at,
         c.changed_at as failed_at,
         (select count(*) from identity_events e where e.check_id = c.id and e.outcome = 'contradicts') as contradicted,
         exists (select 1 from person_marks m where m.player_id = c.player_id and m.kind = 'document') as has_document
       from ${failed} join players p on p.id = c.player_id
       where c.status = 'failed' and c.site = any($1::text[]) and (c.changed_at, c.id) > ($2::bigint, $3)
       order by c.changed_at, c.id limit $4`,
      [sitesOf(context), at, check, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const [everybody, alike] = identityCauses;
    const value = shown.map(({ created_at, failed_at, ...row }) => ({
      ...row,
      cause: asksIdentity(context.sites.find(row.site)?.jurisdiction) ? everybody : alike,
      created_at: isoOf(created_at),
      failed_at: isoOf(failed_at),
    }));
    return { output: { value, next: last && rows.length > limit ? `${last.failed_at} ${last.check}` : null } };
  },
} satisfies Partial<StaffHandlers>;
