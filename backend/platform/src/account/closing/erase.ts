import type { Database } from '@marquee/database/database';
import { lockedClosure } from './closures';

/** Maximum number of accounts erased per run. */
const mostAtOnce = 100;

/**
 * The statements that erase a player (`$1`): all personal data is deleted. The ledger, payments, bets and protection
 * records stay under an id that no longer leads to a person.
 */
const statements = [
  `update players set account_id = 'erased_' || id, password_hash = '', full_name = '', name_parts = '{}', contact_email = '', contact_phone = '', date_of_birth = '', address_line = null, address_town = null, address_postcode = null,
     referral_code = id, referrer_code = '', tracking = '{}', language = null, signup_request = null, password_request = null where id = $1`,
  "update bank_accounts set holder_name = '', account_number = id where player_id = $1",
  'update payments set account = null, return_url = null, next_step = null where player_id = $1',
  "update sessions set device = '', place = '' where player_id = $1",
  'update identity_checks set reason = null, step_url = null where player_id = $1',
  'update identity_events set reason = null where check_id in (select id from identity_checks where player_id = $1)',
  "update staff_approvals set frozen = frozen #- '{input,email}' #- '{input,phone}' where payee = $1 and call = 'players/change-contact'",
  "update player_blocks set words = '' where player_id = $1",
  'delete from person_links where player_id = $1 or other_id = $1',
  'update token_plays set client_seed = null where player_id = $1',
  ...[
    'name_requests',
    'return_requests',
    'inbox_items',
    'contact_messages',
    'favourites',
    'known_devices',
    'passkeys',
    'totp_factors',
    'recovery_codes',
    'factor_tries',
    'second_factor_tries',
    'passkey_challenges',
    'sign_in_tickets',
    'token_seeds',
    'export_tickets',
    'person_marks',
    'player_notes',
  ].map((table) => `delete from ${table} where player_id = $1`),
  'update account_closures set erased_at = $2 where player_id = $1',
] as const;

/**
 * The closed accounts whose retention period is over. A running self-exclusion extends it: without the data, the same
 * person could not be recognised.
 */
export async function playersToErase(database: Database, now: number): Promise<string[]> {
  const rows = await database.query(
    `select c.player_id from account_closures c join protection_players p on p.player_id = c.player_id
     where c.erased_at is null and c.keep_until <= $1
       and (p.excluded_at is null or p.return_at <= $1 or p.excluded_until <= $1)
     order by c.keep_until, c.player_id limit ${mostAtOnce}`,
    [now],
  );
  return rows.map(({ player_id }) => player_id);
}

/** Erases a closed account's personal data in one transaction; does nothing if it is already erased or was reopened. */
export function erasureOf(database: Database, playerId: string, now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const closure = await lockedClosure(transaction, playerId);
    if (closure?.state !== 'closed' || closure.erased_at !== null) return;
    for (const statement of statements)
      await transaction.query(statement, statement.includes('$2') ? [playerId, now] : [playerId]);
  });
}
