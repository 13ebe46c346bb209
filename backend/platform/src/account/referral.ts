import type { Output } from '@marquee/contract/calls';
import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import type { DomainEvents } from '../events/domainEvents';
import { assertAdmitted, assertIdentified } from '../identity/guard';
import type { Ledger } from '../ledger/ledger';
import { postBonus } from '../ledger/postBonus';
import { written } from '../messages/written';
import { assertMay } from '../protection/guard';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';
import { isReferralDue } from './referralRules';

/**
 * The player's referral code and link, and the results: friends registered, friends who deposited, and rewards earned.
 * Throws Refusal `notOffered` if the programme is off, and the guards': during a break, and before age and identity are
 * known, players are not asked to invite anybody.
 */
export async function referralOf({
  database,
  clock,
  site,
  player,
}: Pick<PlayerContext, 'database' | 'clock' | 'site' | 'player'>): Promise<Output<'account/referral'>> {
  await database.transaction(async (transaction) => {
    await assertMay(transaction, player, 'bonus', 0, clock.now());
    await assertAdmitted(transaction, player, site, clock.now());
  });
  if (!hasProgramme(site, 'referral')) throw new Refusal('notOffered');
  const [row] = await database.query(
    `select me.referral_code as code,
       (select count(*) from players f where f.site = me.site and f.referrer_code = me.referral_code) as registered,
       (select count(*) from players f where f.site = me.site and f.referrer_code = me.referral_code
          and exists (select 1 from payments p where p.player_id = f.id and p.kind = 'deposit'
            and p.state in (${listed(...credited)}) and p.given_back < p.amount)) as deposited,
       (select coalesce(sum(leg.amount), 0)::bigint from ledger_transactions t
          cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
          where t.player_id = me.id and t.kind = 'bonus' and t.key like 'referral:%' and leg.account in ($2, 'receivable')) as earned
     from players me where me.id = $1`,
    [player.id, site.referral_account],
  );
  const { code = '', registered = 0, deposited = 0, earned = 0 } = row ?? {};
  return {
    code,
    link: `https://${site.aff_domain || site.domain_name}/register?ref=${code}`,
    registered,
    deposited,
    earned,
    reward: site.referral_reward,
    account: site.referral_account,
  };
}

/**
 * Rewards the referrer when a player has staked their first deposit: once per friend, by ledger key. Nothing is paid if
 * the programme is off or the referrer may not receive a bonus.
 */
export async function rewardReferrer(
  transaction: Database,
  ledger: Ledger,
  payment: Pick<DomainEvents['paymentChanged']['payment'], 'id' | 'site' | 'player_id' | 'state'>,
  site: SiteFile,
  now: number,
): Promise<void> {
  if (payment.state !== 'approved' || !hasProgramme(site, 'referral')) return;
  const [referrer] = await transaction.query(
    `select r.id, r.currency from players f join players r on r.site = f.site and r.referral_code = f.referrer_code
     where f.id = $1 and f.referrer_code <> '' and r.id <> f.id`,
    [payment.player_id],
  );
  if (!referrer) return;
  try {
    await assertMay(transaction, referrer, 'bonus', 0, now);
    await assertIdentified(transaction, referrer.id, site.jurisdiction);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  if (!(await isReferralDue(transaction, payment, referrer.id, now))) return;
  const { repeated } = await postBonus(transaction, ledger, {
    key: `referral:${payment.player_id}`,
    site: payment.site,
    player: referrer,
    account: site.referral_account,
    amount: site.referral_reward,
    reference: payment.id,
    description: 'Referral',
    at: now,
  });
  if (repeated) return;
  await sendMessage(
    transaction,
    { id: referrer.id, site: payment.site },
    {
      key: `referral:${payment.player_id}`,
      ...written('referralEarned', {
        amount: site.referral_reward,
        account: site.referral_account,
        currency: referrer.currency,
      }),
    },
    now,
  );
}
