import { deleteExpired } from '@marquee/platform/operations/housekeeping';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
});
afterAll(() => backend.close());

const day = 24 * 3_600_000;

describe('housekeeping', () => {
  it('forgets tries and codes after a day, messages and events that were delivered after a week, reports after a month, and nothing else', async () => {
    const { database, clock } = backend;
    const { account_id } = await backend.player({ cash: 100 });
    await backend.call('auth/login', { account_id, password: 'wrong' });
    await backend.call('auth/tac/request_login', { account_id });
    await backend.call('telemetry/failure', { remote: 'slots', version: '1', phase: 'entry', cause: 'x' });
    const insertEvent = `insert into event_deliveries (event, subscriber, data, emitted_at, due_at, delivered_at)
      values ('breakBegun', $1, '{}', $2, $2, $3)`;
    await database.query(insertEvent, ['waits', clock.now(), null]);
    await database.query(insertEvent, ['done', clock.now(), clock.now()]);
    const events = async () =>
      (await database.query<{ subscriber: string }>('select subscriber from event_deliveries order by id')).map(
        ({ subscriber }) => subscriber,
      );
    const left = async () => {
      await deleteExpired(database, clock.now());
      await backend.partners.tidy();
      const tables = [
        'attempts',
        'one_time_codes',
        'messages',
        'outbox',
        'remote_failures',
        'sessions',
        'ledger_transactions',
      ];
      const counts = await Promise.all(tables.map((table) => database.query(`select 1 from ${table}`)));
      return tables.filter((_, at) => (counts[at]?.length ?? 0) > 0);
    };
    const always = ['sessions', 'ledger_transactions'];
    expect(await left()).toEqual(['attempts', 'one_time_codes', 'messages', 'outbox', 'remote_failures', ...always]);
    clock.advance(day + 6 * 60_000);
    expect(await left()).toEqual(['messages', 'outbox', 'remote_failures', ...always]);
    expect(await events()).toEqual(['waits', 'done']);
    clock.advance(6 * day);
    expect(await left()).toEqual(['remote_failures', ...always]);
    expect(await events()).toEqual(['waits']);
    clock.advance(23 * day);
    expect(await left()).toEqual(always);
  });
});
