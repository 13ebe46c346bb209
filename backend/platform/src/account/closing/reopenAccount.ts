import type { Database } from '@marquee/database/database';
import { unblockAccount } from '../../protection/leaving';
import { lockedClosure } from './closures';

/** How long an account stays closed at least, whoever changes their mind, ms. */
export const reopenWait = 24 * 3_600_000;

/** The operator's decision to open an account again; `by` is a person's name, for the record. */
export interface Reopening {
  site: string;
  account: string;
  by: string;
}

/**
 * Opens an account again that is being closed, or is closed. What was paid out stays paid out, and a self-exclusion
 * holds on. Answers `notClosing` where there is none such, `tooEarly` within a day of the closing, and `erased` where
 * its data is gone; these change nothing.
 */
export function reopenAccount(
  database: Database,
  { site, account, by }: Reopening,
  now: number,
): Promise<'done' | 'notClosing' | 'tooEarly' | 'erased'> {
  return database.transaction(async (transaction) => {
    const [player] = await transaction.query<{ id: string }>(
      'select id from players where site = $1 and account_key = $2',
      [site, account.toLowerCase()],
    );
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
