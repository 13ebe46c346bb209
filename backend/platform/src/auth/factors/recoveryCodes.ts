import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { hashOf } from '../tokens';

/** Letters and digits that are not easily confused when copied. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const howMany = 10;
const length = 12;

/** The typed code without dashes and spaces, in capitals. */
const plain = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** A plain hash is enough: 59 bits are costly to guess offline, and a code works only once. */
const hashed = (playerId: string, code: string) => hashOf(`${playerId} ${plain(code)}`);

/** Replaces the player's codes by ten new ones, as `ABCD-EFGH-JKMN`. Only their hashes are stored. */
export async function newRecoveryCodes(
  transaction: Database,
  random: Random,
  playerId: string,
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length }, (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[random.below(letters.length)]).join(
      '',
    ),
  );
  await transaction.query('delete from recovery_codes where player_id = $1', [playerId]);
  await transaction.query(
    'insert into recovery_codes (player_id, code_hash, created_at) select $1, hash, $3 from unnest($2::text[]) as hash',
    [playerId, codes.map((code) => hashed(playerId, code)), now],
  );
  return codes;
}

/** Whether a code is an unused one of the player's. */
export async function knowsRecoveryCode(database: Database, playerId: string, code: string): Promise<boolean> {
  const found = await database.query(
    'select 1 from recovery_codes where player_id = $1 and code_hash = $2 and used_at is null',
    [playerId, hashed(playerId, code)],
  );
  return found.length > 0;
}

/** Consumes a code; false if it is unknown or was used. */
export async function useRecoveryCode(
  database: Database,
  playerId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const used = await database.query(
    'update recovery_codes set used_at = $3 where player_id = $1 and code_hash = $2 and used_at is null returning 1',
    [playerId, hashed(playerId, code), now],
  );
  return used.length > 0;
}
