import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { addJob } from '../jobs/jobs';
import type { Sites } from '../sites/sites';
import { countFigures, rebuildFigures, summarise } from './countFigures';

/** The kind of the job that counts, and the key of its only one. */
export const figureJob = 'figures';
const key = 'count';

/** How often postings are counted, ms. */
export const countEvery = 5_000;

const hour = 3_600_000;

/** Dependencies of counting in the background. */
interface Parts {
  database: Database;
  sites: Pick<Sites, 'all'>;
  jobs: JobRunner;
  clock: Clock;
  report: Report;
}

/** Says how figures are counted, again and again. */
export function defineFigureJob({ database, sites, jobs, clock, report }: Parts): void {
  let summarised = 0;
  jobs.define<{ rebuild?: boolean } | null>(figureJob, {
    async run({ id, turn, payload }) {
      const now = clock.now();
      const counting = { database, sites: sites.all(), now };
      if (payload?.rebuild)
        await rebuildFigures(counting, async (transaction) => {
          await transaction.query("update jobs set payload = 'null' where id = $1 and turn = $2", [id, turn]);
        });
      else await countFigures(counting);
      if (Math.abs(now - summarised) >= hour) {
        summarised = now;
        await summarise(database);
      }
      return clock.now() + countEvery;
    },
    atOnce: 1,
    // The first count of a large ledger may take longer: another process then finds the cursor locked.
    lease: 60_000,
    pauses: { first: 5_000, longest: 300_000 },
    report,
  });
}

/** Begins to count, if nobody has. Idempotent; safe in several processes. */
export async function beginFigures(database: Database, now: number): Promise<void> {
  await database.query(
    `insert into jobs (kind, key, added_at, run_at, set_at) values ($1, $2, $3, $3, $3)
     on conflict (kind, key) do update set done_at = null, run_at = $3, set_at = $3 where jobs.done_at is not null`,
    [figureJob, key, now],
  );
}

/** Has all figures counted anew in the background, from now on. */
export async function askRebuild(transaction: Database, now: number): Promise<void> {
  await addJob(transaction, { kind: figureJob, key, payload: { rebuild: true }, at: now }, now);
}
