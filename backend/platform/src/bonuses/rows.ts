import type { BonusState } from '@marquee/contract/machines';
import type { Database, RowOf } from '@marquee/database/database';
import { addJob } from '../jobs/jobs';
import { heldCash } from '../ledger/claims';
import type { Posting } from '../ledger/ledger';
import { publish } from '../live/publish';
import type { BonusOffer } from '../sites/bonusOffer';
import type { StoredReason } from './endReason';

declare module '@marquee/database/columns' {
  interface Columns {
    'bonuses.state': BonusState;
    'bonuses.end_state': BonusState;
    'bonuses.reason': StoredReason;
    'bonuses.kind': BonusOffer['kind'];
    'bonuses.terms': BonusOffer;
  }
}

/** The columns of a `Bonus`. */
export const bonusColumns = `id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,
  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at`;

/** A bonus of a player; amounts in minor units, times in ms since 1970. `terms` is the offer as it was when claimed. */
export type Bonus = RowOf<`select ${typeof bonusColumns} from bonuses where id = $1 and player_id = $2`>;

/** States in which a bonus may have money of its own. */
const funded: readonly BonusState[] = ['active', 'placed', 'closing', 'earned'];

/** Whether money of a bet goes to its bonus; what comes after its end is cash. */
export const holdsMoney = ({ state }: Pick<Bonus, 'state'>) => funded.includes(state);

/** The owner of a bonus's money, for postings. */
export const ownerOf = ({ site, player_id, currency }: Bonus): Pick<Posting, 'site' | 'playerId' | 'currency'> => ({
  site,
  playerId: player_id,
  currency,
});

/** The account of a player that a bonus's money is on, and what the offer costs the operator. */
export const accountOf = ({ kind }: Pick<Bonus, 'kind'>): 'bonus' | 'free_bet' =>
  kind === 'free_bet' ? 'free_bet' : 'bonus';
export const costOf = ({ offer }: Pick<Bonus, 'offer'>) => `offer:${offer}` as const;

/** A bonus as it is once its player's row in the ledger is locked; undefined if there is none. */
export async function lockedBonus(
  transaction: Database,
  playerId: string,
  bonusId: string,
): Promise<Bonus | undefined> {
  await heldCash(transaction, playerId);
  const [bonus] = await transaction.query(`select ${bonusColumns} from bonuses where id = $1 and player_id = $2`, [
    bonusId,
    playerId,
  ]);
  return bonus;
}

/** A change of a bonus's balance or progress, minor units; `key` is that of its posting, if it has one. */
export interface Change {
  key: string;
  kind: 'granted' | 'stake' | 'win' | 'refund' | 'counted' | 'uncounted' | 'corrected' | 'converted' | 'ended';
  amount?: number;
  counted?: number;
  betId?: string;
}

/** The job that looks whether a bonus has come to an end; its key is the bonus's id. */
export const bonusJob = 'bonus';

/** Has a bonus looked at, at a time in ms since 1970. */
export async function lookAt(transaction: Database, bonusId: string, at: number, now: number): Promise<void> {
  await addJob(transaction, { kind: bonusJob, key: bonusId, at }, now);
}

/**
 * Writes a change down and applies it, and tells the player's pages. A bonus whose wagering is reached by it is earned.
 * Call it with the player's ledger row locked, once for each key and kind.
 */
export async function change(
  transaction: Database,
  bonus: Pick<Bonus, 'id' | 'player_id'>,
  { key, kind, amount = 0, counted = 0, betId }: Change,
  now: number,
): Promise<void> {
  const [after] = await transaction.query(
    `with entry as (
       insert into bonus_entries (bonus_id, key, kind, amount, counted, bet_id, at) values ($1, $2, $3, $4, $5, $6, $7))
     update bonuses set balance = balance + $4, wagered = wagered + $5,
       state = case when state = 'active' and kind <> 'free_bet' and wagered + $5 >= required then 'earned' else state end
     where id = $1 returning state, balance`,
    [bonus.id, key, kind, amount, counted, betId ?? null, now],
  );
  if (
    after &&
    (after.state === 'earned' || after.state === 'closing' || (after.state === 'active' && after.balance === 0))
  )
    await lookAt(transaction, bonus.id, now, now);
  await publish(transaction, bonus.player_id, 'bonuses', {});
}

/** Has bonuses looked at that may wait for the end of a round. */
export async function lookAtWaiting(transaction: Database, playerId: string, now: number): Promise<void> {
  const waiting = await transaction.query(
    `select id from bonuses where player_id = $1
       and (state in ('earned', 'closing') or state = 'active' and balance = 0 and kind <> 'free_bet')`,
    [playerId],
  );
  for (const { id } of waiting) await lookAt(transaction, id, now, now);
}
