import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import type { Ledger, PlayerAccount } from '../ledger/ledger';
import { written } from '../messages/written';
import { lockReferrals } from '../persons/gifts';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';
import { missionsNotReached } from './missions';
import { hasLostDeposits } from './referralRules';
import { giftsNotReached } from './vip';

type Payment = Pick<DomainEvents['paymentChanged']['payment'], 'id' | 'site' | 'player_id' | 'state'>;

/** A reward as it was posted. */
interface Reward {
  player_id: string;
  currency: string;
  account: PlayerAccount;
  amount: number;
  description: string;
}

/**
 * Reverses the rewards that a reversed deposit had earned: the referrer's reward if no deposit of the friend is left,
 * and the player's own mission and VIP rewards that are no longer earned. Cash that was spent becomes a debt to the
 * operator; of tokens, which cannot be repaid in money, only what is left is taken.
 */
export async function reverseRewards(
  transaction: Database,
  ledger: Ledger,
  payment: Payment,
  site: SiteFile,
  now: number,
): Promise<void> {
  if (payment.state !== 'refunded' && payment.state !== 'charged_back') return;
  await lockReferrals(transaction, payment.site);
  const player = payment.player_id;
  const lost = [
    ...(await missionsNotReached(transaction, site, player, now)),
    ...(await giftsNotReached(transaction, site, player, now)),
  ];
  if (await hasLostDeposits(transaction, player)) lost.push(`referral:${player}`);
  for (const key of lost) await reverseReward(transaction, ledger, { key, payment, now });
}

/**
 * Posts the reversal of a reward, once, and tells its owner. Does nothing if it was never paid or is already reversed.
 */
async function reverseReward(
  transaction: Database,
  ledger: Ledger,
  { key, payment: { id, site }, now }: { key: string; payment: Payment; now: number },
): Promise<void> {
  const back = `${key}:back`;
  const [reward] = await transaction.query<Reward>(
    `select t.player_id, t.currency, leg.account, leg.amount, t.description
     from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
     where t.site = $1 and t.key = $2 and leg.amount > 0
       and not exists (select 1 from ledger_transactions b where b.site = $1 and b.key = $3)`,
    [site, key, back],
  );
  if (!reward) return;
  const { player_id, currency, account, amount, description } = reward;
  // Lock first, so that nothing is spent in between.
  await transaction.query('select 1 from ledger_players where player_id = $1 for no key update', [player_id]);
  const taken = Math.min(amount, (await ledger.balances(transaction, player_id))[account]);
  const claimed = account === 'cash' ? amount - taken : 0;
  if (taken + claimed === 0) return;
  const legs = [
    { account, amount: -taken },
    { account: 'receivable' as const, amount: -claimed },
    { account: 'promotions' as const, amount: taken + claimed },
  ].filter((leg) => leg.amount !== 0);
  const owner = { playerId: player_id, site, currency };
  await ledger.post(transaction, { ...owner, key: back, kind: 'bonus', legs, reference: id, description, at: now });
  await sendMessage(transaction, { id: player_id, site }, { key: back, ...written('rewardTakenBack', {}) }, now);
}
