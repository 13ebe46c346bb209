import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { backOff } from '@marquee/kernel/work/backOff';
import type { IdentityAnswer, IdentityEvent, IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { publish } from '../live/publish';
import type { Persons } from '../persons/persons';
import { askNow } from './checks';
import { type Effect, effectOf, isFinal } from './transitions';

/** The outcome of an authentic event; `reused`: its id belongs to another event. */
export type EventOutcome = Effect | 'repeated' | 'reused' | 'unknown';

const minute = 60_000;

async function locked(transaction: Database, checkId: string) {
  const [row] = await transaction.query(
    'select player_id, status, version, step_url from identity_checks where id = $1 for no key update',
    [checkId],
  );
  return row;
}

async function writeDown(
  transaction: Database,
  event: { event_id: string; check_id: string; status: IdentityStatus; reason: string | null },
  outcome: Effect,
  now: number,
): Promise<void> {
  await transaction.query(
    'insert into identity_events (event_id, check_id, status, reason, outcome, received_at) values ($1, $2, $3, $4, $5, $6)',
    [event.event_id, event.check_id, event.status, event.reason, outcome, now],
  );
}

/** Where a status is applied; `persons` stores the mark of the document, which only the partner sees. */
interface Applying {
  database: Database;
  persons?: Persons;
}

/**
 * Applies a partner event exactly once: state, record, the mark of the document and live notice in one transaction. An
 * event without effect is recorded with the reason. If the check stays open, the partner is asked for the player's next
 * step.
 */
export function applyEvent({ database, persons }: Applying, event: IdentityEvent, now: number): Promise<EventOutcome> {
  return database.transaction(async (transaction) => {
    const check = await locked(transaction, event.check_id);
    if (!check) return 'unknown';
    const [earlier] = await transaction.query('select check_id, status from identity_events where event_id = $1', [
      event.event_id,
    ]);
    if (earlier) return earlier.check_id === event.check_id && earlier.status === event.status ? 'repeated' : 'reused';
    const effect = effectOf(check.status, event.status);
    await writeDown(transaction, event, effect, now);
    if (effect !== 'applied') return effect;
    await transaction.query(
      `update identity_checks set status = $2, reason = $3, step_url = null, step_expires_at = null, changed_at = $4,
         tries = 0, version = version + 1 where id = $1`,
      [event.check_id, event.status, event.reason, now],
    );
    if (event.status === 'passed' && event.document)
      await persons?.mark(transaction, check.player_id, now, event.document);
    await publish(transaction, check.player_id, 'identity', { status: event.status });
    if (!isFinal(event.status)) await askNow(transaction, event.check_id, now);
    return 'applied';
  });
}

/**
 * Applies the partner's answer to a poll made at the check's `asked.version`; returns when the partner is asked again,
 * ms since 1970, undefined at an end. If an event changed the check meanwhile, an answer that leaves it open is
 * outdated.
 */
export function applyAnswer(
  { database, persons }: Applying,
  asked: { id: string; version: number; tries: number },
  { status, reason, next_step, document }: IdentityAnswer,
  now: number,
): Promise<number | undefined> {
  return database.transaction(async (transaction) => {
    const check = await locked(transaction, asked.id);
    if (!check || (check.version !== asked.version && !isFinal(status))) return undefined;
    const effect = effectOf(check.status, status);
    if (effect !== 'same') {
      const event = { event_id: `answer:${randomUUID()}`, check_id: asked.id, status, reason };
      await writeDown(transaction, event, effect, now);
    }
    if (effect === 'late' || effect === 'contradicts' || (effect === 'same' && isFinal(status))) return undefined;
    const step = !isFinal(status) && next_step.kind === 'redirect' ? next_step : null;
    const expires = step?.expires_at ?? null;
    // Whole pauses: a partner that has answered needs its time.
    const later = now + backOff(effect === 'same' ? asked.tries + 1 : 0, minute, 60 * minute, 1);
    // An expiring address is renewed when it expires, but not within a minute: the partner's clock may be wrong.
    const next = expires === null ? later : Math.min(later, Math.max(expires, now + minute));
    await transaction.query(
      `update identity_checks set status = $2, reason = $3, step_url = $4, step_expires_at = $5,
         changed_at = case when status = $2 then changed_at else $6 end, version = version + 1,
         tries = case when status = $2 then tries + 1 else 0 end
       where id = $1`,
      [asked.id, status, reason, step?.url ?? null, expires, now],
    );
    if (status === 'passed' && document) await persons?.mark(transaction, check.player_id, now, document);
    if (effect === 'applied' || (step?.url ?? null) !== check.step_url)
      await publish(transaction, check.player_id, 'identity', { status });
    return isFinal(status) ? undefined : next;
  });
}
