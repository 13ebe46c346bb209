import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrate } from '@marquee/database/migrate';
import { countFigures } from '@marquee/platform/figures/countFigures';
import { verifyFigures } from '@marquee/platform/figures/verifyFigures';
import { restoreBackup } from '@marquee/platform/operations/backup/restore';
import { type Header, writeBackup } from '@marquee/platform/operations/backup/write';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';
import { liveMigrations } from '../../src/modes/live';
import { backupBench, onEmpty, rowsOf } from '../../src/testing/backupBench';

let bench: Awaited<ReturnType<typeof backupBench>>;
beforeAll(async () => {
  bench = await backupBench();
});
afterAll(() => bench.close());

describe('a restore', () => {
  /** The backup with its lines changed. */
  const changed = (name: string, change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(bench.file)).toString().split('\n').filter(Boolean);
    const path = join(bench.folder, name);
    writeFileSync(path, gzipSync(`${change(lines).join('\n')}\n`));
    return path;
  };
  const withHeader = (name: string, change: (header: Header) => object) =>
    changed(name, ([first = '{}', ...rest]) => [
      JSON.stringify({ ...JSON.parse(first), ...change(JSON.parse(first) as Header) }),
      ...rest,
    ]);
  const bad: [string, () => string, string][] = [
    ['a file that is none', () => changed('none', () => ['{}']), 'is no backup'],
    ['a file that is not packed', () => writeText('plain', 'hello'), 'cannot be read as a backup'],
    ['a file that is not there', () => join(bench.folder, 'missing'), 'cannot be read as a backup'],
    ['a file that was cut off', () => writeText('cut', readFileSync(bench.file).subarray(0, 3000)), 'cannot be read'],
    ['a file without its end', () => changed('endless', (lines) => lines.slice(0, -1)), 'its end is missing'],
    ['a newer format', () => withHeader('newer', () => ({ version: 2 })), 'a newer version'],
    [
      'a migration that this version does not know',
      () =>
        withHeader('future', ({ migrations }) => ({ migrations: [...migrations, { name: '9999.sql', hash: 'x' }] })),
      'does not know',
    ],
    [
      'a migration that was changed',
      () => withHeader('other', ({ migrations }) => ({ migrations: migrations.map((one) => ({ ...one, hash: 'x' })) })),
      'is another one',
    ],
    [
      'a changed amount',
      () => changed('forged', (lines) => lines.map((line) => line.replace('900000', '900001'))),
      'violates',
    ],
    ['a changed name', () => changed('renamed', (lines) => lines.map((line) => line.replace('龍', '竜'))), 'came out'],
  ];
  function writeText(name: string, text: string | Uint8Array): string {
    writeFileSync(join(bench.folder, name), text);
    return join(bench.folder, name);
  }

  it('refuses an incomplete backup, and then changes nothing', () =>
    onEmpty(async (database) => {
      await database.script('create table precious (x int); insert into precious values (7)');
      for (const [what, make, reason] of bad) {
        await expect(restoreBackup(database, make(), [allMigrations()], { force: true }), what).rejects.toThrow(reason);
        expect(await database.query('select x from precious'), what).toEqual([{ x: 7 }]);
      }
    }));

  it('needs an empty database; with --force it replaces everything', () =>
    onEmpty(async (database) => {
      await migrate(database, allMigrations());
      await database.script(
        "insert into contact_messages values ('t', 's', 'n', 'e', 'm', 1); create table left_over (x int)",
      );
      await expect(restoreBackup(database, bench.file, [allMigrations()], { force: false })).rejects.toThrow(
        '--force replaces',
      );
      expect(await database.query('select ticket from contact_messages')).toEqual([{ ticket: 't' }]);
      await restoreBackup(database, bench.file, [allMigrations()], { force: true });
      expect(await rowsOf(database)).toEqual(bench.saved);
      expect(await verifyFigures(database)).toMatchObject({ up_to: null });
      await countFigures({ database, sites: bench.backend.sites.all(), now: 1 });
      const { compared, differing } = await verifyFigures(database);
      expect([compared > 0, differing]).toEqual([true, 0]);
    }));

  it('of an older version is migrated to this one', () =>
    onEmpty(async (database) => {
      const all = allMigrations();
      const old = join(bench.folder, 'old.backup');
      await migrate(database, all.slice(0, 3));
      await database.script("insert into contact_messages values ('t', 's', 'n', 'e', 'm', 1)");
      await writeBackup(database, old);
      await restoreBackup(database, old, [allMigrations()], { force: true });
      expect(await migrate(database, allMigrations())).toEqual([]);
      expect(await database.query('select ticket from contact_messages')).toEqual([{ ticket: 't' }]);
    }));

  it.each([
    ['live', liveMigrations()],
    ['sandbox', allMigrations()],
  ] as const)('of a %s database is one again', (kind, own) =>
    onEmpty(async (database) => {
      const file = join(bench.folder, `${kind}.backup`);
      await migrate(database, own);
      await writeBackup(database, file);
      await restoreBackup(database, file, [liveMigrations(), allMigrations()], { force: true });
      expect(await migrate(database, own)).toEqual([]);
    }),
  );
});
