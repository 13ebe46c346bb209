import type { Database } from '@marquee/database/database';
import { faultFields } from '@marquee/kernel/log';

/** Background work that is to be done once; times in ms since 1970. */
export interface NewJob {
  kind: string;
  /** What it is about. There is at most one job of a kind with this key. */
  key: string;
  /** Nothing, or what is stored as JSON. */
  payload?: unknown;
  /** When it runs. */
  at: number;
}

/** A job taken by this process. */
export interface Job<Payload = unknown> {
  id: number;
  kind: string;
  key: string;
  payload: Payload;
  added_at: number;
  /** Whoever has the highest turn has the job. */
  turn: number;
  /** Failures since it last went well. */
  tries: number;
}

/** Another process took the job, or it was moved, so the transaction of its effects must not commit. */
export class JobTaken extends Error {}

/** A clock that was ahead by more than this, ms, was wrong. */
const ahead = 60_000;

/** The condition of a due job; the first parameter is the clock. */
const due = `done_at is null and (run_at <= $1 or set_at > $1::bigint + ${ahead})` as const;

/** The columns of a `Job`. */
const columns = 'jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.added_at, jobs.turn, jobs.tries';

/** Adds jobs of several kinds about one thing in the current transaction, or has the present ones run anew at `at`. */
export function addJobs(
  transaction: Database,
  { kinds, key, payload, at }: Omit<NewJob, 'kind'> & { kinds: readonly string[] },
  now: number,
): Promise<Job[]> {
  return transaction.query(
    `insert into jobs (kind, key, payload, added_at, run_at, set_at)
     select kind, $2, $3::jsonb, $4::bigint, $5::bigint, $4::bigint from unnest($1::text[]) as kind
     on conflict (kind, key) do update set payload = excluded.payload, run_at = excluded.run_at, set_at = excluded.set_at,
       turn = jobs.turn + 1, tries = 0, failed_at = null, fault = null, done_at = null
     returning ${columns}`,
    [kinds, key, JSON.stringify(payload ?? null), now, at],
  );
}

/** Adds a job in the current transaction, or has the present one run anew at `at`. */
export async function addJob(transaction: Database, { kind, ...job }: NewJob, now: number): Promise<Job> {
  const [added] = await addJobs(transaction, { ...job, kinds: [kind] }, now);
  if (!added) throw new Error('A job was not added');
  return added;
}

/** How many due jobs of a kind to take, and for how long, ms. */
export interface Room {
  kind: string;
  most: number;
  lease: number;
}

/** Takes due jobs, so that no other process does before their leases end. */
export function takeJobs(database: Database, rooms: readonly Room[], now: number): Promise<Job[]> {
  return database.query(
    `update jobs set turn = turn + 1, run_at = $1::bigint + due.lease, set_at = $1
     from (select found.id, room.lease from unnest($2::text[], $3::int[], $4::int[]) as room (kind, most, lease)
       cross join lateral (select id from jobs where kind = room.kind and ${due}
         order by run_at, id limit room.most for update skip locked) as found) as due
     where jobs.id = due.id returning ${columns}`,
    [now, rooms.map(({ kind }) => kind), rooms.map(({ most }) => most), rooms.map(({ lease }) => lease)],
  );
}

/** Ends a job in the transaction of its effects. @throws JobTaken if it is no longer this process's */
export async function endJob(
  transaction: Database,
  { id, turn }: Pick<Job, 'id' | 'turn'>,
  now: number,
): Promise<void> {
  const ended = await transaction.query(
    `update jobs set done_at = $3, tries = 0, failed_at = null, fault = null
     where id = $1 and turn = $2 and done_at is null returning id`,
    [id, turn, now],
  );
  if (ended.length === 0) throw new JobTaken();
}

/** Has a job that went well run again, unless it was moved meanwhile. */
export async function repeatJob(database: Database, { id, turn }: Job, at: number, now: number): Promise<void> {
  await database.query(
    `update jobs set run_at = $3, set_at = $4, tries = 0, failed_at = null, fault = null
     where id = $1 and turn = $2 and done_at is null`,
    [id, turn, at, now],
  );
}

/** A failure as it is stored: kind and code, never data. */
const faultOf = (error: unknown): string => {
  const { kind, code } = faultFields(error);
  return [kind, code].filter(Boolean).join(' ');
};

/** Has a failed job run again, unless it was moved meanwhile. */
export async function retryJob(
  database: Database,
  { id, turn }: Job,
  { error, at }: { error: unknown; at: number },
  now: number,
): Promise<void> {
  await database.query(
    `update jobs set run_at = $3, set_at = $4, tries = tries + 1, failed_at = coalesce(failed_at, $4), fault = $5
     where id = $1 and turn = $2 and done_at is null`,
    [id, turn, at, now, faultOf(error)],
  );
}

/** Has all waiting jobs of some kinds run now. */
export async function runAtStart(database: Database, kinds: readonly string[], now: number): Promise<void> {
  await database.query('update jobs set run_at = $2, set_at = $2 where kind = any($1::text[]) and done_at is null', [
    kinds,
    now,
  ]);
}

/** The failed jobs of a kind that no runner does, by key, and whether each is due. */
export async function failedJobs(
  database: Database,
  kind: string,
  now: number,
): Promise<Map<string, Job & { is_due: boolean }>> {
  const jobs = await database.query(
    `select ${columns}, (${due}) is true as is_due from jobs where kind = $2 and done_at is null`,
    [now, kind],
  );
  return new Map(jobs.map((job) => [job.key, job]));
}

/** Deletes a job whose reason is gone. */
export async function dropJob(database: Database, { id }: Pick<Job, 'id'>): Promise<void> {
  await database.query('delete from jobs where id = $1', [id]);
}
