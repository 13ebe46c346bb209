import type { AdjustmentReason, CauseKind, correctedAgainst } from '@marquee/contract/staff/adjustments';
import type { Database } from '@marquee/database/database';
import type { Ledger, OperatorAccount, Posted } from '../ledger/ledger';
import { StaffRefusal } from '../staff/staffRefusal';

/** What a correction is about: a payment, bet or round of the player. */
export interface Cause {
  kind: CauseKind;
  id: string;
}

/** A manual correction by an operator, once; `case` is the number of the operator's record of reason and decision. */
export interface Correction {
  site: string;
  /** The account id; case-insensitive. */
  account: string;
  /** Minor units of the player's currency; negative amounts are taken. Never 0. */
  amount: number;
  against: (typeof correctedAgainst)[number] & OperatorAccount;
  case: string;
  /** The text in the player's statement. */
  reason: string;
  /** Why, of the list. */
  why?: AdjustmentReason | null;
  cause?: Cause | null;
  /** Who decides. */
  by: string;
}

/**
 * Corrects a player's cash. Idempotent per case. Undefined if there is no such player. Throws Refusal:
 * `insufficientBalance` if the cash is too low, `requestIdReused` if the case was used for another correction; and
 * StaffRefusal `causeMissing`, `causeUnknown`, `causeExceeded`.
 */
export function adjustCash(database: Database, ledger: Ledger, correction: Correction, now: number) {
  return database.transaction((transaction) => adjust(transaction, ledger, correction, now));
}

async function adjust(
  transaction: Database,
  ledger: Ledger,
  correction: Correction,
  now: number,
): Promise<(Posted & { currency: string }) | undefined> {
  const { site, account, amount, against, case: number, reason } = correction;
  const [player] = await transaction.query('select id, currency from players where site = $1 and account_key = $2', [
    site,
    account.toLowerCase(),
  ]);
  if (!player) return undefined;
  await checkCause(transaction, player.id, correction);
  const posted = await ledger.post(transaction, {
    key: `adjustment:${number}`,
    kind: 'adjustment',
    site,
    playerId: player.id,
    currency: player.currency,
    legs: [
      { account: 'cash', amount },
      { account: against, amount: -amount },
    ],
    reference: number,
    description: reason,
    at: now,
  });
  await keep(transaction, player, correction, now);
  return { ...posted, currency: player.currency };
}

/** Writes down who corrected what, and why. Throws StaffRefusal `caseTaken` for the case of another correction. */
async function keep(
  transaction: Database,
  player: { id: string; currency: string },
  { case: number, by, site, amount, why = null, cause = null }: Correction,
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into cash_corrections (case_number, corrected_by, at, site, player_id, amount, currency, reason, cause_kind, cause_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [number, by, now, site, player.id, amount, player.currency, why, cause?.kind ?? null, cause?.id ?? null],
  );
  const [kept] = await transaction.query(
    `select 1 as is_same from cash_corrections where case_number = $1 and coalesce(player_id, $2) = $2
       and reason is not distinct from $3 and cause_kind is not distinct from $4 and cause_id is not distinct from $5`,
    [number, player.id, why, cause?.kind ?? null, cause?.id ?? null],
  );
  if (!kept) throw new StaffRefusal('caseTaken');
}

/**
 * Checks that a correction's cause is the player's, and that all compensations of it together are not more than it was
 * about. Its row is locked until the transaction ends, so that of two at once the second counts the first.
 */
async function checkCause(
  transaction: Database,
  playerId: string,
  { site, amount, case: number, why, cause }: Correction,
): Promise<void> {
  if (!cause) {
    if (why === 'compensation') throw new StaffRefusal('causeMissing', { fields: { cause: 'required' } });
    return;
  }
  const whole = await amountOf(transaction, { site, playerId }, cause);
  if (whole === undefined) throw new StaffRefusal('causeUnknown', { fields: { cause: 'invalid' } });
  if (why !== 'compensation') return;
  if (amount < 0) throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { amount: 'amountFormat' } });
  const [earlier] = await transaction.query(
    `select coalesce(sum(amount), 0)::bigint as compensated from cash_corrections
     where site = $1 and cause_kind = $2 and cause_id = $3 and reason = 'compensation' and case_number <> $4`,
    [site, cause.kind, cause.id, number],
  );
  if ((earlier?.compensated ?? 0) + amount > whole) throw new StaffRefusal('causeExceeded');
}

/**
 * What a cause was about, minor units: the amount of a payment, the stake of a bet, the stakes of a round. Undefined if
 * it is not the player's.
 */
async function amountOf(
  transaction: Database,
  { site, playerId }: { site: string; playerId: string },
  { kind, id }: Cause,
): Promise<number | undefined> {
  if (kind === 'payment') {
    const [payment] = await transaction.query(
      'select amount from payments where id = $1 and site = $2 and player_id = $3 for no key update',
      [id, site, playerId],
    );
    return payment?.amount;
  }
  const bets = await transaction.query(
    kind === 'bet'
      ? "select stake from bets where site = $1 and player_id = $2 and id = $3 and account = 'cash' for update"
      : `select b.stake from bets b where b.site = $1 and b.player_id = $2 and b.account = 'cash' and b.id in (
           select t.provider_code || ':' || t.transaction_id from provider_transactions t
           where t.provider_code = split_part($3, ':', 1) and t.round_id = substr($3, length(split_part($3, ':', 1)) + 2)
             and t.kind = 'bet') order by b.id for update`,
    [site, playerId, id],
  );
  return bets.length > 0 ? bets.reduce((sum, { stake }) => sum + stake, 0) : undefined;
}
