import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../../calls/handlers';
import { hashOf } from '../tokens';

/** How long a player who has proved again who asks may take until the call, ms. */
export const grantLifetime = 5 * 60_000;

const rowOf = (name: CallName): CallRow => calls[name];

/** Narrows text to the name of a call that needs a step-up. */
export function isGuardedCall(name: string): name is CallName {
  return Object.hasOwn(calls, name) && rowOf(name as CallName).needsStepUp === true;
}

/** Lets a session make one call of a row. */
export async function grant(database: Database, sessionId: string, call: CallName, now: number): Promise<void> {
  await database.query('insert into step_up_grants (id, session_id, call, expires_at) values ($1, $2, $3, $4)', [
    randomUUID(),
    sessionId,
    call,
    now + grantLifetime,
  ]);
}

/**
 * Runs a call; one whose row needs a step-up takes up a grant of the session for it, which is bound to this input from
 * then on. A repeat of a call with a key, whose answer was lost, passes by the grant of the first try. A first try that
 * was refused frees its grant, so that what was typed can be corrected; a repeat never does, because the first try may
 * have been done. Throws Refusal('stepUpNeeded') where there is no grant.
 */
export async function withGrant<T>(
  { database, clock, player }: PlayerContext,
  name: CallName,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!isGuardedCall(name)) return work();
  const usedFor = hashOf(JSON.stringify(input));
  const repeatable = rowOf(name).idempotency === 'key';
  const [taken] = await database.query<{ id: string }>(
    `update step_up_grants set used_for = $4, uses = uses + 1 where id = (
       select id from step_up_grants where session_id = $1 and call = $2 and expires_at > $3
         and (used_for is null or ($5 and used_for = $4)) order by used_for nulls last limit 1 for update)
     and (used_for is null or used_for = $4) returning id`,
    [player.sessionId, name, clock.now(), usedFor, repeatable],
  );
  if (!taken) throw new Refusal('stepUpNeeded');
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      await database.query('update step_up_grants set used_for = null, uses = 0 where id = $1 and uses = 1', [
        taken.id,
      ]);
    }
    throw error;
  }
}
