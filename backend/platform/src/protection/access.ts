import { Refusal } from '@marquee/kernel/refusal';

/** The part of a player's protection row that opens and closes doors. */
export interface AccessRow {
  time_out_until: number | null;
  excluded_at: number | null;
  excluded_until: number | null;
  irrevocable_until: number | null;
  return_at: number | null;
}

/** Whether the player may play: open, on a time-out, or self-excluded (which wins over a time-out). */
export type AccessState = 'open' | 'time_out' | 'excluded';

/** Until when a door is closed, ms; null where it is open, or no end is known. */
export function untilOf(row: AccessRow, access: AccessState): number | null {
  if (access === 'excluded') return row.return_at ?? row.excluded_until;
  return access === 'time_out' ? row.time_out_until : null;
}

/** Throws Refusal `selfExcluded` or `timeOut` where a door is closed. */
export function assertOpen(access: AccessState): void {
  if (access === 'excluded') throw new Refusal('selfExcluded');
  if (access === 'time_out') throw new Refusal('timeOut');
}

/** A self-exclusion outlives its date: it holds until the player has asked to return and the waiting time is over (decisions §9). */
export function accessAt(row: AccessRow, now: number): AccessState {
  if (row.excluded_at !== null && (row.return_at === null || now < row.return_at)) return 'excluded';
  if (row.time_out_until !== null && now < row.time_out_until) return 'time_out';
  return 'open';
}
