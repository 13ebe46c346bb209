import type { StaffOutput } from '@marquee/contract/staff/calls';
import { type Read, useDesk, useMay, useRead } from '@marquee/desk-sdk';

/** Something that waits for a second person, and whether the person here asked for it. */
export type Waiting = StaffOutput<'approvals/list'>['value'][number] & { isOwn: boolean };

/** `Maria Santos` of `member:<id> Maria Santos`. */
export const nameOfAsker = (askedBy: string): string => askedBy.replace(/^\S+ /, '');

/** What waits at the sites of the person, and what the person asked for, the oldest first. */
export function useWaiting(): Read<readonly Waiting[]> {
  const { site } = useDesk();
  const may = useMay();
  const beside = site ? { site } : {};
  const seesAll = may('staff.read');
  const all = useRead('approvals/list', seesAll ? beside : null);
  const mine = useRead('approvals/mine', beside);
  const reads = seesAll ? [all, mine] : [mine];
  const failed = reads.find(({ state }) => state === 'failed');
  const reload = () => {
    for (const read of reads) read.reload();
  };
  if (reads.some(({ value }) => value === undefined))
    return { state: failed ? 'failed' : 'loading', value: undefined, error: failed?.error, reload };
  const own = mine.value?.value ?? [];
  const ids = new Set(own.map(({ id }) => id));
  const value = [
    ...(seesAll ? (all.value?.value ?? []) : [])
      .filter(({ id }) => !ids.has(id))
      .map((one) => ({ ...one, isOwn: false })),
    ...own.map((one) => ({ ...one, isOwn: true })),
  ].sort((a, b) => a.asked_at.localeCompare(b.asked_at) || a.id.localeCompare(b.id));
  const isLoading = reads.some(({ state }) => state === 'loading');
  return { state: failed ? 'failed' : isLoading ? 'loading' : 'ready', value, error: failed?.error, reload };
}
