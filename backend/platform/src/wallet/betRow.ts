import type { Database } from '@marquee/database/database';
import type { OperatorAccount } from '../ledger/ledger';

/** The player of a bet. */
export interface Bettor {
  id: string;
  site: string;
  currency: string;
}

/** A round of a game, or a sports bet. */
export type BetKind = 'game' | 'sports';

/** The operator's account of each kind of bet. */
export const operatorAccounts = { game: 'gaming', sports: 'sportsbook' } as const satisfies Record<
  BetKind,
  OperatorAccount
>;

/** A bet as histories have it, locked until the transaction ends; undefined if there is none. */
export async function betRow(transaction: Database, site: string, betId: string) {
  const [row] = await transaction.query(
    `select id, player_id, kind, account, stake, payout, state, title, bonus_id, bonus_stake, bonus_payout, counts, is_counted
     from bets where site = $1 and id = $2 for update`,
    [site, betId],
  );
  return row;
}

/** A locked bet. */
export type BetRow = NonNullable<Awaited<ReturnType<typeof betRow>>>;
