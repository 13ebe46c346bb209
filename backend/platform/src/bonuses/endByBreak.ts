import type { Database } from '@marquee/database/database';
import type { Ledger } from '../ledger/ledger';
import { boundTogether, linksOf } from '../persons/links';
import { endAll } from './ends';

/**
 * Ends what a player, and the same person with other accounts that the break holds in, could still use of bonuses. Cash
 * stays; what is earned stays, and becomes cash after the break.
 */
export async function endByBreak(transaction: Database, ledger: Ledger, playerId: string, now: number): Promise<void> {
  const others = boundTogether(await linksOf(transaction, playerId, now)).map(({ other }) => other);
  for (const id of [playerId, ...others].sort())
    await endAll(transaction, ledger, { playerId: id, end: 'cancelled', reason: 'break' }, now);
}
