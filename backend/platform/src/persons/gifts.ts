import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { isSamePerson, linksOf } from './links';

/** A gift that a person gets once per site; `gift` names its cause (migration 0076). */
export interface Gift {
  site: string;
  gift: string;
  /** The player; for a referral, the referred friend. */
  playerId: string;
  /** The referrer, who is paid and must be another person. */
  invitedBy?: string;
}

/** A refused gift, as the operator sees it. */
export interface RefusedGift extends Gift {
  reason: 'invitedThemself' | 'givenBefore' | null;
  /** What the two accounts share: `bank, phone`. */
  marks: string | null;
  other: string | null;
}

declare module '@marquee/database/columns' {
  interface Columns {
    'person_gifts.reason': NonNullable<RefusedGift['reason']>;
  }
}

/** Tells the player in neutral words that they do not get the gift. Its record is stored after the rollback. */
class GiftRefused extends Refusal {
  constructor(readonly gift: RefusedGift) {
    super('rewardGiven');
  }
}

/** Serialises requests for one gift of one site until the transaction ends. Take it before any ledger lock. */
async function lockGift(transaction: Database, site: string, gift: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`gift ${site} ${gift}`]);
}

/** The lock for judging a site's referrals. */
export const lockReferrals = (transaction: Database, site: string) => lockGift(transaction, site, 'referral');

/**
 * Decides whether a gift is due, and records it: `given` if that person, by proved marks, has not had it on this site,
 * else `refused`; also `refused` for referring oneself. A decision is final. Requests for one gift of one site are
 * serialised: call it before the ledger and after player protection. Throws Refusal('tryAgain') while the players'
 * identity marks are not stored yet.
 */
export async function decideGift(transaction: Database, gift: Gift, now: number): Promise<'given' | RefusedGift> {
  const { site, gift: name, playerId, invitedBy } = gift;
  await lockGift(transaction, site, name);
  const [decided] = await transaction.query(
    `select outcome, reason, marks, other_player_id as other from person_gifts where site = $1 and gift = $2 and player_id = $3`,
    [site, name, playerId],
  );
  if (decided?.outcome === 'given') return 'given';
  if (decided) return { ...gift, reason: decided.reason, marks: decided.marks, other: decided.other };
  const unmarked = await transaction.query('select 1 from players where id = any($1::text[]) and person_key is null', [
    [playerId, ...(invitedBy ? [invitedBy] : [])],
  ]);
  if (unmarked.length > 0) throw new Refusal('tryAgain');
  const refused = (await ownInvitation(transaction, gift)) ?? (await givenBefore(transaction, gift, now));
  if (refused) {
    await writeRefused(transaction, refused, now);
    return refused;
  }
  await transaction.query(
    "insert into person_gifts (site, gift, player_id, outcome, at) values ($1, $2, $3, 'given', $4)",
    [site, name, playerId, now],
  );
  return 'given';
}

/**
 * A referral whose two players share any mark, or were ever alike. A claim is enough here: only whoever invites could
 * lose by it, and only to a friend of their own.
 */
async function ownInvitation(transaction: Database, gift: Gift): Promise<RefusedGift | undefined> {
  if (!gift.invitedBy) return undefined;
  const [match] = await transaction.query(
    `select coalesce(
       (select string_agg(distinct mine.kind, ', ') from person_marks mine join person_marks theirs on theirs.hash = mine.hash
         where mine.player_id = $1 and theirs.player_id = $2),
       (select 'name' from person_links
         where lifted_at is null and ((player_id = $1 and other_id = $2) or (player_id = $2 and other_id = $1)))) as marks`,
    [gift.playerId, gift.invitedBy],
  );
  return match?.marks ? { ...gift, reason: 'invitedThemself', marks: match.marks, other: gift.invitedBy } : undefined;
}

/**
 * A gift that the same person has had before: by proved marks, of which one contact or bank account is enough for a
 * gift. Who is only alike has lost nothing by the other's gift.
 */
async function givenBefore(transaction: Database, gift: Gift, now: number): Promise<RefusedGift | undefined> {
  const same = (await linksOf(transaction, gift.playerId, now)).filter(isSamePerson);
  const [given] = await transaction.query(
    `with same as (
       select theirs.player_id, theirs.kind from person_marks mine join person_marks theirs on theirs.hash = mine.hash
         where mine.player_id = $4 and theirs.player_id <> $4 and mine.kind <> 'name'
           and mine.proved_at is not null and theirs.proved_at is not null
       union all select id, null from unnest($3::text[]) as linked (id))
     select g.player_id as other, string_agg(distinct same.kind, ', ') as marks
     from same join person_gifts g on g.site = $1 and g.gift = $2 and g.player_id = same.player_id
     where g.outcome = 'given' group by g.player_id order by min(g.at) limit 1`,
    [gift.site, gift.gift, same.map(({ other }) => other), gift.playerId],
  );
  return given && { ...gift, reason: 'givenBefore', marks: given.marks ?? 'name', other: given.other };
}

/** Whether a gift would be refused to a player: decided so, or given to the same person before. Nothing is recorded. */
export async function isGiftGone(database: Database, gift: Gift, now: number): Promise<boolean> {
  const [decided] = await database.query(
    'select outcome from person_gifts where site = $1 and gift = $2 and player_id = $3',
    [gift.site, gift.gift, gift.playerId],
  );
  if (decided) return decided.outcome === 'refused';
  return (await givenBefore(database, gift, now)) !== undefined;
}

/** As `decideGift`, for the player who claims: throws Refusal('rewardGiven'). Call it inside `claiming`. */
export async function assertGift(transaction: Database, gift: Gift, now: number): Promise<void> {
  const verdict = await decideGift(transaction, gift, now);
  if (verdict !== 'given') throw new GiftRefused(verdict);
}

/** Runs the claim of a gift in one transaction; a refusal rolls it back and is recorded nonetheless. */
export async function claiming<T>(
  database: Database,
  now: number,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (error instanceof GiftRefused) await writeRefused(database, error.gift, now);
    throw error;
  }
}

async function writeRefused(
  database: Database,
  { site, gift, playerId, reason, marks, other }: RefusedGift,
  now: number,
): Promise<void> {
  await database.query(
    `insert into person_gifts (site, gift, player_id, outcome, reason, marks, other_player_id, at)
     values ($1, $2, $3, 'refused', $4, $5, $6, $7) on conflict do nothing`,
    [site, gift, playerId, reason, marks, other, now],
  );
}

/** Lets a refused gift be claimed; `by` is who decided, for the record. False if it was not refused. */
export async function allowGift(
  database: Database,
  { site, gift, playerId }: Gift,
  { by, now }: { by: string; now: number },
): Promise<boolean> {
  const allowed = await database.query(
    `update person_gifts set outcome = 'given', allowed_by = $4, at = $5
     where site = $1 and gift = $2 and player_id = $3 and outcome = 'refused' returning 1`,
    [site, gift, playerId, by, now],
  );
  return allowed.length > 0;
}

/** A page of gifts: those of sites (null: of all), after the last one of the page before. */
export interface GiftPage {
  sites?: readonly string[] | null;
  after?: { at: number; player: string; site: string; gift: string; other: string } | undefined;
  limit?: number;
}

/** Refused gifts, newest first; times in ms since 1970. */
export function refusedGifts(
  database: Database,
  { sites = null, after, limit = 200 }: GiftPage = {},
): Promise<(Omit<RefusedGift, 'playerId'> & { player_id: string; at: number })[]> {
  return database.query(
    `select site, gift, player_id, reason, marks, other_player_id as other, at from person_gifts
     where outcome = 'refused' and ($1::text[] is null or site = any($1))
       and ($2::bigint is null or (at, player_id, site, gift) < ($2, $3, $4, $5))
     order by at desc, player_id desc, site desc, gift desc limit $6`,
    [sites, after?.at ?? null, after?.player ?? null, after?.site ?? null, after?.gift ?? null, limit],
  );
}
