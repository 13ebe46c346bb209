import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import { backOff } from '@marquee/kernel/work/backOff';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Report } from '@marquee/kernel/work/report';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import { adoptWork } from './adoptWork';
import { endJob, type Job, JobTaken, repeatJob, retryJob, runAtStart, takeJobs } from './jobs';

/** How often due jobs are looked for, and those of older versions, ms. */
const pollInterval = 2_000;
const adoptInterval = 60_000;

/** How long a stopping process waits for running jobs, ms. */
const lastMoment = 3_000;

/** After so many calls in a row without an answer the partner counts as away: each look starts one job. */
const silentAtMost = 3;

const isAway = (error: unknown): boolean =>
  error instanceof PartnerFault && (error.kind === 'unreachable' || error.kind === 'timeout');

/** Notification channel: a job is due now. */
export const jobsChannel = 'jobs';

/** The work of one kind of job. */
export interface JobKind<Payload> {
  /**
   * Does a job. Resolves when it is done, or with the time when it runs again, ms since 1970; a rejected one is
   * retried. It may be begun twice if a process dies, so effects in `database` are to commit in one transaction with
   * `end`; others are to be idempotent.
   */
  run(
    job: Job<Payload>,
    database: Database,
    end: (transaction: Database) => Promise<void>,
  ): Promise<number | undefined>;
  /** How many run at once in this process. */
  atOnce: number;
  /** The longest run, ms. Then another process may take the job. */
  lease: number;
  /** Backoff after failures, ms. */
  pauses: { first: number; longest: number };
  /** When a failed job is to run at the latest, ms since 1970. */
  latest?(payload: Payload): number;
  /** Whether all jobs run when a process starts: a partner knows what became of them. */
  atStart?: boolean;
  /** Whether only the first failure of a job is reported, because there are many in an outage. */
  isQuiet?: boolean;
  report: Report;
}

interface Known {
  kind: JobKind<unknown>;
  running: number;
  silent: number;
  /** Whether there may be more due jobs than there was room for at the last look. */
  isFull: boolean;
}

/**
 * Runs the jobs of one backend; safe in several processes. Each kind has its own room: one that waits for a partner
 * holds up no other.
 */
export class JobRunner {
  readonly #kinds = new Map<string, Known>();
  readonly #running = new Set<Promise<unknown>>();
  #stops: (() => Promise<void>)[] = [];
  #isStopped = false;

  /** `report` takes failures of the database. */
  constructor(private readonly parts: { database: Database; clock: Clock; random: Random; report: Report }) {}

  /** Says how jobs of a kind are done. Jobs of unknown kinds stay for a process that knows them. */
  define<Payload>(name: string, kind: JobKind<Payload>): void {
    this.#kinds.set(name, { kind: kind as JobKind<unknown>, running: 0, silent: 0, isFull: false });
  }

  /** Starts due jobs, as far as there is room; resolves with their number. */
  async turn(names: Iterable<string> = this.#kinds.keys()): Promise<number> {
    const rooms = [...names].flatMap((name) => {
      const known = this.#kinds.get(name);
      if (!known || this.#isStopped) return [];
      const most = (known.silent < silentAtMost ? known.kind.atOnce : 1) - known.running;
      known.isFull = most <= 0;
      return most > 0 ? [{ known, kind: name, most, lease: known.kind.lease }] : [];
    });
    if (rooms.length === 0) return 0;
    // Kept from other looks until it is known what was taken.
    for (const { known, most } of rooms) known.running += most;
    let jobs: Job[];
    try {
      jobs = await takeJobs(this.parts.database, rooms, this.parts.clock.now());
    } finally {
      for (const { known, most } of rooms) known.running -= most;
    }
    for (const job of jobs) this.#keep(this.run(job));
    for (const { known, kind, most } of rooms) {
      known.isFull ||= jobs.filter((job) => job.kind === kind).length === most;
      // Somebody looked meanwhile, and there was no room.
      if (known.isFull && known.running === 0) this.wake(kind);
    }
    return jobs.length;
  }

  /** Starts due jobs of a kind in the background, such as one that was just added. */
  wake(name: string): void {
    this.#keep(this.turn([name]));
  }

  /** Runs a job that this process has taken, `database` may be a transaction. Never rejects. */
  async run(job: Job, database = this.parts.database): Promise<void> {
    const known = this.#kinds.get(job.kind);
    if (!known) return;
    known.running += 1;
    await this.#attempt(known, job, database).catch(known.kind.report);
    known.running -= 1;
    if (known.isFull && known.silent < silentAtMost) this.wake(job.kind);
  }

  async #attempt(known: Known, job: Job, database: Database): Promise<void> {
    const { clock, random } = this.parts;
    const { kind } = known;
    let isEnded = false;
    try {
      const again = await kind.run(job, database, async (transaction) => {
        await endJob(transaction, job, clock.now());
        isEnded = true;
      });
      known.silent = 0;
      if (again !== undefined) await repeatJob(database, job, again, clock.now());
      else if (!isEnded) await endJob(database, job, clock.now());
    } catch (error) {
      if (error instanceof JobTaken) return;
      known.silent = isAway(error) ? known.silent + 1 : 0;
      if (!kind.isQuiet || job.tries === 0) kind.report(error, { item: job.key });
      const now = clock.now();
      const { first, longest } = kind.pauses;
      const pause = backOff(job.tries, first, longest, (1 + random.below(1000)) / 1000);
      const at = Math.min(now + pause, kind.latest?.(job.payload) ?? Infinity);
      await retryJob(database, job, { error, at }, now);
    }
  }

  #keep(work: Promise<unknown>): void {
    const running = work.catch(this.parts.report).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no job runs. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Runs due jobs at once, every few seconds, and when notified, until `stop`. */
  async start(): Promise<void> {
    const { database, clock, report } = this.parts;
    const adopt = () => adoptWork(database, clock.now());
    await adopt();
    const resumed = [...this.#kinds].flatMap(([name, { kind }]) => (kind.atStart ? [name] : []));
    await runAtStart(database, resumed, clock.now());
    this.#stops = [
      await database.listen(jobsChannel, () => this.#keep(this.turn())),
      repeat(() => this.turn(), { every: pollInterval, atOnce: true, report }),
      repeat(adopt, { every: adoptInterval, report }),
    ];
  }

  /** Starts no more jobs and waits briefly for those that run; interrupted ones run later, in any process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#stops.splice(0).map((stop) => stop()));
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((done) => {
      timer = setTimeout(done, lastMoment);
    });
    await Promise.race([this.settled(), moment]);
    clearTimeout(timer);
  }
}
