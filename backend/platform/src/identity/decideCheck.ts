import type { Database } from '@marquee/database/database';
import { publish } from '../live/publish';
import { applyEvent } from './applyStatus';
import { currentCheck, type IdentitySite, insertCheck } from './checks';
import { effectOf } from './transitions';

/** What a person can decide. */
export type Verdict = 'passed' | 'failed' | 'again';

/**
 * A person's decision about a player's identity check. What the partner could still say applies to the check as it is;
 * `passed` after a failed one, and a decision without a check, is an attempt that the person has made. `again` has the
 * partner check once more after a failed one. `id` is that of the decision. Returns the status before; undefined if
 * nothing is to be decided. The caller holds the lock on the player's row.
 */
export async function decideCheck(
  transaction: Database,
  { site, playerId, verdict, id }: { site: IdentitySite; playerId: string; verdict: Verdict; id: string },
  now: number,
): Promise<string | undefined> {
  const check = await currentCheck(transaction, playerId);
  if (verdict === 'again' ? check && check.status !== 'failed' : check?.status === verdict) return undefined;
  if (check && verdict !== 'again' && effectOf(check.status, verdict) === 'applied') {
    const event = { event_id: `staff:${id}`, check_id: check.id, status: verdict, reason: null };
    const outcome = await applyEvent({ database: transaction }, event, now);
    return outcome === 'applied' ? check.status : undefined;
  }
  const status = verdict === 'again' ? 'created' : verdict;
  await insertCheck(transaction, site, playerId, { attempt: (check?.attempt ?? 0) + 1, status, now });
  await publish(transaction, playerId, 'identity', { status: status === 'created' ? 'pending' : status });
  return check?.status ?? 'none';
}
