import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database';
import { openPglite } from '../database/pglite';

/** Another version of the engine may not read the folders of this one. */
const { version: engine } = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
) as { version: string };

/** Keeps what the database holds now as the start of the tests to come. Others may do the same at this moment: one of them wins. */
async function keep(database: Database, folder: string, start: string): Promise<void> {
  await database.script('checkpoint');
  const partial = `${start}.${process.pid}`;
  cpSync(join(folder, 'database'), join(partial, 'database'), { recursive: true });
  try {
    renameSync(partial, start);
  } catch {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Where the start of a name is kept. */
const startOf = (name: string) => join(tmpdir(), `marquee-test-start-${engine}-${name}`);

/** The name of what every start begins as: nothing is in it. Making that takes seconds. */
export const bare = 'bare';

/**
 * An embedded database in a folder of its own, which goes when it is closed. It begins as the first one of the same `name` was when
 * `keepStart` was called, `isFresh` without: a copied folder opens in a third of the time that filling one in memory takes.
 */
export async function folderDatabase(name: string) {
  const start = startOf(name);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-database-'));
  const isFresh = !existsSync(start);
  const copied = isFresh ? startOf(bare) : start;
  if (existsSync(copied)) cpSync(copied, folder, { recursive: true });
  const database = await openPglite({ folder });
  if (!existsSync(copied)) await keep(database, folder, startOf(bare));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  return {
    isFresh,
    keepStart: async () => {
      if (isFresh) await keep(database, folder, start);
    },
    database: {
      ...database,
      async close() {
        await database.close();
        process.off('exit', remove);
        remove();
      },
    },
  };
}
