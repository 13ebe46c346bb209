import { randomUUID } from 'node:crypto';
import { adoptWork } from '@marquee/platform/jobs/adoptWork';
import { messageJob } from '@marquee/platform/messages/queue';
import { paymentJob } from '@marquee/platform/wallet/payments';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const waiting = async (kind: string) =>
  (
    await backend.database.query<{ key: string }>('select key from jobs where kind = $1 and done_at is null', [kind])
  ).map(({ key }) => key);

describe('work that a process of an older version left', () => {
  it('is an event that is delivered once, with the time when it happened', async () => {
    const { database, clock, services } = backend;
    const { id: player_id } = await backend.player();
    const emitted = clock.now() - 120_000;
    const insert = `insert into event_deliveries (event, subscriber, data, emitted_at, due_at, delivered_at)
      values ('breakBegun', 'endPlay', $1, $2, $2, $3)`;
    const data = JSON.stringify({ player_id, access: 'excluded' });
    await database.query(insert, [data, emitted, null]);
    await database.query(insert, [data, emitted, emitted]);
    // Its process may still deliver this one.
    await database.query(insert, [data, clock.now(), null]);
    await adoptWork(database, clock.now());
    await adoptWork(database, clock.now());
    const jobs = await database.query(
      "select added_at from jobs where kind = 'breakBegun.endPlay' and done_at is null",
    );
    expect(jobs).toEqual([{ added_at: emitted }]);
    expect(await services.jobs.turn(['breakBegun.endPlay'])).toBe(1);
    await services.jobs.settled();
    expect(await waiting('breakBegun.endPlay')).toEqual([]);
    clock.advance(60_001);
    await adoptWork(database, clock.now());
    expect(await waiting('breakBegun.endPlay')).toHaveLength(1);
  });

  it('is a message, a check and a payment', async () => {
    const { database, clock } = backend;
    await database.query(
      `insert into messages (message_id, about, purpose, site, channel, state, content, next_at, expires_at)
       values ('m1', 'm1', 'login', 'localhost', 'sms', 'pending', '{}', $1, $1::bigint + 1000)`,
      [clock.now()],
    );
    const player = await backend.player();
    const order = { request_id: randomUUID(), method: 'hosted', amount: 10_000 };
    const { value } = await backend.call('wallet/deposit', order, { player });
    await database.query('delete from jobs');
    await adoptWork(database, clock.now());
    expect(await waiting(messageJob)).toEqual(['m1']);
    expect(await waiting(paymentJob)).toEqual([value?.[0]?.payment_id]);
  });
});

describe('a payment whose job was ended by mistake', () => {
  it('has one again', async () => {
    const { database, clock } = backend;
    const before = await waiting(paymentJob);
    expect(before).not.toEqual([]);
    await database.query("update jobs set done_at = 0 where kind = 'payment'");
    await adoptWork(database, clock.now());
    expect(await waiting(paymentJob)).toEqual(before);
  });
});
