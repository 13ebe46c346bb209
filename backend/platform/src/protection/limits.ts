import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { hasLapsed } from './pendingLimits';
import { day, type LimitKind, type Period } from './periods';
import { type LimitRow, limitsOf } from './state';

export interface LimitName {
  kind: LimitKind;
  period: Period;
}

/** Waiting time before a higher limit or a removal can be confirmed (D9.05), ms. */
export const limitWait = day;

async function limitOf(transaction: Database, playerId: string, { kind, period }: LimitName) {
  const rows = await limitsOf(transaction, playerId);
  return rows.find((row) => row.kind === kind && row.period === period);
}

async function write(transaction: Database, playerId: string, row: Omit<LimitRow, 'lapsed_at'>): Promise<void> {
  await transaction.query(
    `insert into protection_limits (player_id, kind, period, amount, pending, pending_amount, pending_from)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (player_id, kind, period) do update set amount = excluded.amount,
       pending = excluded.pending, pending_amount = excluded.pending_amount, pending_from = excluded.pending_from,
       lapsed_at = null`,
    [playerId, row.kind, row.period, row.amount, row.pending, row.pending_amount, row.pending_from],
  );
}

const settled = { pending: false, pending_amount: null, pending_from: null };

/**
 * Sets a limit, or removes it (amount null). A first or lower limit applies at once and cancels a pending change; a
 * higher limit or a removal is pending for 24 hours, must then be confirmed within 72 hours, and replaces an earlier
 * pending one. The caller holds the lock on the player's protection row.
 */
export async function setLimit(
  transaction: Database,
  playerId: string,
  name: LimitName,
  amount: number | null,
  now: number,
): Promise<'set' | 'waits'> {
  const current = (await limitOf(transaction, playerId, name))?.amount ?? null;
  const stricter = current === null || (amount !== null && amount <= current);
  const row = stricter
    ? { ...name, amount, ...settled }
    : { ...name, amount: current, pending: true, pending_amount: amount, pending_from: now + limitWait };
  await write(transaction, playerId, row);
  return stricter ? 'set' : 'waits';
}

/**
 * Confirms a pending change. Throws Refusal `nothingPending`, also after its 72 hours, or `tooEarly` before its 24
 * hours are over.
 */
export async function confirmLimit(
  transaction: Database,
  playerId: string,
  name: LimitName,
  now: number,
): Promise<number | null> {
  const row = await limitOf(transaction, playerId, name);
  if (!row?.pending || row.pending_from === null || hasLapsed(row, now)) throw new Refusal('nothingPending');
  if (now < row.pending_from) throw new Refusal('tooEarly');
  await write(transaction, playerId, { ...name, amount: row.pending_amount, ...settled });
  return row.pending_amount;
}

/** Cancels a pending change, or what is said of a lapsed one; the limit stays. Throws Refusal('nothingPending'). */
export async function cancelPending(transaction: Database, playerId: string, name: LimitName): Promise<void> {
  const row = await limitOf(transaction, playerId, name);
  if (!row?.pending && row?.lapsed_at == null) throw new Refusal('nothingPending');
  await write(transaction, playerId, { ...name, amount: row.amount, ...settled });
}
