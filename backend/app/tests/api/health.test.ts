import type { Database } from '@marquee/database/database';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { watchLoop } from '@marquee/kernel/process/loopWatch';
import { mountHealth, type ReadinessParts } from '@marquee/platform/api/health';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { allMigrations } from '../../src/migrations';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const failing = (error?: Error): Pick<Database, 'query'> => ({
  query: <Row>() => (error ? Promise.reject(error) : new Promise<Row[]>(() => {})),
});

describe('readiness', () => {
  const [first] = allMigrations();
  if (!first) throw new Error('no migrations');
  const cases: [string, () => Partial<ReadinessParts>, object][] = [
    ['everything is there', () => ({}), { process: 'ok', database: 'ok', migrations: 'ok', sites: 'ok' }],
    ['the process is being stopped', () => ({ draining: () => true }), { process: 'draining' }],
    [
      'the database refuses',
      () => ({ database: { ...backend.database, ...failing(new Error('no')) } }),
      { database: 'no answer', migrations: 'not known' },
    ],
    [
      'the database hangs',
      () => ({ database: { ...backend.database, ...failing() }, timeout: 20 }),
      { database: 'no answer' },
    ],
    ['a migration is missing', () => ({ migrations: [{ ...first, name: '9999_new.sql' }] }), { migrations: 'missing' }],
    ['a migration is another one', () => ({ migrations: [{ ...first, hash: 'x' }] }), { migrations: 'missing' }],
    ['the database is newer', () => ({ migrations: [first] }), { migrations: 'ok' }],
    ['there is no site', () => ({ sites: { ...backend.sites, all: () => [] } }), { sites: 'none' }],
  ];
  for (const [name, change, expected] of cases) {
    it(`when ${name} says ${JSON.stringify(expected)}`, async () => {
      const app = new Hono<{ Bindings: Bindings }>();
      const parts = { database: backend.database, migrations: allMigrations(), sites: backend.sites };
      mountHealth(app, { ...parts, draining: () => false, ...change() });
      const answer = await app.request('/readyz');
      const { checks } = (await answer.json()) as { checks: object };
      expect(checks).toMatchObject(expected);
      expect(answer.status).toBe(Object.values(checks).every((check) => check === 'ok') ? 200 : 503);
      expect((await app.request('/healthz')).status).toBe(200);
    });
  }
});

describe('health', () => {
  it('names the last block of the event loop, when it is over', async () => {
    let blocking: NodeJS.Timeout | undefined;
    let stop = () => {};
    await new Promise<void>((resolve) => {
      stop = watchLoop(() => resolve(), 50);
      blocking = setInterval(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 80), 30);
    });
    clearInterval(blocking);
    stop();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await backend.app.request(path);
      const { last_block } = (await answer.json()) as { last_block?: { seconds: number } };
      expect(answer.status).toBe(200);
      expect(last_block?.seconds).toBeGreaterThan(0);
    }
  });
});
