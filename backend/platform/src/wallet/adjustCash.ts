import type { Database } from '@marquee/database/database';
import type { Ledger, OperatorAccount, Posted } from '../ledger/ledger';

/** The operator's accounts that a player's cash may be corrected against: where the wrong payout came from. */
export const correctedAgainst = ['sportsbook', 'gaming', 'promotions'] as const satisfies readonly OperatorAccount[];

/** What an operator corrects by hand, once: `case` is the number under which they keep why, and who decided it. */
export interface Correction {
  site: string;
  /** As the player signs in, in any case of letters. */
  account: string;
  /** Minor units of the player's currency; below zero it is taken. Never 0. */
  amount: number;
  against: (typeof correctedAgainst)[number];
  case: string;
  /** What the player reads in the statement. */
  reason: string;
}

/**
 * Corrects a player's cash. The same case again changes nothing. Undefined where there is no such player. Throws
 * Refusal: `insufficientBalance` where there is less than is to be taken, `requestIdReused` where the case stands for
 * another correction.
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
