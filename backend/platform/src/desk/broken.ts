import type { BrokenKind } from '@marquee/contract/staff/today';
import type { Database } from '@marquee/database/database';
import { cureOf, stuckJobs } from '../jobs/stuckJobs';
import { lastBookResults } from '../operations/bookChecks';

/** Something that does not work now; `since` in ms since 1970. */
export interface Broken {
  kind: BrokenKind;
  /** Which: a kind of jobs, a partner, a site. */
  what: string;
  /** How many jobs or messages it is about. */
  count: number;
  since: number;
  /** What to do. */
  cure: string;
}

const cures = {
  ledger: 'The command verify-ledger names them. Stop withdrawals until they are explained.',
  audit: 'The command verify-audit says how. Compare with an export or a backup, and find out who could write there.',
} as const;

/** Feed and figures are late after so long, ms. */
const late = { feed: 60_000, figures: 300_000 };

/** Partners that jobs wait for, from the first failure on. */
async function silentPartners(database: Database): Promise<Broken[]> {
  const rows = await database.query(
    `select split_part(fault, ' ', 2) as partner, count(*) as count, min(failed_at) as since from jobs
     where done_at is null and failed_at is not null and fault ~ '^PartnerFault [a-z]+ (unreachable|timeout)' group by 1 order by 3, 1`,
  );
  return rows.map(({ partner, count, since }) => ({
    kind: 'partner',
    what: partner ?? '',
    count,
    since: since ?? 0,
    cure: cureOf(`PartnerFault ${partner} timeout`),
  }));
}

async function failedMessages(database: Database, sites: readonly string[] | null): Promise<Broken[]> {
  const rows = await database.query(
    `select site, count(*) as count, min(ended_at) as since from messages
     where state = 'failed' and ($1::text[] is null or site = any($1)) group by site order by 3, 1`,
    [sites],
  );
  return rows.map(({ site, count, since }) => ({
    kind: 'messages',
    what: site,
    count,
    since: since ?? 0,
    cure: 'These were refused or not taken in time: deliveries/list names them. Check the sender with the doctor.',
  }));
}

async function lateWork(database: Database, now: number): Promise<Broken[]> {
  const [feed] = await database.query('select at from sports_feed');
  const [figures] = await database.query('select up_to from figure_cursor where counted_to is not null');
  const found: Broken[] = [];
  if (feed && now - feed.at > late.feed)
    found.push({
      ...{ kind: 'feed', what: 'odds', count: 1, since: feed.at },
      cure: 'The odds feed has told nothing since. Check its address with the doctor, and ask the partner.',
    });
  if (figures?.up_to && now - figures.up_to > late.figures)
    found.push({
      ...{ kind: 'figures', what: 'figures', count: 1, since: figures.up_to },
      cure: 'Figures are not counted. See whether its job fails, and whether a transaction has been open for long.',
    });
  return found;
}

/** Flaws that the last verifications of the ledger and the audit found. */
async function flawsOfBooks(database: Database): Promise<Broken[]> {
  const results = await lastBookResults(database);
  return results
    .filter(({ flaws }) => flaws > 0)
    .map(({ what, flaws, broken_since: since }) => ({
      kind: what,
      what,
      count: flaws,
      since: since ?? 0,
      cure: cures[what],
    }));
}

/**
 * What is broken now, of the installation and of sites (null: all), the oldest first. Only what the database knows:
 * what browsers report is not proved, and flaws of ledger and audit are those that the last verification found.
 */
export async function brokenNow(
  database: Database,
  { sites, now }: { sites: readonly string[] | null; now: number },
): Promise<Broken[]> {
  const jobs = (await stuckJobs(database, now)).map(
    ({ kind, fault, count, failed_at }): Broken => ({
      ...{ kind: 'jobs', what: `${kind}: ${fault}`, count, since: failed_at },
      cure: cureOf(fault),
    }),
  );
  const found = [
    ...jobs,
    ...(await silentPartners(database)),
    ...(await failedMessages(database, sites)),
    ...(await lateWork(database, now)),
    ...(await flawsOfBooks(database)),
  ];
  return found.sort((one, other) => one.since - other.since);
}
