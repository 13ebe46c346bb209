import type { Database } from '@marquee/database/database';
import type { Ledger, OperatorAccount, Posted } from '../ledger/ledger';

/** The operator accounts against which a player's cash may be corrected: where the wrong payout came from. */
export const correctedAgainst = ['sportsbook', 'gaming', 'promotions'] as const satisfies readonly OperatorAccount[];

/** A manual correction by an operator, once; `case` is the number of the operator's record of reason and decision. */
export interface Correction {
  site: string;
  /** The account id; case-insensitive. */
  account: string;
  /** Minor units of the player's currency; negative amounts are taken. Never 0. */
  amount: number;
  against: (typeof correctedAgainst)[number];
  case: string;
  /** The text in the player's statement. */
  reason: string;
  /** Who decides. */
  by: string;
}

/** The currency of a player; undefined if there is no such player. */
export async function currencyOf(database: Database, site: string, account: string): Promise<string | undefined> {
  const [player] = await database.query('select currency from players where site = $1 and account_key = $2', [
    site,
    account.toLowerCase(),
  ]);
  return player?.currency;
}

/** Undoes a transaction that was only tried, and carries its result. */
class Tried extends Error {
  constructor(readonly result: Posted & { currency: string }) {
    super('only tried');
  }
}

/** What a correction would do; nothing is posted. The same results as of {@link adjustCash}. */
export async function tryAdjustCash(database: Database, ledger: Ledger, correction: Correction, now: number) {
  try {
    return await database.transaction(async (transaction) => {
      const posted = await adjust(transaction, ledger, correction, now);
      if (posted) throw new Tried(posted);
      return undefined;
    });
  } catch (fault) {
    if (fault instanceof Tried) return fault.result;
    throw fault;
  }
}

/**
 * Corrects a player's cash. Idempotent per case. Undefined if there is no such player. Throws Refusal:
 * `insufficientBalance` if the cash is too low, `requestIdReused` if the case was used for another correction.
 */
export function adjustCash(database: Database, ledger: Ledger, correction: Correction, now: number) {
  return database.transaction((transaction) => adjust(transaction, ledger, correction, now));
}

async function adjust(
  transaction: Database,
  ledger: Ledger,
  { site, account, amount, against, case: number, reason, by }: Correction,
  now: number,
): Promise<(Posted & { currency: string }) | undefined> {
  const [player] = await transaction.query('select id, currency from players where site = $1 and account_key = $2', [
    site,
    account.toLowerCase(),
  ]);
  if (!player) return undefined;
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
  await transaction.query(
    'insert into cash_corrections (case_number, corrected_by, at) values ($1, $2, $3) on conflict do nothing',
    [number, by, now],
  );
  return { ...posted, currency: player.currency };
}
