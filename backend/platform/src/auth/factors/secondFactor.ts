import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { knowsRecoveryCode, useRecoveryCode } from './recoveryCodes';
import { stepOf, totpSecret, useStep } from './totp';

/**
 * Whether the player has set up an authenticator app or a passkey, so that a password or one-time code alone is not
 * enough.
 */
export async function hasSecondFactor(database: Database, playerId: string): Promise<boolean> {
  const found = await database.query(
    `select 1 from totp_factors where player_id = $1 and confirmed_at is not null
     union all select 1 from passkeys where player_id = $1 limit 1`,
    [playerId],
  );
  return found.length > 0;
}

/** The refusal of a wrong authenticator or recovery code, shown at the field `factor`. */
export const wrongFactor = () => new Refusal('codeWrong', { fields: { factor: 'codeWrong' } });

/** A correct code that is not consumed yet: `use` consumes it once and says which kind it was. */
export interface FoundFactor {
  /** Throws Refusal('codeWrong') if it was used meanwhile. */
  use(): Promise<'totp' | 'recovery'>;
}

/**
 * Checks a code of the player's authenticator app or a recovery code without consuming it. Throws Refusal('codeWrong')
 * on `factor` if it is neither. The caller counts the attempt.
 */
export async function findFactor(
  database: Database,
  playerId: string,
  typed: string,
  now: number,
): Promise<FoundFactor> {
  if (!/^\d{6}$/.test(typed)) {
    if (!(await knowsRecoveryCode(database, playerId, typed))) throw wrongFactor();
    return {
      async use() {
        if (!(await useRecoveryCode(database, playerId, typed, now))) throw wrongFactor();
        return 'recovery';
      },
    };
  }
  const secret = await totpSecret(database, playerId, 'confirmed');
  const step = secret === undefined ? undefined : stepOf(secret, typed, now);
  if (secret === undefined || step === undefined) throw wrongFactor();
  return {
    async use() {
      if (!(await useStep(database, playerId, secret, step))) throw wrongFactor();
      return 'totp';
    },
  };
}
