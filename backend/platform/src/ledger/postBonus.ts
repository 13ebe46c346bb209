import type { Database } from '@marquee/database/database';
import type { Ledger, PlayerAccount, Posted, Posting } from './ledger';

/** What the operator gives a player. */
interface Bonus extends Pick<Posting, 'key' | 'site' | 'reference' | 'description' | 'at'> {
  player: { id: string; currency: string };
  account: PlayerAccount;
  /** Minor units, or tokens; below zero for tokens that a player gives back. */
  amount: number;
}

/** Posts a bonus: out of the site's promotions, into an account of the player. Idempotent by key, like the ledger. */
export function postBonus(
  transaction: Database,
  ledger: Ledger,
  { player, account, amount, ...said }: Bonus,
): Promise<Posted> {
  const legs = [
    { account: 'promotions' as const, amount: -amount },
    { account, amount },
  ];
  return ledger.post(transaction, { ...said, kind: 'bonus', playerId: player.id, currency: player.currency, legs });
}
