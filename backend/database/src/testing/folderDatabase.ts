import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '@marquee/settings/root';
import type { Database } from '../database';
import { openPglite } from '../pglite';

/** Folders are specific to the engine's version. */
const { version: engine } = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
) as { version: string };

/** Each checkout has its own templates, because it removes outdated ones. */
const copyOfCode = createHash('sha256').update(root).digest('hex').slice(0, 8);

const kept = (name: string) => join(tmpdir(), `marquee-test-start-${engine}-${name}`);

/** The empty database that every template starts from; making one takes seconds. */
const bareStart = kept('bare');

/** A database template, with a version that changes with whatever its content depends on. */
export interface Start {
  name: string;
  version: string;
}

/** Copies a template into an empty folder. False if there is none, or if it was removed meanwhile. */
function copied(start: string, folder: string): boolean {
  try {
    cpSync(start, folder, { recursive: true });
    if (existsSync(start)) return true;
  } catch {
    // The copy failed or is incomplete.
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return false;
}

/** Stores the database's content as a template for later tests. Concurrent tests may do the same: one wins. */
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

/** Removes other versions of a template. They are renamed first, so that a process that is copying one notices. */
function removeOthers(start: string, beginning: string): void {
  for (const name of readdirSync(tmpdir())) {
    const other = join(tmpdir(), name);
    const isWhole = other.startsWith(beginning) && !other.slice(beginning.length).includes('.');
    if (!isWhole || name === basename(start)) continue;
    const gone = `${other}.${process.pid}.gone`;
    try {
      renameSync(other, gone);
    } catch {
      continue;
    }
    rmSync(gone, { recursive: true, force: true });
  }
}

/**
 * An embedded database in a temporary folder, removed on close. It starts as a copy of the template (stored by
 * `keepStart`); `isFresh` if there is none yet, or none was requested. Opening a copy takes a third of the time of
 * filling one in memory.
 */
export async function folderDatabase(wanted?: Start) {
  const beginning = wanted && kept(`${copyOfCode}-${wanted.name}-`);
  const start = wanted && `${beginning}${wanted.version}`;
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-database-'));
  const isFresh = !start || !copied(start, folder);
  const isFirst = isFresh && !copied(bareStart, folder);
  const database = await openPglite({ folder });
  if (isFirst) await keep(database, folder, bareStart);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  return {
    isFresh,
    keepStart: async () => {
      if (!isFresh || !start || !beginning) return;
      await keep(database, folder, start);
      removeOthers(start, beginning);
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
