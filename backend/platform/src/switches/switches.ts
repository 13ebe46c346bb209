import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { addJob } from '../jobs/jobs';
import { publishToSite } from '../live/publish';

/** What can be switched off. */
export const switchable = [
  'game',
  'sport',
  'league',
  'match',
  'market',
  'payment_method',
  'registration',
  'withdrawals',
] as const;

/** A kind of thing that can be switched off. */
export type Switchable = (typeof switchable)[number];

declare module '@marquee/database/columns' {
  interface Columns {
    'switches.what': Switchable;
  }
}

/** Notification channel: a switch was set or opened. Processes drop what they keep of offers. */
export const switchesChannel = 'switches';

/** The job that opens a switch at its end. Its key is the switch's id. */
export const switchEnd = 'switch-end';

/** The advisory lock that bookings share and a stop takes alone; `stopped_words` in the database names the same one. */
const lockKey = 7_225_100_431;

/** The name of a part in queries; `key` is empty for what there is only one of. */
export const partOf = (what: Switchable, key = ''): string => `${what} ${key}`;

/**
 * SQL: the parts that are switched off at a site, as `partOf` names them, for what is shown. Takes the parameters of
 * the site and of the clock. Bookings ask `stopped_words`.
 */
export const partsStopped = <Site extends `$${number}`, Now extends `$${number}`>(site: Site, now: Now) =>
  `array(select what || ' ' || key from switches where opened_at is null
     and (ends_at is null or ends_at > ${now}) and (site is null or site = ${site}))` as const;

/** The refusal of something that is switched off, with the words for the player. */
export const stopRefusal = (words: string): Refusal => new Refusal('switchedOff', words ? { words } : {});

/**
 * Throws Refusal `switchedOff` if the part is switched off at the site. No stop is answered before this transaction
 * ends.
 */
export async function assertNotStopped(transaction: Database, site: string, part: string, now: number): Promise<void> {
  const [row] = await transaction.query('select stopped_words($1, array[$2], $3) as words', [site, part, now]);
  if (row && row.words !== null) throw stopRefusal(row.words);
}

/** A switch that is off. */
export type Switch = Awaited<ReturnType<typeof stopsInForce>>[number];

/** The switches that are off, of the given sites and those of all sites; null: of every site. Newest first. */
export function stopsInForce(database: Database, sites: readonly string[] | null, now: number) {
  return database.query(
    `select id, site, what, key, reason, words, integrity, stopped_at, stopped_by, ends_at from switches
     where opened_at is null and (ends_at is null or ends_at > $2) and ($1::text[] is null or site is null or site = any($1))
     order by stopped_at desc, id`,
    [sites, now],
  );
}

/** What is to be switched off. */
export interface Stop {
  /** Null: at all sites. */
  site: string | null;
  what: Switchable;
  key: string;
  reason: string;
  words: string;
  integrity: boolean;
  endsAt: number | null;
  by: string;
}

/**
 * Switches something off, in the current transaction. It waits for bookings that began before, and holds others off
 * until it has committed: none is booked after that. Returns the switch's id.
 */
export async function stop(transaction: Database, stopped: Stop, now: number): Promise<string> {
  const { site, what, key, reason, words, integrity, endsAt, by } = stopped;
  const id = randomUUID();
  await transaction.query('select pg_advisory_xact_lock($1::bigint)', [lockKey]);
  await transaction.query(
    `insert into switches (id, site, what, key, reason, words, integrity, stopped_at, stopped_by, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, site, what, key, reason, words, integrity, now, by, endsAt],
  );
  if (endsAt !== null) await addJob(transaction, { kind: switchEnd, key: id, at: endsAt }, now);
  await announce(transaction, stopped);
  return id;
}

/** A switch by its id, if it is still off; locked until the transaction ends. */
export async function lockedStop(transaction: Database, id: string) {
  const [row] = await transaction.query(
    `select id, site, what, key, reason, ends_at from switches where id = $1 and opened_at is null for no key update`,
    [id],
  );
  return row;
}

/**
 * Switches something on again, in the current transaction; `by` is empty at its own end. Returns what it was; undefined
 * if it is on already.
 */
export async function open(transaction: Database, id: string, by: readonly string[], now: number) {
  const [opened] = await transaction.query(
    `update switches set opened_at = $2, opened_by = $3 where id = $1 and opened_at is null returning site, what, key`,
    [id, now, by],
  );
  if (opened) await announce(transaction, opened);
  return opened;
}

/** What the start-up answer says of: pages read that anew, too. */
const inStartup = new Set<Switchable>(['registration', 'withdrawals']);

/** Processes read the switches anew, and open pages of the sites concerned what they show. */
async function announce(transaction: Database, { site, what }: Pick<Stop, 'site' | 'what'>): Promise<void> {
  await transaction.notify(switchesChannel, '');
  await publishToSite(transaction, site, inStartup.has(what) ? 'site' : 'offers');
}
