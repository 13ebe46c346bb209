import type { Database } from '@marquee/database/database';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { type JobKind, JobRunner } from '@marquee/platform/jobs/jobRunner';
import { addJob } from '@marquee/platform/jobs/jobs';
import { cureOf, retryNow, stuckJobs } from '@marquee/platform/jobs/stuckJobs';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { longestPauses } from '../../src/testing/longestPauses';
import { migratedDatabase } from '../../src/testing/migratedDatabase';

const clock = manualClock();
const lease = 30_000;
let database: Database;
let reported: string[];
beforeAll(async () => {
  database = await migratedDatabase('empty');
  await database.script('create table effects (key text not null)');
});
beforeEach(async () => {
  reported = [];
  await database.script('delete from effects; delete from jobs');
});
afterAll(() => database.close());

const report = (error: unknown) => void reported.push((error as Error).message);

/** A process with one kind of job. */
function processWith(run: JobKind<unknown>['run'], more: Partial<JobKind<unknown>> = {}, kind = 'work') {
  const jobs = new JobRunner({ database, clock, random: longestPauses, report });
  jobs.define(kind, { run, atOnce: 10, lease, pauses: { first: 1_000, longest: 8_000 }, report, ...more });
  return {
    jobs,
    async turn() {
      const taken = await jobs.turn();
      await jobs.settled();
      return taken;
    },
  };
}
const add = (key: string, { kind = 'work', payload = null as unknown } = {}) =>
  addJob(database, { kind, key, payload, at: clock.now() }, clock.now());
const jobs = () =>
  database.query<{ key: string; tries: number; fault: string | null; done: boolean }>(
    'select key, tries, fault, done_at is not null as done from jobs order by key',
  );
const write = (on: Database, key: string) => on.query('insert into effects values ($1)', [key]);
const effects = async () =>
  (await database.query<{ key: string }>('select key from effects order by key')).map(({ key }) => key);

/** A promise, and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a job', () => {
  it('is done once by several processes that look at the same time', async () => {
    for (let at = 10; at < 40; at++) await add(`${at}`);
    const processes = Array.from({ length: 4 }, () =>
      processWith(async ({ key }, on) => write(on, key).then(() => undefined)),
    );
    await Promise.all(processes.map(({ turn }) => turn()));
    expect(await effects()).toEqual(Array.from({ length: 30 }, (_, at) => `${10 + at}`));
    expect((await jobs()).every(({ done }) => done)).toBe(true);
  });

  it('of a killed process is done by another after its lease, and only once where effect and end are one transaction', async () => {
    await add('a');
    const { opened, open } = gate();
    const run: JobKind<unknown>['run'] = async ({ key }, on, end) => {
      await on.transaction(async (transaction) => {
        await write(transaction, key);
        await end(transaction);
      });
      return undefined;
    };
    // As good as killed: it goes on when another has done its job.
    const slow = processWith(async (job, on, end) => opened.then(() => run(job, on, end)));
    const other = processWith(run);
    expect(await slow.jobs.turn()).toBe(1);
    clock.advance(lease - 1);
    expect(await other.turn()).toBe(0);
    clock.advance(1);
    expect(await other.turn()).toBe(1);
    open();
    await slow.jobs.settled();
    expect(await effects()).toEqual(['a']);
    expect(reported).toEqual([]);
  });

  it('that fails is tried later and later, without an end, until it goes well', async () => {
    let isMended = false;
    const { turn } = processWith(async () => {
      if (!isMended) throw Object.assign(new Error('bad row'), { code: '22003' });
      return undefined;
    });
    await add('a');
    const begun = clock.now();
    const tries: number[] = [];
    while (tries.length < 7) {
      if ((await turn()) > 0) tries.push((clock.now() - begun) / 1000);
      clock.advance(500);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 23, 31]);
    expect(await jobs()).toEqual([{ key: 'a', tries: 7, fault: 'Error 22003', done: false }]);
    isMended = true;
    clock.advance(8_000);
    await turn();
    expect(await jobs()).toEqual([{ key: 'a', tries: 0, fault: null, done: true }]);
  });

  it('runs again when it says so, and when it is added anew while it runs', async () => {
    let runs = 0;
    const { turn } = processWith(async () => {
      runs += 1;
      if (runs === 1) return clock.now() + 5_000;
      if (runs === 2) await add('a');
      return undefined;
    });
    await add('a');
    await turn();
    clock.advance(4_999);
    expect(await turn()).toBe(0);
    clock.advance(1);
    expect(await turn()).toBe(1);
    expect(await turn()).toBe(1);
    expect(await turn()).toBe(0);
    expect(runs).toBe(3);
  });

  it('runs at its latest time, however long its pause', async () => {
    const { turn } = processWith(() => Promise.reject(new Error('away')), { latest: (at) => Number(at) });
    await add('a', { payload: clock.now() + 400 });
    await turn();
    clock.advance(399);
    expect(await turn()).toBe(0);
    clock.advance(1);
    expect(await turn()).toBe(1);
  });

  it('of a kind that the process does not know stays', async () => {
    await add('a', { kind: 'other' });
    expect(await processWith(async () => undefined).turn()).toBe(0);
    expect(await processWith(async () => undefined, {}, 'other').turn()).toBe(1);
  });

  it('goes with the transaction that adds it', async () => {
    const added = database.transaction(async (transaction) => {
      await addJob(transaction, { kind: 'work', key: 'a', at: clock.now() }, clock.now());
      throw new Error('rolled back');
    });
    await expect(added).rejects.toThrow('rolled back');
    expect(await jobs()).toEqual([]);
  });
});

describe('a kind of job', () => {
  it('that waits for its partner holds up no other, and takes no more than its room', async () => {
    const { opened, open } = gate();
    let waiting = 0;
    const { jobs: runner } = processWith(
      async () => {
        waiting += 1;
        await opened;
        return undefined;
      },
      { atOnce: 3 },
      'slow',
    );
    runner.define('quick', {
      run: async ({ key }, on) => write(on, key).then(() => undefined),
      ...{ atOnce: 1, lease, pauses: { first: 1, longest: 1 }, report },
    });
    for (const kind of ['slow', 'quick']) for (let at = 0; at < 5; at++) await add(`${at}`, { kind });
    // Looks that overlap share the room.
    await Promise.all([runner.turn(), runner.turn(), runner.turn()]);
    await expect.poll(effects).toEqual(['0', '1', '2', '3', '4']);
    expect(waiting).toBe(3);
    open();
    await runner.settled();
    expect(waiting).toBe(5);
  });

  it('whose partner is away asks by one job at each look, until it answers', async () => {
    let isAway = true;
    let asked = 0;
    const { turn } = processWith(async () => {
      asked += 1;
      if (isAway) throw new PartnerFault('gateway', 'timeout');
      return undefined;
    });
    for (let at = 0; at < 20; at++) await add(`${at}`);
    await turn();
    expect(asked).toBe(10);
    await turn();
    expect(asked).toBe(11);
    isAway = false;
    await turn();
    expect(asked).toBe(20);
    clock.advance(8_000);
    await turn();
    expect((await jobs()).filter(({ done }) => done)).toHaveLength(20);
  });
});

describe('stuck jobs', () => {
  it('are one row for each kind and fault, with what to do, and run at once when somebody says so', async () => {
    let isAway = true;
    const { turn } = processWith(async () => {
      if (isAway) throw new PartnerFault('gateway', 'unreachable');
      return undefined;
    });
    for (const key of ['a', 'b', 'c']) await add(key);
    const begun = clock.now();
    await turn();
    clock.advance(15 * 60_000 - 1);
    expect(await stuckJobs(database, clock.now())).toEqual([]);
    clock.advance(1);
    const [row, ...others] = await stuckJobs(database, clock.now());
    expect(row).toMatchObject({ kind: 'work', count: 3, failed_at: begun, keys: ['a', 'b', 'c'] });
    expect(cureOf(row?.fault ?? '')).toBe(
      'The gateway does not answer. Check its address with the doctor, and ask the partner. Jobs go on by themselves.',
    );
    expect(others).toEqual([]);
    await turn();
    expect(await retryNow(database, { kind: 'work', key: 'none' }, clock.now())).toBe(0);
    isAway = false;
    expect(await retryNow(database, { kind: 'work' }, clock.now())).toBe(3);
    await turn();
    expect(await stuckJobs(database, clock.now())).toEqual([]);
    expect((await jobs()).every(({ done }) => done)).toBe(true);
  });
});
