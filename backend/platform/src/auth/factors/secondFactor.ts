import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { knowsRecoveryCode, useRecoveryCode } from './recoveryCodes';
import { stepOf, totpSecret, useStep } from './totp';

/** Whether a password or one-time code is not enough for a player: an authenticator app or a passkey is set up. */
export async function hasSecondFactor(database: Database, playerId: string): Promise<boolean> {
  const found = await database.query(
    `select 1 from totp_factors where player_id = $1 and confirmed_at is not null
     union all select 1 from passkeys where player_id = $1 limit 1`,
    [playerId],
  );
  return found.length > 0;
}

/** What is thrown for a code of an authenticator app, or a recovery code, that is not right: it stands at `factor`. */
export const wrongFactor = () => new Refusal('codeWrong', { fields: { factor: 'codeWrong' } });

/** A code that was found right: `use` takes it, once, and says which it was. */
export interface FoundFactor {
  /** Throws Refusal('codeWrong') where somebody else used it meanwhile. */
  use(): Promise<'totp' | 'recovery'>;
}

/**
 * Looks at a code of the player's authenticator app, or at a recovery code, without using it. Throws
 * Refusal('codeWrong') on `factor` where it is neither. Whoever calls counts the try.
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
