import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** Whether a player has verified a telephone or e-mail address by a one-time code. */
export async function hasVerifiedContact(database: Database, playerId: string): Promise<boolean> {
  const verified = await database.query(
    'select 1 from players where id = $1 and (phone_verified_at is not null or email_verified_at is not null)',
    [playerId],
  );
  return verified.length > 0;
}

/** Required before money and gifts: throws Refusal('contactUnverified') if the player has no verified contact. */
export async function assertVerifiedContact(database: Database, playerId: string): Promise<void> {
  if (!(await hasVerifiedContact(database, playerId))) throw new Refusal('contactUnverified');
}
