import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { tablesOf } from '@marquee/platform/operations/backup/tables';
import { writeBackup } from '@marquee/platform/operations/backup/write';
import { testBackend } from './testBackend';

/** Every row of every table that is backed up, as text. */
export async function rowsOf(database: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, columns } of await tablesOf(database)) {
    const values = columns.map((column) => `"${column.name}"`).join();
    const rows = await database.query<{ row: string }>(`select row(${values})::text as row from "${name}" order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** A text with everything that might break a format. */
export const specialCharacters = 'Ñandú 龍 "8" \\ {a,b} NULL \' \u2028 \t 🎰'.replace('\t', ' ');

/** Runs `work` on an empty database. */
export async function onEmpty<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await emptyDatabase();
  return work(database).finally(() => database.close());
}

/** A backend in which a player did something of every kind, its backup as `file` in `folder`, and all its rows. */
export async function backupBench() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  const file = join(folder, 'all.backup');
  const backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  // Shortens the longest tables to two batches or one: they are written and read a dozen times.
  await backend.database.script(`
    delete from game_launches where ctid not in (select ctid from game_launches limit 1100);
    delete from games where ctid not in (select ctid from games limit 600)`);
  const player = await backend.player({ cash: 900_000 });
  await backend.call(
    'settings/profile_update',
    { full_name: specialCharacters, contact_email: 'a@example.test' },
    { player },
  );
  await backend.call('content/contact', {
    full_name: 'NULL',
    contact_email: 'b@example.test',
    message: `${specialCharacters}\nand a second line`,
  });
  const request_id = '2b1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11';
  const [method] = (await backend.call('wallet/deposit_methods', {}, { player })).value ?? [];
  await backend.call('wallet/deposit', { request_id, method: method?.method ?? '', amount: 10_000 }, { player });
  await backend.call('protection/set_limit', { kind: 'stake', period: 'day', amount: null }, { player });
  await backend.call('minigame/spin', { request_id }, { player });
  await backend.call('settings/get_inbox', {}, { player });
  const saved = await rowsOf(backend.database);
  const header = await writeBackup(backend.database, file);
  return {
    ...{ backend, folder, file, saved, header },
    async close() {
      await backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}
