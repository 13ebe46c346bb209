import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** Wrong passwords and codes in a quarter of an hour, of somebody who has a session or the password already. */
export const factorTolerance = { failures: 10, within: 15 * 60_000 } as const;

/**
 * Counts a try of a player's password or code before it is judged, in one statement, so that tries at the same time cannot pass together. Throws
 * Refusal('tooManyAttempts') for the one that is too many. Passkeys are not counted: nobody guesses them, and their owner is never locked out.
 */
export async function countTry(database: Database, playerId: string, now: number): Promise<void> {
  const { failures, within } = factorTolerance;
  const [row] = await database.query<{ count: number }>(
    `insert into factor_tries (player_id, count, since) values ($1, 1, $2)
     on conflict (player_id) do update set
       count = case when factor_tries.since > $3 then factor_tries.count + 1 else 1 end,
       since = case when factor_tries.since > $3 then factor_tries.since else excluded.since end
     returning count`,
    [playerId, now, now - within],
  );
  if (row && row.count > failures) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
}

/** Forgets a player's tries after a success. */
export async function forgetTries(database: Database, playerId: string): Promise<void> {
  await database.query('delete from factor_tries where player_id = $1', [playerId]);
}
