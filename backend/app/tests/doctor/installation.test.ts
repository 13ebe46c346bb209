import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePrivateFolder } from '@marquee/database/privateFolder';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { observed } from '@marquee/kernel/metrics/observe';
import { startAdminServer } from '@marquee/kernel/process/adminServer';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { afterAll, describe, expect, it } from '@rstest/core';
import { backendFindings } from '../../src/doctor/backendCheck';
import { type Finding, failed, ok } from '../../src/doctor/check';
import { dataFolder, folderFindings, releasesFolder } from '../../src/doctor/diskCheck';
import { runChecks } from '../../src/doctor/doctor';
import { methodFindings, methodGaps } from '../../src/doctor/methodsCheck';
import { metricsFindings } from '../../src/doctor/metricsCheck';
import { memoryFindings, nodeFindings } from '../../src/doctor/processChecks';
import { releaseFindings } from '../../src/doctor/releasesCheck';
import { siteFindings } from '../../src/doctor/sitesCheck';

const folder = mkdtempSync(join(tmpdir(), 'marquee-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const shown = (findings: readonly Finding[]) => findings.map(({ level, found }) => `${level} ${found}`);

describe('the doctor, of this process', () => {
  it.each([
    ['20.19.0', 'ok'],
    ['22.1.0', 'ok'],
    ['20.18.9', 'failed'],
    ['18.20.0', 'failed'],
  ])('with Node %s: %s', (version, level) => expect(nodeFindings(version)[0]?.level).toBe(level));

  it.each([
    [2048, 1024, ['ok', 'ok']],
    [2048, 4144, ['ok', 'warning']],
    [400, 300, ['warning', 'ok']],
    [200, 100, ['failed', 'ok']],
  ])('with %i MiB and a heap of %i: %s', (memory, heap, levels) =>
    expect(memoryFindings({ memory, heap }).map(({ level }) => level)).toEqual(levels),
  );
});

describe('the doctor, of a folder', () => {
  it('warns of data that other users may read; a start makes it readable for its owner only', async () => {
    const data = join(folder, 'new', 'data');
    makePrivateFolder(data);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    const warnings = async () =>
      shown(await folderFindings(dataFolder(data))).filter((line) => line.startsWith('warning Others'));
    expect(await warnings()).toEqual([]);
    chmodSync(data, 0o755);
    makePrivateFolder(data);
    expect(await warnings()).toEqual(['warning Others of this machine may look into DATA_DIR']);
  });

  it('reports the free space, and warns and fails with less', async () => {
    const data = dataFolder(folder);
    expect(shown(await folderFindings(data))[0]).toMatch(/^ok DATA_DIR has \d+ [MG]iB left$/);
    const less = await folderFindings({ ...data, room: { warn: Number.POSITIVE_INFINITY, fail: 0 } });
    expect(less[0]?.level).toBe('warning');
    const none = await folderFindings({
      ...data,
      room: { warn: Number.POSITIVE_INFINITY, fail: Number.POSITIVE_INFINITY },
    });
    expect(none[0]?.level).toBe('failed');
  });

  it('that does not exist is created by the first start if it is for data, and reported if it is for releases', async () => {
    const absent = join(folder, 'some/where');
    expect(shown(await folderFindings(dataFolder(absent)))[0]).toBe(
      'ok DATA_DIR is not there yet: the first start makes it',
    );
    expect(shown(await folderFindings(releasesFolder(absent)))[0]).toBe('failed RELEASES_DIR is not there');
  });

  it('that is not writable fails if it holds data', async () => {
    // A file system that even root cannot write to.
    expect(shown(await folderFindings(dataFolder('/proc/self')))).toContain(
      'failed DATA_DIR cannot be written to by this user',
    );
    expect(shown(await folderFindings(releasesFolder('/proc/self')))).toContain(
      'warning RELEASES_DIR cannot be written to by this user',
    );
  });
});

describe('the doctor, of site files', () => {
  const sites = join(folder, 'sites');
  const change = (keys: object) => {
    const file = join(sites, 'slot2.localhost.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...keys }));
  };

  it('reads them all, and names what is wrong and what the law requires and is missing', () => {
    for (const name of ['common', 'slot2.localhost.json', 'localhost.json']) {
      cpSync(join(sandboxSites, name), join(sites, name), { recursive: true });
    }
    expect(shown(siteFindings(sites))).toEqual([
      'ok 2 files read',
      'warning jurisdiction is none: no regulator’s rules are in force: localhost',
      'warning legal is empty: localhost, slot2.localhost',
      'warning social_accounts are examples: localhost, slot2.localhost',
    ]);
    const { cms } = JSON.parse(readFileSync(join(sites, 'common/cms.json'), 'utf8'));
    const empty = {
      ...cms.about_us,
      body: Object.fromEntries(['EN', 'ESP', 'RUS', 'CN'].map((code) => [code, '<p> </p>'])),
    };
    const privacy_policy = { ...cms.about_us, status: 0 };
    const contact_us = { ...cms.contact_us, status: 0 };
    const legal = {
      company: 'A',
      address: 'B',
      registration: 'C',
      regulator: 'D',
      licence: '',
      licence_url: 'https://d.example',
      contact_email: 'e@d.example',
    };
    const site = { social_accounts: [], jurisdiction: 'uk', currency: 'GBP', gamify_status: false };
    change({ ...site, legal, cms: { ...cms, privacy_policy, term_condition: empty, contact_us } });
    expect(shown(siteFindings(sites)).filter((line) => line.includes('slot2'))).toEqual([
      'warning legal.licence is empty: slot2.localhost',
      'warning legal.dispute_body is empty: slot2.localhost',
      'warning legal.dispute_url is empty: slot2.localhost',
      'warning legal.data_controller is empty: slot2.localhost',
      'warning legal.data_email is empty: slot2.localhost',
      'warning page term_condition is missing, off or empty: slot2.localhost',
      'warning page privacy_policy is missing, off or empty: slot2.localhost',
      'warning page contact_us is missing, off or empty: slot2.localhost',
    ]);
    const logo1 = 'https://pictures.example/Neon Alley.svg?v=2';
    change({ logo1, manifest_icon: 'https://other.example/icon.png' });
    expect(shown(siteFindings(sites)).filter((line) => line.startsWith('failed'))).toEqual([
      "failed slot2.localhost.json: pictures at https://other.example are not shown: the pages' policy does not allow them",
      "failed slot2.localhost.json: pictures at https://pictures.example are not shown: the pages' policy does not allow them",
    ]);
    change({ games_origins: ['https://pictures.example', 'https://other.example'] });
    expect(shown(siteFindings(sites)).filter((line) => line.startsWith('failed'))).toEqual([]);
    change({ currency: 'peso' });
    expect(shown(siteFindings(sites))[0]).toMatch(/^failed slot2\.localhost\.json:1 currency: /);
    write('sites/slot2.localhost.json', '{');
    expect(shown(siteFindings(sites))[0]).toMatch(/^failed slot2\.localhost\.json:1 \(whole file\): is not JSON/);
  });

  it('fails without any', () => {
    const empty = join(folder, 'noSites');
    mkdirSync(empty);
    expect(siteFindings(empty)[0]?.level).toBe('failed');
  });
});

describe('the doctor, of the methods to pay with', () => {
  const method = { name: 'Card', icon: 'card', minutes: 1 };
  const site = {
    currency: 'USD',
    deposit_methods: [
      { ...method, method: 'card', minimum: 500, maximum: 5000 },
      { ...method, method: 'bank', minimum: 500, maximum: 5000 },
    ],
    banks: [{ bank_code: 'BDL', bank_name: 'B', logo: '' }],
  } as unknown as Parameters<typeof methodGaps>[0];
  const range = { currency: 'USD', minimum: 500, maximum: 5000 };
  const all = [
    { ...range, kind: 'deposit', method: 'card' },
    { ...range, kind: 'deposit', method: 'bank' },
    { ...range, kind: 'withdrawal', method: 'BDL' },
  ] as const;

  it.each<[string, Parameters<typeof methodGaps>[1], string[]]>([
    ['that the gateway has', all, []],
    ['that it has for more', all.map((one) => ({ ...one, minimum: 1, maximum: 9999 })), []],
    [
      'for more than it takes',
      [{ ...all[0], maximum: 4000 }, ...all.slice(1)],
      ['deposits by card only from 500 to 4000'],
    ],
    [
      'that it has in another currency',
      [...all.slice(1), { ...all[0], currency: 'EUR' }],
      ['no deposit by card in USD'],
    ],
    ['that it has not', [], ['no deposit by card in USD', 'no deposit by bank in USD', 'no withdrawal in USD to BDL']],
  ])('%s', (_, taken, gaps) => expect(methodGaps(site, taken)).toEqual(gaps));

  it('fails where the gateway does not answer', async () => {
    const link = { name: 'gateway', url: 'http://127.0.0.1:1', keys: ['k'], transport: fetch, now: Date.now };
    const sites = join(folder, 'methodSites');
    for (const name of ['common', 'slot2.localhost.json'])
      cpSync(join(sandboxSites, name), join(sites, name), { recursive: true });
    expect(shown(await methodFindings(link, sites))).toEqual([
      expect.stringMatching(/^failed the gateway does not say its methods for slot2\.localhost: /),
    ]);
  });
});

describe('the doctor, of releases', () => {
  const releases = join(folder, 'releases');
  const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const texts = { 'entry.0a.js': 'var lobby;', 'page.0b.js': 'page', 'locales/EN.json': '{}' };
  const fileOf = ([file, text]: [string, string]) => ({ file, integrity: hashOf(text), bytes: 1, brotli: 1 });

  function release(version: string) {
    for (const [file, text] of Object.entries(texts)) write(`releases/lobby/${version}/${file}`, text);
    const files = Object.entries(texts).map(fileOf);
    write(`releases/lobby/${version}/remote.json`, JSON.stringify({ files }));
    return {
      entry: `/releases/lobby/${version}/entry.0a.js`,
      integrity: hashOf(texts['entry.0a.js']),
      publishedAt: '2026-01-01T00:00:00.000Z',
      source: 'x',
      description: {
        format: 1,
        name: 'lobby',
        version,
        container: 'marquee_lobby',
        hostApi: '^2.0.0',
        categories: [],
        routes: [],
        entry: files[0],
        modules: {},
        labels: { EN: {} },
        locales: { EN: files[2] },
        requires: {},
        sdk: [],
        packages: [],
        files: [],
      },
    };
  }

  const register = (record: object) =>
    write(
      'releases/registry.json',
      JSON.stringify({
        format: 1,
        revision: 7,
        remotes: {
          lobby: {
            live: '2.0.0',
            lastGood: '1.0.0',
            canary: null,
            quarantined: [],
            history: [],
            versions: Object.fromEntries(['1.0.0', '2.0.0', '3.0.0'].map((version) => [version, release(version)])),
            ...record,
          },
        },
      }),
    );

  it('hashes what visitors may get: live, last good and canary, and nothing else', () => {
    register({});
    write('releases/lobby/3.0.0/page.0b.js', 'changed');
    expect(shown(releaseFindings(releases))).toEqual(['ok revision 7: 1 remotes, 6 files as published']);
    register({ canary: { version: '3.0.0', percent: 5 } });
    const damaged = write('releases/lobby/3.0.0/page.0b.js', 'changed');
    expect(shown(releaseFindings(releases))).toEqual([`failed ${damaged} is not what was published`]);
    rmSync(damaged);
    expect(shown(releaseFindings(releases))).toEqual([`failed ${damaged} cannot be read (ENOENT)`]);
    register({ live: '9.0.0' });
    expect(shown(releaseFindings(releases))).toEqual([
      'failed lobby: the live version is not among its versions: it is left out, as there is no other record of it',
    ]);
  });

  it('fails while an edge serves another revision than the newest', () => {
    register({});
    const past = new Date(Date.now() - 60_000);
    utimesSync(join(releases, 'registry.json'), past, past);
    const note = {
      host: 'web-2',
      pid: 7,
      revision: 1049,
      id: '1049',
      since: '2026-11-28T18:00:00Z',
      stays: 'so it is',
    };
    write('releases/.edges/web-2.7.abc.json', JSON.stringify(note));
    expect(shown(releaseFindings(releases))).toEqual([
      'failed the edge web-2, process 7, serves revision 1049, not 7: so it is',
      'ok revision 7: 1 remotes, 6 files as published',
    ]);
    rmSync(join(releases, '.edges'), { recursive: true });
  });

  it('warns while the remotes of an unpacked archive are missing', () => {
    register({});
    const registry = readFileSync(join(releases, 'registry.json'), 'utf8');
    write('archive/bin/marquee.mjs', '');
    write('archive/releases/registry.json', registry);
    const found = () => shown(releaseFindings(releases, join(folder, 'archive'))).slice(1);
    expect(found()).toEqual([]);
    write(
      'archive/releases/registry.json',
      registry.replaceAll('"3.0.0"', '"4.0.0"').replace('"live":"2.0.0"', '"live":"4.0.0"'),
    );
    expect(found()).toEqual(['warning remotes of this archive are not there: lobby 4.0.0']);
  });

  it('fails with a damaged registry, and without any release', () => {
    write('releases/registry.json', '{"format":1}');
    expect(shown(releaseFindings(releases))[0]).toContain('failed The registry is refused');
    write('releases/registry.json', '{');
    expect(releaseFindings(releases)[0]?.level).toBe('failed');
    expect(shown(releaseFindings(join(folder, 'noReleases')))).toEqual(['failed no remote is released']);
  });
});

describe('the doctor, of figures and of a backend elsewhere', () => {
  async function listening(server: Server): Promise<number> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  it('reports whether the process behind them is ready', async () => {
    const metrics = new Metrics();
    observed(async () => new Response(), metrics);
    let status = 200;
    const probe = () => Response.json({ status: 'not ready', checks: { database: 'no answer' } }, { status });
    const admin = await startAdminServer({ port: 0, host: '127.0.0.1' }, { metrics, probe });
    const url = `http://127.0.0.1:${admin.port}`;
    expect(shown(await metricsFindings({ port: admin.port, host: '127.0.0.1' }))).toEqual([
      `ok answered at ${url}, and the process is ready`,
    ]);
    expect(shown(await metricsFindings({ port: admin.port, host: '0.0.0.0' }))[1]).toContain('warning METRICS_HOST');
    expect(shown(await backendFindings(`${url}/`))).toEqual(['ok ready']);
    status = 503;
    const notReady = expect.stringMatching(/^failed .*not ready.*no answer/);
    expect(shown(await metricsFindings({ port: admin.port, host: '127.0.0.1' }))[1]).toEqual(notReady);
    expect(shown(await backendFindings(url))).toEqual([notReady]);
    await admin.close();
    expect(shown(await metricsFindings({ port: admin.port, host: '127.0.0.1' }))[0]).toContain(
      'warning nothing answers',
    );
    expect((await backendFindings(url))[0]?.level).toBe('failed');
  });

  it('reports a port without metrics, or of another program', async () => {
    expect((await metricsFindings({ port: undefined, host: '127.0.0.1' }))[0]?.level).toBe('warning');
    const other = createServer((_, answer) => answer.end('hello'));
    const port = await listening(other);
    expect(shown(await metricsFindings({ port, host: '127.0.0.1' }))).toEqual([
      `failed http://127.0.0.1:${port} is answered by something else`,
    ]);
    other.close();
  });
});

describe('a check', () => {
  it('that throws or times out has failed, and the others go on', async () => {
    const rows = await runChecks([
      { name: 'one', run: () => Promise.reject(new Error('broken')) },
      { name: 'two', run: () => new Promise(() => {}), limit: 20 },
      { name: 'three', run: () => [ok('good'), failed('bad', 'mend it')] },
    ]);
    expect(rows.map(({ check, level, found }) => [check, level, found])).toEqual([
      ['one', 'failed', 'could not be looked at: broken'],
      ['two', 'failed', 'could not be looked at: no answer within 0.02 s'],
      ['three', 'ok', 'good'],
      ['three', 'failed', 'bad'],
    ]);
  });
});
