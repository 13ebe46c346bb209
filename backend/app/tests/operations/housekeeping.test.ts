import { Catalogue } from '@marquee/platform/catalogue/catalogue';
import { startCatalogue } from '@marquee/platform/catalogue/startCatalogue';
import { syncCatalogue } from '@marquee/platform/catalogue/syncCatalogue';
import { liveHub } from '@marquee/platform/live/hub';
import { deleteExpired } from '@marquee/platform/operations/housekeeping';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
});
afterAll(() => backend.close());

const unexpected = (error: unknown) => {
  throw error;
};
const day = 24 * 3_600_000;

describe('housekeeping', () => {
  it('forgets the failure of a row that is gone, and no job that waits', async () => {
    const { database, clock } = backend;
    const at = clock.now() - 3_600_001;
    const failed = `insert into jobs (kind, key, added_at, run_at, set_at, tries, failed_at, fault)
      values ($1, 'one', $2, $3, $2, 1, $2, 'Error')`;
    await database.query(failed, ['closing', at, at]);
    await database.query(failed, ['persons', at, at + 2]);
    await database.query(failed, ['payment', at, at]);
    await deleteExpired({ database, report: unexpected }, clock.now());
    const left = await database.query("select kind from jobs where key = 'one' order by kind");
    expect(left).toEqual([{ kind: 'payment' }, { kind: 'persons' }]);
    await database.query("delete from jobs where key = 'one'");
  });

  it('forgets tries and codes after a day, messages and events that were delivered after a week, reports after a month, and nothing else', async () => {
    const { database, clock } = backend;
    const { account_id } = await backend.player({ cash: 100 });
    await backend.call('auth/login', { account_id, password: 'wrong' });
    await backend.call('auth/tac/request_login', { account_id });
    await backend.call('telemetry/failure', { remote: 'slots', version: '1', phase: 'entry', cause: 'x' });
    const insertJob = `insert into jobs (kind, key, added_at, run_at, set_at, done_at)
      values ('breakBegun.endPlay', $1, $2, $2, $2, $3)`;
    await database.query(insertJob, ['waits', clock.now(), null]);
    await database.query(insertJob, ['done', clock.now(), clock.now()]);
    const events = async () =>
      (await database.query<{ key: string }>("select key from jobs where kind = 'breakBegun.endPlay' order by id")).map(
        ({ key }) => key,
      );
    const left = async () => {
      await deleteExpired({ database, report: unexpected }, clock.now());
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

describe('one bad row', () => {
  it('that cannot be deleted keeps no other from being forgotten', async () => {
    const { database, clock } = backend;
    await database.query("insert into attempts (key, count, since) values ('old', 1, 0)");
    await database.query('alter table one_time_codes rename column expires_at to gone');
    const faults: unknown[] = [];
    await deleteExpired({ database, report: (error) => faults.push(error) }, clock.now());
    await database.query('alter table one_time_codes rename column gone to expires_at');
    expect(faults).toHaveLength(1);
    expect(await database.query("select 1 from attempts where key = 'old'")).toEqual([]);
    // The statements after the failed one ran as well.
    await database.query(
      "insert into row_faults (work, row_id, fault, first_at, last_at, retry_at) values ('w', 'r', 'f', 0, 0, 0)",
    );
    await deleteExpired({ database, report: unexpected }, clock.now());
    expect(await database.query('select 1 from row_faults')).toEqual([]);
  });

  it('of a catalogue affects only itself', async () => {
    const { database, clock, adapters } = { ...backend, ...backend.services };
    const listing = await adapters.catalogue.read();
    const [game] = listing.games;
    if (!game) throw new Error('an empty catalogue');
    const faults: unknown[] = [];
    const bad = [
      { ...game, game_code: 'unknown-provider', provider_code: 'NOBODY' },
      { ...game, game_code: 'too-large', max_win: 1e12 },
      game,
    ];
    const version = `${listing.version}-bad`;
    const source = {
      version: async () => version,
      read: async () => ({ ...listing, version, games: [...listing.games, ...bad] }),
    };
    await syncCatalogue({ database, clock, source, report: (error) => faults.push(error) });
    expect(faults).toHaveLength(bad.length);
    const [stored] = await database.query('select count(*) as games from games');
    expect(stored).toEqual({ games: listing.games.length });
    await syncCatalogue({ database, clock, source: adapters.catalogue, report: unexpected });
  });

  it('of the notices keeps no page from getting the others', async () => {
    const faults: unknown[] = [];
    const hub = liveHub(backend.database, (error) => faults.push(error));
    const published: string[] = [];
    const reader = (name: string) => ({
      site: 'localhost',
      address: '',
      send: () => {
        if (name === 'broken') throw new Error('closed');
        published.push(name);
      },
      close: () => {},
    });
    await hub.ready();
    for (const name of ['broken', 'sound']) hub.add(reader(name));
    await backend.database.notify('live', '{');
    await backend.database.notify('live', JSON.stringify({ topic: 'sports', data: {} }));
    await expect.poll(() => published).toEqual(['sound']);
    expect(faults).toHaveLength(2);
    await hub.close();
  });

  it('of the sandbox does not stop its other work', async () => {
    const { database, clock } = backend;
    await backend.reset();
    await backend.call('auth/tac/request_login', { account_id: 'demo' });
    clock.advance(8 * day);
    await database.query('alter table sandbox_identity_checks rename column due_at to gone');
    await backend.partners.tidy();
    await database.query('alter table sandbox_identity_checks rename column gone to due_at');
    expect(await database.query('select 1 from outbox')).toEqual([]);
  });

  it('is counted under the name of its job, and so is a failed LISTEN', async () => {
    const counted: string[] = [];
    const stop = backend.services.signals.subscribe('workFailed', ({ work }) => counted.push(work));
    const deaf = { ...backend.database, listen: () => Promise.reject(new Error('away')) };
    await startCatalogue(new Catalogue(deaf, backend.clock), { all: () => [] }, backend.services.faults('catalogue'))();
    stop();
    expect(counted).toEqual(['catalogue']);
  });
});
