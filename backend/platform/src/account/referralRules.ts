import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { written } from '../messages/written';
import { decideGift } from '../persons/gifts';
import { hasVerifiedContact } from '../persons/verifiedContact';
import { sendMessage } from './inbox';
import { hasStakedDeposit } from './referralStakes';

/**
 * Whether the referrer of a player who deposited is to be rewarded now. Not yet if the friend has not staked the
 * deposit, a contact of either is unverified (`referralsWaiting` finds what to check again) or all of the friend's
 * deposits were reversed. Never if both are one
 * person or the person was referred before: then the referrer is told once that this referral earns nothing. Call it in
 * the paying transaction, before the ledger.
 */
export async function isReferralDue(
  transaction: Database,
  { site, player_id: friend }: { site: string; player_id: string },
  referrer: string,
  now: number,
): Promise<boolean> {
  if (!(await hasStakedDeposit(transaction, friend, now))) return false;
  for (const player of [friend, referrer]) if (!(await hasVerifiedContact(transaction, player))) return false;
  const gift = { site, gift: 'referral', playerId: friend, invitedBy: referrer };
  if ((await decideGift(transaction, gift, now)) === 'given') return !(await hasLostDeposits(transaction, friend));
  const news = { key: `referralNotDue:${friend}`, ...written('referralNotDue', {}) };
  await sendMessage(transaction, { id: referrer, site }, news, now);
  return false;
}

/** Whether all approved deposits of a player were fully reversed. */
export async function hasLostDeposits(database: Database, playerId: string): Promise<boolean> {
  const [row] = await database.query(
    `select bool_and(given_back >= amount) as lost from payments
     where player_id = $1 and kind = 'deposit' and state in (${listed(...credited)})`,
    [playerId],
  );
  return row?.lost === true;
}

/**
 * First deposits that were staked and whose referral is not decided, of friends and referrers who have both verified a
 * contact; of all, or of a player and the friends that the player referred.
 */
export function referralsWaiting(
  database: Database,
  playerId: string | null = null,
): Promise<{ id: string; site: string; player_id: string; state: 'approved' }[]> {
  return database.query(
    `select distinct on (f.id) p.id, p.site, p.player_id, 'approved' as state
     from players f join payments p on p.player_id = f.id and p.kind = 'deposit' and p.state = 'approved'
       join players r on r.site = f.site and r.referral_code = f.referrer_code and r.id <> f.id
     where f.deposit_staked_at is not null and f.referrer_code <> ''
       and coalesce(f.phone_verified_at, f.email_verified_at) is not null
       and coalesce(r.phone_verified_at, r.email_verified_at) is not null
       and not exists (select 1 from person_gifts g where g.site = f.site and g.gift = 'referral' and g.player_id = f.id)
       and ($1::text is null or $1 in (f.id, r.id))
     order by f.id, p.created_at`,
    [playerId],
  );
}
