import type { Database } from '@marquee/database/database';
import { publish } from '../live/publish';
import { newsOf } from './access';
import { lockedPlayer, record } from './players';

/** Stores when closing the account began, or null after reopening; adds a record and notifies open pages. */
async function change(
  transaction: Database,
  playerId: string,
  { closingAt, event, by }: { closingAt: number | null; event: string; by: string },
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, playerId, now);
  await transaction.query('update protection_players set closing_at = $2 where player_id = $1', [playerId, closingAt]);
  await record(transaction, playerId, { at: now, event, detail: by });
  await publish(transaction, playerId, 'protection', newsOf({ ...row, closing_at: closingAt }, now));
}

/** Blocks deposits, play and gifts of an account permanently, from the commit on. Breaks stay as they are. */
export function blockAccount(transaction: Database, playerId: string, now: number): Promise<void> {
  return change(transaction, playerId, { closingAt: now, event: 'close_account', by: '' }, now);
}

/** Unblocks the account; a running break stays in force. `by` is who decided, for the record. */
export function unblockAccount(transaction: Database, playerId: string, by: string, now: number): Promise<void> {
  return change(transaction, playerId, { closingAt: null, event: 'reopen_account', by }, now);
}
