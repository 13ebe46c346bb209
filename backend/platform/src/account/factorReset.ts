import type { Database } from '@marquee/database/database';
import { endSessions } from '../auth/sessions';
import type { Sites } from '../sites/sites';
import { sendSecurityNews } from './securityNews';

/** What an operator resets, once: `case` is the number under which they keep how the player was identified. */
export interface FactorReset {
  site: string;
  /** As the player signs in, in any case of letters. */
  account: string;
  case: string;
  /** Name of the person who decided, for the record. */
  by: string;
}

/**
 * Takes passkeys, authenticator app and recovery codes from a player who has lost them: from then on the password opens
 * the account again, and new ones can be set up. Every session ends, and the player is told as of any such change.
 * Answers `repeated` for a case that is done already (for whomever), `noPlayer`, and `nothing` where there was none;
 * these change nothing. Throws an Error for a site that there is not.
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
    const [player] = await transaction.query<{ id: string }>(
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
    for (const table of ['factor_tries', 'second_factor_tries', 'passkey_challenges', 'sign_in_tickets'])
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
