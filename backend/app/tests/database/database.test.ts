import { type AddressInfo, createServer } from 'node:net';
import { serviceUnavailable } from '@marquee/contract/envelope';
import type { Database } from '@marquee/database/database';
import { asUnavailable, DatabaseUnavailable } from '@marquee/database/databaseUnavailable';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { failure } from '@marquee/platform/calls/envelopes';
import { readSettings } from '@marquee/settings/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';

const { TEST_DATABASE_URL } = readSettings('unit tests');

/** The embedded database, whatever the other tests run on, and the server, if there is one. */
const engines = [
  { name: 'embedded', url: '', isServer: false },
  ...(TEST_DATABASE_URL ? [{ name: 'of a server', url: TEST_DATABASE_URL, isServer: true }] : []),
];

describe.each(engines)('the database, $name,', ({ url, isServer }) => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase(url);
    await database.script('create table thing (id int primary key, n bigint not null default 0)');
  });
  beforeEach(() => database.script('truncate thing; insert into thing values (1, 0)'));
  afterAll(() => database.close());

  it('gives the same types whichever it is', async () => {
    const [row] = await database.query(
      `select 9007199254740991::bigint as big, sum(x)::numeric as sum, count(*) as count, date '2026-02-28' as day,
       '{"a": [1]}'::jsonb as json, null::text as nothing, array['a', 'b'] as list, true as yes
       from unnest(array[1::bigint, 2::bigint]) as x`,
    );
    expect(row).toEqual({
      big: 9007199254740991,
      sum: 3,
      count: 2,
      day: '2026-02-28',
      json: { a: [1] },
      nothing: null,
      list: ['a', 'b'],
      yes: true,
    });
  });

  it('takes undefined for null, and lists', async () => {
    const [row] = await database.query('select $1::text as a, $2::text[] as b, $3::bigint as c', [
      undefined,
      ['x', 'y'],
      5,
    ]);
    expect(row).toEqual({ a: null, b: ['x', 'y'], c: 5 });
  });

  it('rolls a transaction back when its work throws', async () => {
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query('update thing set n = 5');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await database.query('select n from thing')).toEqual([{ n: 0 }]);
  });

  it('rolls only the inner transaction back when the outer one catches', async () => {
    await database.transaction(async (outer) => {
      await outer.query('update thing set n = 1');
      await outer
        .transaction(async (inner) => {
          await inner.query('update thing set n = 2');
          throw new Error('no');
        })
        .catch(() => {});
    });
    expect(await database.query('select n from thing')).toEqual([{ n: 1 }]);
  });

  it('tries again what the database asks to try again', async () => {
    let tries = 0;
    if (isServer) {
      await database.transaction(async (transaction) => {
        if (++tries < 4)
          await transaction.script("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
        await transaction.query('update thing set n = n + 1');
      });
      expect(tries).toBe(4);
    } else {
      await database.transaction((transaction) => transaction.query('update thing set n = n + 1'));
    }
    expect(await database.query('select n from thing')).toEqual([{ n: 1 }]);
  });

  it('survives transactions that lock each other out', async () => {
    await database.script('insert into thing values (2, 0)');
    // On a server both wait until both rows are locked; the embedded database runs one after the other.
    const locked = new Set<number>();
    let release = () => {};
    const areLocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const both = (first: number, second: number) =>
      database.transaction(async (transaction) => {
        await transaction.query('update thing set n = n + 1 where id = $1', [first]);
        if (locked.add(first).size === 2) release();
        if (isServer) await areLocked;
        await transaction.query('update thing set n = n + 1 where id = $1', [second]);
      });
    await Promise.all([both(1, 2), both(2, 1), both(1, 2), both(2, 1)]);
    expect(await database.query('select sum(n) as n from thing')).toEqual([{ n: 8 }]);
  });

  it('tells listeners when a transaction commits, and not when it fails', async () => {
    const received: string[] = [];
    const stop = await database.listen('news', (payload) => received.push(payload));
    await database
      .transaction(async (transaction) => {
        await transaction.notify('news', 'lost');
        throw new Error('no');
      })
      .catch(() => {});
    await database.transaction((transaction) => transaction.notify('news', 'first'));
    await database.notify('news', 'second');
    await expect.poll(() => received.length).toBe(2);
    await stop();
    const later: string[] = [];
    const stopLater = await database.listen('later', (payload) => later.push(payload));
    await database.notify('news', 'third');
    await database.notify('later', 'after it');
    await expect.poll(() => later).toEqual(['after it']);
    await stopLater();
    expect(received).toEqual(['first', 'second']);
  });
});

describe('a database server', () => {
  it('that is away makes the service unavailable, and is no fault of a call', async () => {
    const unreachable = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
    const asked = [
      () => unreachable.query('select 1'),
      () => unreachable.transaction((inside) => inside.query('select 1')),
    ];
    for (const ask of asked) {
      const error: unknown = await ask().catch((thrown) => thrown);
      expect(failure(error, () => {}, 'startup')).toEqual({ status: 503, envelope: serviceUnavailable });
    }
    await unreachable.close();
  });

  it('that does not answer delays no other call', async () => {
    // The protocol's messages for "no password required" and "ready".
    const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');
    const silent = createServer((socket) => socket.once('data', () => socket.write(welcome)).on('error', () => {}));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const database = openPostgres(`postgres://nobody@127.0.0.1:${port}/nothing`, {
      times: { every: 20, longest: 100 },
    });
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(database.transaction((inside) => inside.query('select 1'))).rejects.toThrow(DatabaseUnavailable);
    await expect(database.listen('somewhere', () => {})).rejects.toThrow();
    await database.close();
    silent.close();
  });

  it.each([
    ['ends', { code: '57P01' }, true],
    ['starts', { code: '57P03' }, true],
    ['broke the connection', { message: 'Connection terminated unexpectedly' }, true],
    ['has no connection left', { code: '53300' }, true],
    ['knows a statement that is wrong', { code: '42601' }, false],
    ['tells of a key that is there', { code: '23505', message: 'duplicate key' }, false],
  ])('that %s: away %#', (_, said, isAway) =>
    expect(asUnavailable(Object.assign(new Error(), said)) instanceof DatabaseUnavailable).toBe(isAway),
  );
});

describe.runIf(TEST_DATABASE_URL !== '')('a statement that is asked often', () => {
  const text = 'select * from often where id = $1';
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase(TEST_DATABASE_URL);
    await database.script('create table often (id int primary key); insert into often values (1)');
    for (let asked = 0; asked < 60; asked++) await database.query(text, [1]);
  });
  afterAll(() => database.close());

  it('is planned once', async () => {
    const prepared = await database.query('select statement from pg_prepared_statements where statement = $1', [text]);
    expect(prepared).toEqual([{ statement: text }]);
  });

  it('is answered after a migration of its table, inside and outside of a transaction', async () => {
    await database.script('alter table often add column a int default 2');
    expect(await database.query(text, [1])).toEqual([{ id: 1, a: 2 }]);
    for (let asked = 0; asked < 60; asked++) await database.query(text, [1]);
    await database.script('alter table often add column b int default 3');
    let tries = 0;
    const inside = await database.transaction((transaction) => {
      tries++;
      return transaction.query(text, [1]);
    });
    expect(inside).toEqual([{ id: 1, a: 2, b: 3 }]);
    expect(tries).toBe(2);
  });
});

describe.each(engines)('migrations of a database, $name,', ({ url }) => {
  it('run once, and refuse what was changed or is unknown', async () => {
    const database = await emptyDatabase(url);
    const migrations = allMigrations();
    expect(await migrate(database, migrations)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(database, migrations)).toEqual([]);
    const [first, ...others] = migrations;
    if (!first) throw new Error('no migrations');
    await expect(migrate(database, [{ ...first, hash: 'other' }, ...others])).rejects.toThrow(
      `${first.name} was changed`,
    );
    await expect(migrate(database, others)).rejects.toThrow(`has migration ${first.name}`);
    await database.close();
  });

  it('apply all or nothing', async () => {
    const database = await emptyDatabase(url);
    const good = { name: '1.sql', sql: 'create table a (x int);', hash: 'a' };
    const bad = { name: '2.sql', sql: 'create table b (x int); create table a (x int);', hash: 'b' };
    await expect(migrate(database, [good, bad])).rejects.toThrow();
    expect(await database.query("select tablename from pg_tables where tablename in ('a', 'b')")).toEqual([]);
    expect(await migrate(database, [good])).toEqual(['1.sql']);
    await database.close();
  });
});
