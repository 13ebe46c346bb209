import type { Database } from '@marquee/database/database';
import { endSessions } from '../auth/sessions';
import type { Sites } from '../sites/sites';
import { sendSecurityNews } from './securityNews';

/** An operator's one-time reset; `case` is the number of the operator's record of how the player was identified. */
export interface FactorReset {
  site: string;
  /** The account id that the player signs in with; case-insensitive. */
  account: string;
  case: string;
  /** Name of the person who decided, for the record. */
  by: string;
}

/**
 * Removes passkeys, authenticator app and recovery codes of a player who lost them: the password alone opens the
 * account again, and new factors can be set up. All sessions end, and the player is notified as of any security change.
 * Returns `repeated` for a case that was handled before (for any player), `noPlayer`, or `nothing` if there was nothing
 * to remove; none of these changes anything. Throws an Error for an unknown site.
 */
export function resetFactors(
  database: Database,
  sites: Pick<Sites, 'find'>,
  { site: domain, account, case: number, by }: FactorReset,
  now: number,
): Promise<'done' | 'repeated' | 'noPlayer' | 'nothing'> {
  const site = sites.find(domain);
  if (!site) throw new Error(`There is no site ${domain}.`);
  return database.transaction(async (transaction) => {
    const [player] = await transaction.query(
      'select id from players where site = $1 and account_key = $2 for no key update',
      [domain, account.toLowerCase()],
    );
    if (!player) return 'noPlayer';
    const known = await transaction.query('select 1 from factor_resets where site = $1 and case_number = $2', [
      domain,
      number,
    ]);
    if (known.length > 0) return 'repeated';
    const gone = async (table: 'passkeys' | 'totp_factors' | 'recovery_codes') =>
      (await transaction.query(`delete from ${table} where player_id = $1 returning 1`, [player.id])).length;
    const passkeys = await gone('passkeys');
    const apps = await gone('totp_factors');
    await gone('recovery_codes');
    if (passkeys + apps === 0) return 'nothing';
    for (const table of ['factor_tries', 'second_factor_tries', 'passkey_challenges', 'sign_in_tickets'] as const)
      await transaction.query(`delete from ${table} where player_id = $1`, [player.id]);
    await transaction.query(
      `insert into factor_resets (site, case_number, player_id, passkeys, totp, reset_by, reset_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [domain, number, player.id, passkeys, apps > 0, by, now],
    );
    await endSessions(transaction, player.id, 'all', now);
    await sendSecurityNews(
      transaction,
      site,
      { player_id: player.id, site: domain, change: 'factorsReset', name: '' },
      now,
    );
    return 'done';
  });
}
