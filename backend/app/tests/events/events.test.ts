import type { Database } from '@marquee/database/database';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import type { Subscriber, Subscriptions } from '@marquee/platform/events/domainEvents';
import { Events } from '@marquee/platform/events/events';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { longestPauses } from '../../src/testing/longestPauses';
import { migratedDatabase } from '../../src/testing/migratedDatabase';

const clock = manualClock();
let database: Database;
let reported: unknown[];
beforeAll(async () => {
  database = await migratedDatabase('empty');
  await database.script('create table effects (event text not null, at bigint not null)');
});
beforeEach(async () => {
  reported = [];
  await database.script('delete from effects; delete from jobs');
});
afterAll(() => database.close());

/** The events of one process, with these subscribers to `breakBegun`; `deliverDue` returns how many it delivered. */
function processWith(breakBegun: Subscriptions['breakBegun']) {
  const report = (error: unknown) => void reported.push((error as Error).message);
  const jobs = new JobRunner({ database, clock, random: longestPauses, report });
  const subscriptions = {
    paymentChanged: {},
    contactVerified: {},
    securityChanged: {},
    limitChanged: {},
    closingBegun: {},
    breakBegun,
  };
  const events = new Events({ clock, subscriptions, jobs, report });
  async function deliverDue(): Promise<number> {
    const before = await done();
    await jobs.turn();
    await jobs.settled();
    return (await done()) - before;
  }
  return { events, deliverDue };
}
const done = async () => (await database.query('select 1 from jobs where done_at is not null')).length;
const write: Subscriber<'breakBegun'> = async (transaction, { data, emittedAt }) => {
  await transaction.query('insert into effects values ($1, $2)', [data.player_id, emittedAt]);
};
const effects = (on = database) =>
  on.query<{ event: string; at: number }>('select event, at from effects order by event');
const begin = ({ events }: { events: Events }, player_id: string, more = async (_: Database) => {}) =>
  events.transaction(database, async (transaction, emit) => {
    await emit('breakBegun', { player_id, access: 'excluded' });
    await more(transaction);
  });
const fail = () => {
  throw new Error('failed');
};

describe('an event', () => {
  it('is delivered after the commit, before its process goes on, once to each subscriber', async () => {
    const events = processWith({
      write,
      writeToo: (transaction, event) => write(transaction, { ...event, data: { ...event.data, player_id: 'too' } }),
    });
    await begin(events, 'a', async (transaction) => expect(await effects(transaction)).toEqual([]));
    const at = clock.now();
    expect(await effects()).toEqual([
      { event: 'a', at },
      { event: 'too', at },
    ]);
    expect(await events.deliverDue()).toBe(0);
    expect(reported).toEqual([]);
  });

  it('disappears with a transaction that is rolled back', async () => {
    const events = processWith({ write });
    await expect(begin(events, 'a', fail)).rejects.toThrow('failed');
    expect(await events.deliverDue()).toBe(0);
    expect(await effects()).toEqual([]);
    expect(await database.query('select 1 from jobs')).toEqual([]);
  });

  it('whose subscriber fails is tried again later and later, and neither lost nor doubled; others get it at once', async () => {
    let failures = 2;
    const events = processWith({
      fails: async (transaction, event) => {
        await write(transaction, event);
        if (failures-- > 0) fail();
      },
      write: (transaction, event) => write(transaction, { ...event, data: { ...event.data, player_id: 'other' } }),
    });
    const at = clock.now();
    await begin(events, 'a');
    expect(reported).toEqual(['failed']);
    const other = { event: 'other', at };
    for (const [wait, delivered] of [
      [4_999, 0],
      [1, 0],
      [9_999, 0],
      [1, 1],
      [3_600_000, 0],
    ] as const) {
      clock.advance(wait);
      expect(await events.deliverDue()).toBe(delivered);
    }
    expect(reported).toEqual(['failed', 'failed']);
    expect(await effects()).toEqual([{ event: 'a', at }, other]);
  });

  it('stays for a process that has its subscriber', async () => {
    await begin(processWith({ fails: async () => fail() }), 'a');
    clock.advance(5_000);
    expect(await processWith({ write }).deliverDue()).toBe(0);
    expect(await processWith({ fails: write }).deliverDue()).toBe(1);
    expect(await effects()).toMatchObject([{ event: 'a' }]);
  });

  it('is delivered once by several processes that emit and look for it at the same time', async () => {
    const emitting = processWith({ write });
    const looking = [processWith({ write }), processWith({ write })];
    const names = Array.from({ length: 20 }, (_, index) => `event ${10 + index}`);
    const left = Array.from({ length: 20 }, (_, index) => `left ${10 + index}`);
    for (const name of left) await begin(processWith({ write: async () => fail() }), name);
    clock.advance(5_000);
    await Promise.all([
      ...names.map(async (name) => {
        await begin(emitting, name);
        expect((await effects()).map(({ event }) => event)).toContain(name);
      }),
      ...looking.map((events) => events.deliverDue()),
    ]);
    expect((await effects()).map(({ event }) => event)).toEqual([...names, ...left]);
  });
});
