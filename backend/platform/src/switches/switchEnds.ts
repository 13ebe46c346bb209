import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { open, type Stop, switchEnd } from './switches';

/** What opening switches needs. */
export interface SwitchEnds {
  jobs: JobRunner;
  clock: Clock;
  /** Says what a stop has suspended: matches. */
  announceStop: (transaction: Database, opened: Pick<Stop, 'what' | 'key'>) => Promise<void>;
  report: Report;
}

/**
 * Has switches opened at their ends. Stakes look at the end themselves; this tells lists and open pages, and closes the
 * switch's row.
 */
export function openAtEnds({ jobs, clock, announceStop, report }: SwitchEnds): void {
  jobs.define(switchEnd, {
    async run({ key: id }, database, end) {
      await database.transaction(async (transaction) => {
        const opened = await open(transaction, id, [], clock.now());
        if (opened) await announceStop(transaction, opened);
        await end(transaction);
      });
      return undefined;
    },
    atOnce: 1,
    lease: 10_000,
    pauses: { first: 1000, longest: 60_000 },
    report,
  });
}
