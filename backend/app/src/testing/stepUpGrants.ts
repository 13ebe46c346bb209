import { calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';

/** The calls before which players prove again who asks. */
export const guardedCalls = Object.entries<CallRow>(calls).flatMap(([name, row]) => (row.needsStepUp ? [name] : []));

/**
 * Lets every session of a player make each guarded call `times` times, as if the player had proved so often who asks:
 * what a test is about is what lies behind the step-up.
 */
export async function allowGuarded(database: Database, playerId: string, times: number): Promise<void> {
  await database.query(
    `insert into step_up_grants (id, session_id, call, expires_at)
     select gen_random_uuid()::text, s.id, call, 9007199254740991
     from sessions s, unnest($2::text[]) as call, generate_series(1, $3) where s.player_id = $1`,
    [playerId, guardedCalls, times],
  );
}
