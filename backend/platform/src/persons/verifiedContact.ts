import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** Whether a player has proved by a one-time code that the telephone or the e-mail address is theirs. */
export async function hasVerifiedContact(database: Database, playerId: string): Promise<boolean> {
  const verified = await database.query(
    'select 1 from players where id = $1 and (phone_verified_at is not null or email_verified_at is not null)',
    [playerId],
  );
  return verified.length > 0;
}

/** The door before money and gifts: throws Refusal('contactUnverified') for a player of whom no contact is verified. */
export async function assertVerifiedContact(database: Database, playerId: string): Promise<void> {
  if (!(await hasVerifiedContact(database, playerId))) throw new Refusal('contactUnverified');
}
