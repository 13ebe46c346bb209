import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../../calls/handlers';
import { hashOf } from '../tokens';

/** How long a step-up is valid, ms. */
export const grantLifetime = 5 * 60_000;

const rowOf = (name: CallName): CallRow => calls[name];

/** Narrows text to the name of a call that requires a step-up. */
export function isGuardedCall(name: string): name is CallName {
  return Object.hasOwn(calls, name) && rowOf(name as CallName).needsStepUp === true;
}

/** Grants a session one call. */
export async function grant(database: Database, sessionId: string, call: CallName, now: number): Promise<void> {
  await database.query('insert into step_up_grants (id, session_id, call, expires_at) values ($1, $2, $3, $4)', [
    randomUUID(),
    sessionId,
    call,
    now + grantLifetime,
  ]);
}

/**
 * Runs a call. If it requires a step-up, this consumes the session's grant, which is then bound to this input. A retry
 * with the same idempotency key reuses the grant. If the first attempt is refused, the grant is released so that the
 * input can be corrected; a retry never releases it, because the first attempt may have succeeded. Throws
 * Refusal('stepUpNeeded') without a grant.
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
  const [taken] = await database.query(
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
