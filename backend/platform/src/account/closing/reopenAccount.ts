import type { Database } from '@marquee/database/database';
import { unblockAccount } from '../../protection/leaving';
import { lockedClosure } from './closures';

/** Minimum time before a closed account can be reopened, ms. */
export const reopenWait = 24 * 3_600_000;

/** The operator's decision to reopen an account; `by` is a person's name, for the record. */
export interface Reopening {
  site: string;
  account: string;
  by: string;
}

/**
 * Reopens an account that is closed or being closed. Paid-out money stays paid out, and a self-exclusion stays in
 * force. Returns `notClosing` if the account is open, `tooEarly` within a day of the closing, and `erased` if its data
 * is gone; none of these changes anything.
 */
export function reopenAccount(
  database: Database,
  { site, account, by }: Reopening,
  now: number,
): Promise<'done' | 'notClosing' | 'tooEarly' | 'erased'> {
  return database.transaction(async (transaction) => {
    const [player] = await transaction.query('select id from players where site = $1 and account_key = $2', [
      site,
      account.toLowerCase(),
    ]);
    const closure = player && (await lockedClosure(transaction, player.id));
    if (!closure) return 'notClosing';
    if (closure.erased_at !== null) return 'erased';
    if (now < closure.asked_at + reopenWait) return 'tooEarly';
    await transaction.query('delete from account_closures where player_id = $1', [player.id]);
    await transaction.query("update players set status = 'open' where id = $1 and status = 'closed'", [player.id]);
    await unblockAccount(transaction, player.id, by, now);
    return 'done';
  });
}
