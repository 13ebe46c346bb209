import type { LocalText } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { messageJob } from '../messages/queue';
import { written } from '../messages/written';
import type { Persons } from '../persons/persons';
import { confirmWindow } from '../protection/pendingLimits';
import { day, hour } from '../protection/periods';
import { lockedPlayer } from '../protection/players';
import type { SiteFile } from '../sites/siteFile';
import type { Sites } from '../sites/sites';
import { sendBonusNews } from './bonusNews';
import { sendMessage } from './inbox';
import { sendMissionNews } from './missionNews';
import { tell } from './tell';

/** How often it is looked for, ms. */
const pollInterval = 60_000;

/** What happened longer ago than this is no news: the process was away, or the version before told nobody. */
const fresh = 3 * day;

/** Most messages of a kind per run. */
const mostAtOnce = 500;

/** What messages that nobody's call causes are sent with. */
export interface DueParts {
  database: Database;
  clock: Clock;
  sites: Pick<Sites, 'find' | 'all'>;
  persons: Pick<Persons, 'seal' | 'isSealed'>;
  jobs: Pick<JobRunner, 'wake'>;
  report: Report;
}

/** Changes of limits whose 24 hours are over: they can be confirmed now. */
async function ripeLimits({ database, sites, report }: DueParts, now: number): Promise<void> {
  const due = await database.query(
    `select l.player_id, l.kind, l.period, l.pending_from, p.site
     from protection_limits l join players p on p.id = l.player_id
     where l.pending and l.pending_from <= $1 and l.pending_from > $2 and p.status <> 'closed' and not exists (select 1 from inbox_items i
         where i.player_id = l.player_id and i.key = 'limit:ripe:' || l.kind || ':' || l.period || ':' || l.pending_from)
     order by l.pending_from limit ${mostAtOnce}`,
    [now, now - confirmWindow],
  );
  await eachRow(
    due,
    ({ player_id, kind, period, pending_from, site: domain }) =>
      database.transaction(async (transaction) => {
        const site = sites.find(domain);
        await lockedPlayer(transaction, player_id, now);
        const [waiting] = await transaction.query(
          `select pending_from from protection_limits
           where player_id = $1 and kind = $2 and period = $3 and pending and pending_from = $4`,
          [player_id, kind, period, pending_from],
        );
        if (!site || !waiting || pending_from === null) return;
        const until = pending_from + confirmWindow;
        const count = Math.max(1, Math.floor((until - now) / hour));
        const values = { limit: { kind, period }, at: until, zone: site.time_zone, count };
        const key = `limit:ripe:${kind}:${period}:${pending_from}`;
        await sendMessage(transaction, { id: player_id, site: domain }, { key, ...written('limitRipe', values) }, now);
      }),
    (error) => report(error),
  );
}

/** A message that is due to a player; `event` tells repetitions apart. `title` and `at`: of changed terms. */
interface Due {
  player_id: string;
  site: string;
  event: string;
  title?: LocalText;
  at?: number;
}

/** The kinds of messages that go to inbox and contact, and who is due one: one player, or (null) anybody. */
const kinds = {
  // One ends while another break goes on: nothing is over.
  timeOutOver: (database: Database, now: number, player: string | null): Promise<Due[]> =>
    database.query(
      `select r.player_id, p.site, 'break:timeOutOver:' || r.time_out_until as event
       from protection_players r join players p on p.id = r.player_id
       where ($3::text is null or r.player_id = $3) and r.time_out_until <= $1 and r.time_out_until > $2 and p.status <> 'closed' and r.closing_at is null
         and (r.excluded_at is null or r.return_at <= $1) and not exists
           (select 1 from inbox_items i where i.player_id = r.player_id and i.key = 'break:timeOutOver:' || r.time_out_until)
       order by r.time_out_until limit ${mostAtOnce}`,
      [now, now - fresh, player],
    ),
  exclusionOver: (database: Database, now: number, player: string | null): Promise<Due[]> =>
    database.query(
      `select r.player_id, p.site, 'break:exclusionOver:' || r.return_at as event
       from protection_players r join players p on p.id = r.player_id
       where ($3::text is null or r.player_id = $3) and r.return_at <= $1 and r.return_at > $2 and p.status <> 'closed' and r.closing_at is null and r.excluded_at is not null
         and (r.time_out_until is null or r.time_out_until <= $1) and not exists
           (select 1 from inbox_items i where i.player_id = r.player_id and i.key = 'break:exclusionOver:' || r.return_at)
       order by r.return_at limit ${mostAtOnce}`,
      [now, now - fresh, player],
    ),
  documentWanted: (database: Database, now: number, player: string | null): Promise<Due[]> =>
    database.query(
      `select c.player_id, p.site, 'identity:' || c.id || ':' || c.changed_at as event
       from identity_checks c join players p on p.id = c.player_id
       where ($2::text is null or c.player_id = $2) and c.status = 'documents' and c.changed_at > $1 and p.status <> 'closed' and not exists
           (select 1 from identity_checks n where n.player_id = c.player_id and n.attempt > c.attempt)
         and not exists (select 1 from inbox_items i
           where i.player_id = c.player_id and i.key = 'identity:' || c.id || ':' || c.changed_at)
       order by c.changed_at limit ${mostAtOnce}`,
      [now - fresh, player],
    ),
  // The first version of a site is no news; nor is one that the player has accepted meanwhile.
  termsChanged: async (database: Database, now: number, player: string | null): Promise<Due[]> =>
    (await database.query(
      `select p.id as player_id, p.site, 'terms:' || v.id as event, v.title, v.at
       from document_versions v join players p on p.site = v.site
       where ($2::text is null or p.id = $2) and v.document = 'term_condition' and v.is_material and v.at > $1
         and p.status = 'open' and p.created_at < v.at
         and not exists (select 1 from document_versions n
           where n.site = v.site and n.document = v.document and n.is_material and n.id > v.id)
         and exists (select 1 from document_versions b where b.site = v.site and b.document = v.document and b.id < v.id)
         and not exists (select 1 from terms_acceptances a where a.player_id = p.id and a.version_id >= v.id)
         and not exists (select 1 from inbox_items i where i.player_id = p.id and i.key = 'terms:' || v.id)
       order by p.id limit ${mostAtOnce}`,
      [now - fresh, player],
    )) as Due[],
} as const;

/** Labels of the metrics of what is sent. */
const purposes = {
  timeOutOver: 'protection',
  exclusionOver: 'protection',
  documentWanted: 'identity',
  termsChanged: 'terms',
} as const satisfies Record<keyof typeof kinds, string>;

/** Tells players what time or a partner brought about; safe in several processes, and each message is sent once. */
export async function sendDueNews(parts: DueParts): Promise<void> {
  const { database, clock, sites, jobs, report } = parts;
  const now = clock.now();
  await ripeLimits(parts, now);
  await eachRow(
    sites.all(),
    (site) => sendMissionNews(parts, site, now),
    (error) => report(error),
  );
  await sendBonusNews(parts, now);
  for (const news of Object.keys(kinds) as (keyof typeof kinds)[])
    await eachRow(
      await kinds[news](database, now, null),
      (due) =>
        database.transaction(async (transaction) => {
          const site: SiteFile | undefined = sites.find(due.site);
          await lockedPlayer(transaction, due.player_id, now);
          // A break may have begun meanwhile.
          const still = await kinds[news](transaction, now, due.player_id);
          if (!site || !still.some(({ event }) => event === due.event)) return;
          const { event: key, title, at } = due;
          const values = title && at ? { name: title, at, zone: site.time_zone } : {};
          await tell(transaction, site, due.player_id, { key, news, values, purpose: purposes[news] }, now);
        }),
      (error) => report(error),
    );
  jobs.wake(messageJob);
}

/** Repeats that run periodically. Returns a function that stops it. */
export const startDueNews = (parts: DueParts): (() => Promise<void>) =>
  repeat(() => sendDueNews(parts), { every: pollInterval, report: parts.report });
