import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

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
  reason: 'invitedThemself' | 'givenBefore';
  /** What the two accounts share: `bank, phone`. */
  marks: string;
  other: string;
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
 * Decides whether a gift is due, and records it: `given` if nobody of that person has had it on this site, else
 * `refused`; also `refused` for referring oneself. A decision is final. Requests for one gift of one site are
 * serialised: call it before the ledger and after player protection. Throws Refusal('tryAgain') while the players'
 * identity marks are not stored yet.
 */
export async function decideGift(transaction: Database, gift: Gift, now: number): Promise<'given' | RefusedGift> {
  const { site, gift: name, playerId, invitedBy } = gift;
  await lockGift(transaction, site, name);
  const [decided] = await transaction.query<{
    outcome: string;
    reason: RefusedGift['reason'];
    marks: string;
    other: string;
  }>(
    `select outcome, reason, marks, other_player_id as other from person_gifts where site = $1 and gift = $2 and player_id = $3`,
    [site, name, playerId],
  );
  if (decided?.outcome === 'given') return 'given';
  if (decided) return { ...gift, reason: decided.reason, marks: decided.marks, other: decided.other };
  const unmarked = await transaction.query('select 1 from players where id = any($1::text[]) and person_key is null', [
    [playerId, ...(invitedBy ? [invitedBy] : [])],
  ]);
  if (unmarked.length > 0) throw new Refusal('tryAgain');
  const [match] = await transaction.query<{ other: string; marks: string }>(
    `select theirs.player_id as other, string_agg(distinct theirs.kind, ', ') as marks
     from person_marks mine join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> mine.player_id
     where mine.player_id = $1 and (theirs.player_id = $4 or exists (
       select 1 from person_gifts g where g.site = $2 and g.gift = $3 and g.player_id = theirs.player_id and g.outcome = 'given'))
     group by theirs.player_id order by theirs.player_id = $4 desc nulls last limit 1`,
    [playerId, site, name, invitedBy ?? null],
  );
  if (match) {
    const reason = match.other === invitedBy ? 'invitedThemself' : 'givenBefore';
    const refused: RefusedGift = { ...gift, reason, ...match };
    await writeRefused(transaction, refused, now);
    return refused;
  }
  await transaction.query(
    "insert into person_gifts (site, gift, player_id, outcome, at) values ($1, $2, $3, 'given', $4)",
    [site, name, playerId, now],
  );
  return 'given';
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

/** Refused gifts, newest first; times in ms since 1970. */
export function refusedGifts(
  database: Database,
  most = 200,
): Promise<(Omit<RefusedGift, 'playerId'> & { player_id: string; at: number })[]> {
  return database.query(
    `select site, gift, player_id, reason, marks, other_player_id as other, at from person_gifts
     where outcome = 'refused' order by at desc, player_id limit $1`,
    [most],
  );
}
