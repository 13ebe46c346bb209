import type { LiveEvents } from '@marquee/contract/live';
import { Refusal } from '@marquee/kernel/refusal';

/** The part of a player's protection row that decides access. */
export interface AccessRow {
  time_out_until: number | null;
  excluded_at: number | null;
  excluded_until: number | null;
  irrevocable_until: number | null;
  return_at: number | null;
  /** When closing the account began; null if it is open. */
  closing_at: number | null;
}

/** The columns of an `AccessRow`. */
export const accessColumns = 'time_out_until, excluded_at, excluded_until, irrevocable_until, return_at, closing_at';

/** A break that the player chose: a time-out or a self-exclusion. */
export type Break = 'time_out' | 'excluded';

/** Whether the player may play. Precedence: self-exclusion, account closing, time-out. */
export type AccessState = 'open' | 'closing' | Break;

/** When access returns, ms; null if it is open or has no known end: an exclusion's is known once a return is due. */
export function untilOf(row: AccessRow, access: AccessState): number | null {
  if (access === 'excluded') return row.return_at;
  return access === 'time_out' ? row.time_out_until : null;
}

/** Throws Refusal `selfExcluded`, `accountClosing` or `timeOut` unless access is open. */
export function assertOpen(access: AccessState): void {
  if (access === 'excluded') throw new Refusal('selfExcluded');
  if (access === 'closing') throw new Refusal('accountClosing');
  if (access === 'time_out') throw new Refusal('timeOut');
}

/**
 * A self-exclusion does not end by date: it lasts until the player has asked to return and the waiting time is over
 * (D9).
 */
export function accessAt(row: AccessRow, now: number): AccessState {
  if (row.excluded_at !== null && (row.return_at === null || now < row.return_at)) return 'excluded';
  if (row.closing_at !== null) return 'closing';
  if (row.time_out_until !== null && now < row.time_out_until) return 'time_out';
  return 'open';
}

/** The live event for the player's open pages. */
export function newsOf(row: AccessRow, now: number): LiveEvents['protection'] {
  const access = accessAt(row, now);
  const until = untilOf(row, access);
  return { access, until: until === null ? null : new Date(until).toISOString() };
}
