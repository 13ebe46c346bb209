import type { Database } from '@marquee/database/database';
import { day } from '../protection/periods';
import { type Bonus, change, lookAt } from './rows';

/** How long a free bet that comes back from a void bet lasts at least, ms. */
const again = 7 * day;

/** Ends the free bet of a bet that is won or lost. */
export async function endFreeBet(transaction: Database, bonus: Bonus, now: number): Promise<void> {
  await transaction.query("update bonuses set state = 'completed', ended_at = $2 where id = $1 and state = 'placed'", [
    bonus.id,
    now,
  ]);
  if (bonus.end_state) await lookAt(transaction, bonus.id, now, now);
}

/** Gives a free bet back to its player, because its bet is void. `key` is that of the posting which returns it. */
export async function returnFreeBet(
  transaction: Database,
  bonus: Bonus,
  { key, betId, stake }: { key: string; betId: string; stake: number },
  now: number,
): Promise<void> {
  const expiresAt = Math.max(bonus.expires_at ?? 0, now + again);
  await transaction.query(
    "update bonuses set state = 'active', expires_at = $2, ended_at = null where id = $1 and state in ('placed', 'completed')",
    [bonus.id, expiresAt],
  );
  await change(transaction, bonus, { key, kind: 'refund', amount: stake, betId }, now);
  await lookAt(transaction, bonus.id, bonus.end_state ? now : expiresAt, now);
}

/** Whether a free bet that came back is still there, and can be staked again by a corrected result. */
export const isReturned = ({ state, balance }: Bonus, stake: number) => state === 'active' && balance === stake;
