import { calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';

/** The calls that require a step-up. */
export const guardedCalls = Object.entries<CallRow>(calls).flatMap(([name, row]) => (row.needsStepUp ? [name] : []));

/** Grants every session of a player `times` calls of each guarded kind, for tests of what is behind the step-up. */
export async function allowGuarded(database: Database, playerId: string, times: number): Promise<void> {
  await database.query(
    `insert into step_up_grants (id, session_id, call, expires_at)
     select gen_random_uuid()::text, s.id, call, 9007199254740991
     from sessions s, unnest($2::text[]) as call, generate_series(1, $3) where s.player_id = $1`,
    [playerId, guardedCalls, times],
  );
}
