import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { day } from './periods';

/** A request to end a self-exclusion that waits for an answer by staff; times in ms. */
export interface ReturnRequest {
  id: string;
  site: string;
  player_id: string;
  account_id: string;
  reason: string;
  asked_at: number;
}

/** Stores a request; an open one stays as it is. */
export async function askForReturn(
  transaction: Database,
  player: { id: string; site: string },
  reason: string,
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into return_requests (id, site, player_id, reason, asked_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id) where state = 'open' do nothing`,
    [randomUUID(), player.site, player.id, reason, now],
  );
}

/** Drops the open request, because a self-exclusion began or was extended after it. */
export async function dropReturnRequest(transaction: Database, playerId: string, now: number): Promise<void> {
  await transaction.query(
    "update return_requests set state = 'dropped', decided_at = $2 where player_id = $1 and state = 'open'",
    [playerId, now],
  );
}

/** When the player's open request was made, ms; null if there is none. */
export async function openRequestAt(database: Database, playerId: string): Promise<number | null> {
  const [row] = await database.query("select asked_at from return_requests where player_id = $1 and state = 'open'", [
    playerId,
  ]);
  return row?.asked_at ?? null;
}

/** By when staff must have answered a request, ms. One that is overdue stays in the queue: nothing grants it. */
export const answerBy = (askedAt: number, answerDays: number): number => askedAt + answerDays * day;

/** The open requests, oldest first. */
export function openReturns(database: Database): Promise<ReturnRequest[]> {
  return database.query(
    `select r.id, r.site, r.player_id, p.account_id, r.reason, r.asked_at
     from return_requests r join players p on p.id = r.player_id where r.state = 'open' order by r.asked_at, r.id`,
  );
}
