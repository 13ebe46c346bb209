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
}

/**
 * Corrects a player's cash. Idempotent per case. Undefined if there is no such player. Throws Refusal:
 * `insufficientBalance` if the cash is too low, `requestIdReused` if the case was used for another correction.
 */
export function adjustCash(
  database: Database,
  ledger: Ledger,
  { site, account, amount, against, case: number, reason }: Correction,
  now: number,
): Promise<(Posted & { currency: string }) | undefined> {
  return database.transaction(async (transaction) => {
    const [player] = await transaction.query<{ id: string; currency: string }>(
      'select id, currency from players where site = $1 and account_key = $2',
      [site, account.toLowerCase()],
    );
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
    return { ...posted, currency: player.currency };
  });
}
