import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** A gift that a person gets once on a site; `gift` names what it is for (migration 0076). */
export interface Gift {
  site: string;
  gift: string;
  /** Whose it is: for a referral the friend who was invited. */
  playerId: string;
  /** Who is paid for inviting the player, who may not be the same person. */
  invitedBy?: string;
}

/** A gift that was refused, as the operator finds it. */
export interface RefusedGift extends Gift {
  reason: 'invitedThemself' | 'givenBefore';
  /** What the two accounts have in common: `bank, phone`. */
  marks: string;
  other: string;
}

/**
 * Says to the player that the gift is not theirs, in neutral words. The record that it carries is to be written once
 * its transaction is gone.
 */
class GiftRefused extends Refusal {
  constructor(readonly gift: RefusedGift) {
    super('rewardGiven');
  }
}

/**
 * Has requests for one gift of one site wait for each other until their transactions end. Take no lock of the ledger
 * before it.
 */
async function lockGift(transaction: Database, site: string, gift: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`gift ${site} ${gift}`]);
}

/** The lock under which referrals of a site are judged. */
export const lockReferrals = (transaction: Database, site: string) => lockGift(transaction, site, 'referral');

/**
 * Whether a gift is due, and writes down which: `given` when nobody of that person had it on this site, `refused` when
 * somebody had, or invited themself. Once decided it stays so, also when it is asked again. Requests for one gift of
 * one site wait for each other until their transactions end: call it before the ledger, after player protection. Throws
 * Refusal('tryAgain') while it is not known who the players are.
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

/** As `decideGift`, for a player who asks: throws Refusal('rewardGiven'). Call it inside `claiming`. */
export async function assertGift(transaction: Database, gift: Gift, now: number): Promise<void> {
  const verdict = await decideGift(transaction, gift, now);
  if (verdict !== 'given') throw new GiftRefused(verdict);
}

/** Runs what claims a gift in one transaction; a refusal takes it back, and is written down all the same. */
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

/** Lets a refused gift be claimed all the same; `by` is who decided, for the record. False when it was not refused. */
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

/** Gifts that were refused, the newest first; ids of players, times in ms since 1970. */
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
