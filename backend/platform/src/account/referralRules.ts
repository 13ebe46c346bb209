import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import { decideGift } from '../persons/gifts';
import { hasVerifiedContact } from '../persons/verifiedContact';
import { sendMessage } from './inbox';
import { written } from './newsTexts';

/**
 * Whether the referrer of a player who deposited is to be rewarded now. Not yet if a contact of either is unverified
 * (`depositsWaiting` finds what to check again) or all of the friend's deposits were reversed. Never if both are one
 * person or the person was referred before: then the referrer is told once that this referral earns nothing. Call it in
 * the paying transaction, before the ledger.
 */
export async function isReferralDue(
  transaction: Database,
  { site, player_id: friend }: { site: string; player_id: string },
  referrer: string,
  now: number,
): Promise<boolean> {
  for (const player of [friend, referrer]) if (!(await hasVerifiedContact(transaction, player))) return false;
  const gift = { site, gift: 'referral', playerId: friend, invitedBy: referrer };
  if ((await decideGift(transaction, gift, now)) === 'given') return !(await hasLostDeposits(transaction, friend));
  const news = { key: `referralNotDue:${friend}`, ...written('referralNotDue', {}) };
  await sendMessage(transaction, { id: referrer, site }, news, now);
  return false;
}

/** Whether all approved deposits of a player were fully reversed. */
export async function hasLostDeposits(database: Database, playerId: string): Promise<boolean> {
  const [row] = await database.query<{ lost: boolean | null }>(
    `select bool_and(given_back >= amount) as lost from payments
     where player_id = $1 and kind = 'deposit' and state in ('approved', 'refunded', 'charged_back')`,
    [playerId],
  );
  return row?.lost === true;
}

/**
 * Deposits whose referral reward was waiting for a contact that was just verified: the player's own, and those of
 * friends that the player referred.
 */
export function depositsWaiting(
  transaction: Database,
  { player_id, site }: DomainEvents['contactVerified'],
): Promise<{ id: string; site: string; player_id: string; state: 'approved' }[]> {
  return transaction.query(
    `select distinct on (f.id) p.id, p.site, p.player_id, 'approved' as state
     from players f join payments p on p.player_id = f.id and p.kind = 'deposit' and p.state = 'approved'
     where f.site = $2 and f.referrer_code <> ''
       and (f.id = $1 or f.referrer_code = (select referral_code from players where id = $1))
       and not exists (select 1 from person_gifts g where g.site = f.site and g.gift = 'referral' and g.player_id = f.id)
     order by f.id, p.created_at`,
    [player_id, site],
  );
}
