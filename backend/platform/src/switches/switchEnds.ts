import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { open, switchEnd } from './switches';

/**
 * Has switches opened at their ends. Stakes look at the end themselves; this tells lists and open pages, and closes the
 * switch's row.
 */
export function openAtEnds({ jobs, clock, report }: { jobs: JobRunner; clock: Clock; report: Report }): void {
  jobs.define(switchEnd, {
    async run({ key: id }, database, end) {
      await database.transaction(async (transaction) => {
        await open(transaction, id, [], clock.now());
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
