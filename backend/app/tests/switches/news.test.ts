import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveMessage } from '@marquee/platform/live/publish';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { stop } from '@marquee/platform/switches/switches';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';
import { siteNews } from '../../src/siteNews';
import { testBackend } from '../../src/testing/testBackend';

const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-news-'));
cpSync(sandboxSites, sitesDir, { recursive: true });

let backend: Awaited<ReturnType<typeof testBackend>>;
let heard: LiveMessage[] = [];
beforeAll(async () => {
  backend = await testBackend({ sitesDir });
  await backend.database.listen('live', (payload) => heard.push(JSON.parse(payload) as LiveMessage));
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await backend.close();
  rmSync(sitesDir, { recursive: true, force: true });
});

/** Resolves with what is said until a last message, which the test sends itself: nothing else is under way then. */
async function said() {
  await backend.database.notify('live', JSON.stringify({ topic: 'inbox', player: 'end', data: {} }));
  await expect.poll(() => heard.at(-1)?.player).toBe('end');
  return heard.splice(0).slice(0, -1);
}

function write(change: (site: SiteFile) => void): void {
  const file = join(sitesDir, 'slot2.localhost.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
  change(site);
  writeFileSync(file, JSON.stringify(site));
  backend.clock.advance(1000);
}

test('pages of a site hear of a change of its file, and of the beginning and end of its maintenance', async () => {
  const look = siteNews(backend.services);
  await look();
  expect(await said()).toEqual([]);
  const news = [{ topic: 'site', player: '', site: 'slot2.localhost', data: {} }];

  write((site) => {
    site.site_name = 'Other name';
  });
  await look();
  expect(await said()).toEqual(news);

  const at = (ahead: number) => new Date(backend.clock.now() + ahead).toISOString();
  write((site) => {
    site.maintenance = { is_maintenance: true, start_date: at(60_000), end_date: at(120_000) };
  });
  await look();
  expect(await said()).toEqual(news);
  for (const pause of [60_000, 60_000]) {
    backend.clock.advance(pause);
    await look();
    expect(await said()).toEqual(news);
    await look();
    expect(await said()).toEqual([]);
  }
});

test('the end of a stop is told by another process when the one that set it is gone', async () => {
  const { database, clock } = backend;
  const beside = await createBackend({
    mode: sandboxMode(),
    dataDir: '',
    clock,
    log: () => {},
    work: false,
    database: { ...database, close: async () => {} },
  });
  const stopped = { site: 'localhost', what: 'registration', key: '', reason: 'test', words: 'Not today.' } as const;
  await beside.services.database.transaction((transaction) =>
    stop(transaction, { ...stopped, integrity: false, endsAt: clock.now() + 60_000, by: 'staff' }, clock.now()),
  );
  await beside.close();
  const news = [{ topic: 'site', player: '', site: 'localhost', data: {} }];
  expect(await said()).toEqual(news);
  expect(await backend.call('startup', {})).toMatchObject({ stops: { registration: 'Not today.' } });
  clock.advance(60_000);
  await backend.services.jobs.turn();
  await backend.services.jobs.settled();
  expect(await said()).toEqual(news);
  backend.services.catalogue.invalidate();
  expect(await backend.call('startup', {})).not.toHaveProperty('stops');
});
