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

/** The status message of whatever a closed door refuses; undefined while it is open. */
export function closedBy(access: AccessState): 'selfExcluded' | 'timeOut' | undefined {
  if (access === 'excluded') return 'selfExcluded';
  return access === 'time_out' ? 'timeOut' : undefined;
}

/** A self-exclusion outlives its date: it holds until the player has asked to return and the waiting time is over (decisions §9). */
export function accessAt(row: AccessRow, now: number): AccessState {
  if (row.excluded_at !== null && (row.return_at === null || now < row.return_at)) return 'excluded';
  if (row.time_out_until !== null && now < row.time_out_until) return 'time_out';
  return 'open';
}
