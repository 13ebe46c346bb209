import { setTimeout } from 'node:timers/promises';
import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { RehearsalPlayer } from './player';

/** Waits until no payment is pending, 90 s at most. Returns how many still are. */
export async function openPayments(database: Database): Promise<number> {
  for (const from = Date.now(); ; await setTimeout(1000)) {
    const [row] = await database.query<{ count: number }>(
      'select count(*) as count from payments where state = any($1::text[])',
      [unfinished],
    );
    const open = row?.count ?? 0;
    if (open === 0 || Date.now() - from > 90_000) return open;
  }
}

/** Which of `keys` do not occur exactly once: `key × times`. */
async function notOnce(database: Database, sql: string, keys: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ key: string; count: number }>(sql, [keys]);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return keys.filter((key) => counts.get(key) !== 1).map((key) => `${key} × ${counts.get(key) ?? 0}`);
}

/**
 * Acknowledged operations that are not in the books exactly once; and players whose balance differs from the sum of
 * acknowledged operations, which would reveal anything duplicated or unrequested.
 */
export async function contradictions(
  database: Database,
  players: readonly RehearsalPlayer[],
  cash: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const { booked, player } of players) {
    const [row] = await database.query<{ id: string }>('select id from players where account_id = $1', [
      player.caller.account_id,
    ]);
    const id = row?.id ?? '';
    const postings = 'select key, count(*) as count from ledger_transactions where key = any($1::text[]) group by 1';
    found.push(...(await notOnce(database, postings, [...booked.postings.keys()])));
    const payments = `select request_id as key, count(*) as count from payments where player_id = '${id}' and request_id = any($1::text[]) group by 1`;
    found.push(...(await notOnce(database, payments, [...booked.payments.keys()])));
    const bets = `select request_id as key, count(*) as count from sports_bets where player_id = '${id}' and request_id = any($1::text[]) group by 1`;
    found.push(...(await notOnce(database, bets, [...booked.bets.keys()])));

    const [paidOut] = await database.query<{ sum: number | null }>(
      'select sum(payout) as sum from sports_bets where player_id = $1',
      [id],
    );
    const [failedPayments] = await database.query<{ count: number }>(
      "select count(*) as count from payments where player_id = $1 and state not in ('approved', 'paid')",
      [id],
    );
    if (failedPayments?.count) found.push(`${failedPayments.count} payments did not end well`);
    const [held] = await database.query<{ cash: number }>(
      "select coalesce(sum(amount), 0) as cash from ledger_entries where player_id = $1 and account = 'cash'",
      [id],
    );
    const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
    const expected =
      cash +
      sum(booked.postings.values()) +
      sum([...booked.payments.values()].map(({ amount }) => amount)) -
      sum(booked.bets.values()) +
      (paidOut?.sum ?? 0);
    if (held?.cash !== expected) found.push(`a balance is ${held?.cash} instead of ${expected}`);
    found.push(...booked.contradictions);
  }
  return found;
}

/** Number of game rounds neither paid nor refunded. */
export async function openRounds(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    "select count(*) as count from bets where kind = 'game' and state = 'open'",
  );
  return row?.count ?? 0;
}
