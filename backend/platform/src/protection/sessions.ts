import type { Database } from '@marquee/database/database';
import { minute } from './periods';
import { type ProtectedPlayer, realityMinutes } from './players';

/** Inactivity after which the next action starts a new session, ms. Signing out and in again does not. */
export const sessionGap = 30 * minute;

/** A running session is written at most this often, ms: not on every stake. */
const writeEvery = 10_000;

/** A session dated further ahead was started under a wrong clock, ms: it would delay the next reality check. */
const ahead = minute;

/** A period of activity; times in ms since 1970. */
export interface ProtectedSession {
  started_at: number;
  last_active_at: number;
  acknowledged_at: number | null;
}

/** The running session, or undefined after 30 minutes of inactivity. */
export async function runningSession(
  database: Database,
  playerId: string,
  now: number,
): Promise<ProtectedSession | undefined> {
  const [row] = await database.query(
    `select started_at, last_active_at, acknowledged_at from protection_sessions where player_id = $1 and started_at <= $2
     order by started_at desc limit 1`,
    [playerId, now + ahead],
  );
  return row && now - row.last_active_at < sessionGap ? row : undefined;
}

/** Continues the running session or starts one. The caller holds the lock on the player's protection row. */
export async function touchSession(transaction: Database, playerId: string, now: number): Promise<ProtectedSession> {
  const running = await runningSession(transaction, playerId, now);
  if (!running) {
    await transaction.query(
      `insert into protection_sessions (player_id, started_at, last_active_at) values ($1, $2, $2) on conflict do nothing`,
      [playerId, now],
    );
    return { started_at: now, last_active_at: now, acknowledged_at: null };
  }
  if (now - running.last_active_at >= writeEvery) {
    await transaction.query(
      'update protection_sessions set last_active_at = $3 where player_id = $1 and started_at = $2',
      [playerId, running.started_at, now],
    );
  }
  return { ...running, last_active_at: now };
}

/** When the running session's next reality check is due, ms since 1970. */
export function realityCheckAt(row: ProtectedPlayer, session: ProtectedSession, now: number): number {
  return (session.acknowledged_at ?? session.started_at) + realityMinutes(row, now) * minute;
}

/** Whether the player must acknowledge time and net result before playing on. */
export function realityCheckDue(row: ProtectedPlayer, session: ProtectedSession, now: number): boolean {
  return now >= realityCheckAt(row, session, now);
}
