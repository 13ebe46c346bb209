import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { IdentityAnswer, IdentityEvent, IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { publish } from '../live/publish';
import { identityChannel } from './checks';
import { type CheckState, type Effect, effectOf, isOver } from './transitions';

/** What became of an authentic event; `reused`: its id stands for another one. */
export type EventOutcome = Effect | 'repeated' | 'reused' | 'unknown';

interface CheckRow {
  player_id: string;
  status: CheckState;
  version: number;
  step_url: string | null;
}

/** How long the partner is left alone at most before it is asked how an open check stands, ms. */
const minute = 60_000;
const longestPause = 60 * minute;

/** The pause before the next question after so many without news, ms. */
const pauseAfter = (tries: number): number => Math.min(longestPause, minute * 2 ** Math.min(tries, 10));

async function locked(transaction: Database, checkId: string): Promise<CheckRow | undefined> {
  const [row] = await transaction.query<CheckRow>(
    'select player_id, status, version, step_url from identity_checks where id = $1 for no key update',
    [checkId],
  );
  return row;
}

async function writeDown(
  transaction: Database,
  said: { event_id: string; check_id: string; status: IdentityStatus; reason: string | null },
  outcome: Effect,
  now: number,
): Promise<void> {
  await transaction.query(
    'insert into identity_events (event_id, check_id, status, reason, outcome, received_at) values ($1, $2, $3, $4, $5, $6)',
    [said.event_id, said.check_id, said.status, said.reason, outcome, now],
  );
}

/**
 * Applies one event of the partner exactly once: state, record and live notice in one transaction. An event that
 * changes nothing is written down with the reason. After one that leaves the check open the partner is asked for the
 * player's next step.
 */
export function applyEvent(database: Database, event: IdentityEvent, now: number): Promise<EventOutcome> {
  return database.transaction(async (transaction) => {
    const check = await locked(transaction, event.check_id);
    if (!check) return 'unknown';
    const [earlier] = await transaction.query<{ check_id: string; status: string }>(
      'select check_id, status from identity_events where event_id = $1',
      [event.event_id],
    );
    if (earlier) return earlier.check_id === event.check_id && earlier.status === event.status ? 'repeated' : 'reused';
    const effect = effectOf(check.status, event.status);
    await writeDown(transaction, event, effect, now);
    if (effect !== 'applied') return effect;
    await transaction.query(
      `update identity_checks set status = $2, reason = $3, step_url = null, step_expires_at = null, changed_at = $4,
         ask_at = $5, tries = 0, version = version + 1 where id = $1`,
      [event.check_id, event.status, event.reason, now, isOver(event.status) ? null : now],
    );
    await publish(transaction, check.player_id, 'identity', { status: event.status });
    if (!isOver(event.status)) await transaction.notify(identityChannel, '');
    return 'applied';
  });
}

/**
 * Applies what the partner answered to a question that was asked of the check in its `asked.version`. What an event has
 * said meanwhile is newer than an answer that leaves the check open.
 */
export function applyAnswer(
  database: Database,
  asked: { id: string; version: number; tries: number },
  { status, reason, next_step }: IdentityAnswer,
  now: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const check = await locked(transaction, asked.id);
    if (!check || (check.version !== asked.version && !isOver(status))) return;
    const effect = effectOf(check.status, status);
    if (effect !== 'same') {
      const said = { event_id: `answer:${randomUUID()}`, check_id: asked.id, status, reason };
      await writeDown(transaction, said, effect, now);
    }
    if (effect === 'late' || effect === 'contradicts' || (effect === 'same' && isOver(status))) return;
    const step = !isOver(status) && next_step.kind === 'redirect' ? next_step : null;
    const expires = step?.expires_at ?? null;
    const later = now + pauseAfter(effect === 'same' ? asked.tries : 0);
    // An address that expires is asked for again then, and not before a minute: the partner's clock may be wrong.
    const next = expires === null ? later : Math.min(later, Math.max(expires, now + minute));
    await transaction.query(
      `update identity_checks set status = $2, reason = $3, step_url = $4, step_expires_at = $5,
         changed_at = case when status = $2 then changed_at else $6 end, ask_at = $7, version = version + 1,
         tries = case when status = $2 then tries else 0 end
       where id = $1`,
      [asked.id, status, reason, step?.url ?? null, expires, now, isOver(status) ? null : next],
    );
    if (effect === 'applied' || (step?.url ?? null) !== check.step_url)
      await publish(transaction, check.player_id, 'identity', { status });
  });
}
