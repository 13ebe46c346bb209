import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { openPglite } from '@marquee/database/pglite';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { Finding } from '../../src/doctor/check';
import { accessDatabase, type DatabaseAccess } from '../../src/doctor/databaseAccess';
import { databaseFindings } from '../../src/doctor/databaseCheck';
import { catalogueFindings } from '../../src/doctor/gamesCheck';
import { ledgerFindings } from '../../src/doctor/ledgerCheck';
import { isNew, migrationFindings } from '../../src/doctor/migrationsCheck';
import { allMigrations } from '../../src/migrations';
import { testBackend } from '../../src/testing/testBackend';

const folder = mkdtempSync(join(tmpdir(), 'marquee-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shown = (findings: readonly Finding[]) => findings.map(({ level, found }) => `${level} ${found}`);
const opened = (database: Database): DatabaseAccess => ({ kind: 'open', database, isEmbedded: false });

describe('the doctor, of an embedded database', () => {
  it('that does not exist is not created', async () => {
    const dataDir = join(folder, 'none');
    const access = await accessDatabase({ dataDir, databaseUrl: undefined });
    expect(shown(await databaseFindings(access))).toEqual(['ok embedded, not there yet: the first start makes it']);
    expect(shown(await ledgerFindings(access))).toEqual(['ok there is no database yet']);
    expect(await isNew(access)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is in use names the process, and how to look at it anyway', async () => {
    const dataDir = join(folder, 'used');
    const database = join(dataDir, 'database');
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, 'PG_VERSION'), '17');
    writeFileSync(`${database}.lock`, `${process.ppid}`);
    const access = await accessDatabase({ dataDir, databaseUrl: undefined });
    expect(shown(await databaseFindings(access))).toEqual([
      `ok embedded, in use by process ${process.ppid}, which alone can read it`,
    ]);
    const expectedLines = [`warning not looked at: the embedded database is in use by process ${process.ppid}`];
    expect(shown(await migrationFindings(access, []))).toEqual(expectedLines);
    expect(await isNew(access)).toBe(false);
    const [ledger] = await ledgerFindings(access);
    expect(shown(ledger ? [ledger] : [])).toEqual(expectedLines);
    expect(ledger?.todo).toContain('npm run restore');
  });

  it('that is not in use is opened, and closed again', async () => {
    const dataDir = join(folder, 'left');
    await (await openPglite({ folder: dataDir })).close();
    const access = await accessDatabase({ dataDir, databaseUrl: undefined });
    expect(shown(await databaseFindings(access))).toEqual([
      'ok embedded, not in use',
      expect.stringMatching(/^ok Postgres \d+\.\d+, \d+ MiB$/),
      'ok its clock agrees',
    ]);
    expect(shown(await migrationFindings(access, allMigrations()))).toEqual([
      'ok none yet: the first start applies them',
    ]);
    expect(shown(await ledgerFindings(access))).toEqual(['ok there is no ledger yet']);
    expect(await isNew(access)).toBe(true);
    if (access.kind === 'open') await access.database.close();
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('of another user is not touched', async () => {
    const dataDir = join(folder, 'foreign');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
    const own = process.getuid;
    process.getuid = () => 12_345;
    const access = await accessDatabase({ dataDir, databaseUrl: undefined });
    if (own) process.getuid = own;
    expect(access.kind).toBe('foreign');
    expect(shown(await databaseFindings(access))[0]).toContain('warning embedded, and belongs to the user');
    expect(readdirSync(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
  });
});

describe('the doctor, of a server', () => {
  it('that refuses or does not answer fails, and no password is printed', async () => {
    const refusing = { dataDir: folder, databaseUrl: 'postgres://me:hunter22@127.0.0.1:1/x' };
    const [refused] = await databaseFindings(await accessDatabase(refusing));
    expect(refused).toMatchObject({ level: 'failed', found: 'does not answer: connect ECONNREFUSED 127.0.0.1:1' });
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const access = await accessDatabase({
      ...refusing,
      databaseUrl: `postgres://me:hunter22@127.0.0.1:${port}/x`,
      limit: 200,
    });
    expect(shown(await databaseFindings(access))).toEqual(['failed does not answer: no answer within 0.2 s']);
    expect(shown(await migrationFindings(access, []))).toEqual(['warning not looked at: see database']);
    silent.close();
  });
});

describe('the doctor, of what is in a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    await database.script(
      'create table migrations (name text primary key, hash text not null, applied_at bigint not null)',
    );
    for (const name of ['1.sql', '2.sql']) await database.query('insert into migrations values ($1, $1, 0)', [name]);
  });
  afterAll(() => database.close());

  const migration = (name: string, hash = name) => ({ name, sql: '', hash });

  it('sees migrations that are missing, unknown, or were changed', async () => {
    const of = async (...migrations: ReturnType<typeof migration>[]) =>
      shown(await migrationFindings(opened(database), migrations));
    expect(await of(migration('1.sql'), migration('2.sql'))).toEqual(['ok 2 applied, none missing']);
    expect(await isNew(opened(database))).toBe(false);
    expect(await of(migration('1.sql'), migration('2.sql'), migration('3.sql'), migration('4.sql'))).toEqual([
      'warning missing: 3.sql, 4.sql',
    ]);
    expect(await of(migration('1.sql'))).toEqual(['failed this version does not know 2.sql']);
    expect(await of(migration('1.sql'), migration('2.sql', 'other'))).toEqual([
      'failed applied otherwise than they are here: 2.sql',
    ]);
  });

  it('fails if a site’s policy forbids the pictures of games, or if it has no games', async () => {
    const sites = join(folder, 'sites');
    mkdirSync(sites);
    cpSync(join(sandboxSites, 'common'), join(sites, 'common'), { recursive: true });
    const site = JSON.parse(readFileSync(join(sandboxSites, 'slot2.localhost.json'), 'utf8'));
    const of = (provider_code: string, ...categories: string[]) => ({ provider_code, provider_name: 'P', categories });
    let providers = [of('JILI', 'bingo', 'fishing'), of('PGSOFT', 'slot_game'), of('BETS', 'sportsbook')];
    const write = (games_origins: string[]) =>
      writeFileSync(join(sites, 'slot2.localhost.json'), JSON.stringify({ ...site, providers, games_origins }));
    write([]);
    const found = async () => shown(await catalogueFindings(opened(database), sites));
    expect(await found()).toEqual(['ok no games yet: the backend asks the game server for them']);
    await database.script(
      "create table games (image text not null default '', provider_code text not null, category text not null)",
    );
    await database.script(
      "insert into games values ('', 'JILI', 'bingo'), ('/own/1.svg', 'PGSOFT', 'slot_game'), ('https://games.example/art/1.svg', 'JILI', 'fishing')",
    );
    expect(await found()).toEqual([
      'failed pictures of games are at https://games.example, and the pages of slot2.localhost may not show them',
    ]);
    write(['https://games.example']);
    expect(await found()).toEqual(['ok 3 games']);
    providers = [of('JILI', 'bingo'), of('GONE', 'slot_game')];
    write(['https://games.example']);
    expect(await found()).toEqual([
      'warning no site shows the games of JILI in fishing',
      'warning no site shows the games of PGSOFT in slot_game',
      'warning slot2.localhost shows no games of GONE',
    ]);
    providers = [of('GONE', 'slot_game'), of('BETS', 'sportsbook')];
    write(['https://games.example']);
    expect(await found()).toEqual([
      'warning no site shows the games of JILI in bingo, fishing',
      'warning no site shows the games of PGSOFT in slot_game',
      'failed slot2.localhost shows no game: there is none of GONE',
    ]);
  });

  it.each([
    [-10, /^ok its clock is (\d+) s behind$/],
    [45, /^warning its clock is (\d+) s ahead$/],
    [-300, /^failed its clock is (\d+) s behind$/],
  ])('compares its clock with that of this machine, here %i s away', async (seconds, expected) => {
    const begun = Date.now();
    const [, said = ''] = shown(await databaseFindings(opened(database), () => Date.now() - seconds * 1000));
    const away = Number(expected.exec(said)?.[1]);
    // The measurement may be wrong by the time it takes.
    const spent = Math.ceil((Date.now() - begun) / 1000);
    expect(Math.abs(away - Math.abs(seconds))).toBeLessThanOrEqual(spent);
  });
});

describe('the doctor, of a ledger', () => {
  it('verifies it, and fails if a balance was changed by hand', async () => {
    const backend = await testBackend();
    const { database } = backend.services;
    try {
      await backend.player({ cash: 5000 });
      expect(shown(await ledgerFindings(opened(database)))[0]).toMatch(/^ok \d+ transactions of \d+ players: clean$/);
      await database.query('update ledger_players set cash = cash + 1 where cash = 5000');
      const [finding] = await ledgerFindings(opened(database));
      expect(finding?.level).toBe('failed');
      expect(finding?.found).toMatch(/: 1 flaws$/);
    } finally {
      await backend.close();
    }
  });
});
