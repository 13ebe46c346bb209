import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
} from 'node:fs';
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

/** A database template. */
export interface Start {
  name: string;
  /** Changes with whatever the content depends on. */
  version: string;
  /** Fills an empty database with the content. */
  fill(database: Database): Promise<void>;
}

/** The size of a file of the write-ahead log. */
const logSize = 16 * 1024 ** 2;

/** The files of the write-ahead log. */
function logsIn(folder: string): string[] {
  const logs = join(folder, 'database/pg_wal');
  const isLog = (name: string) => /^[0-9A-F]{24}$/.test(name);
  return readdirSync(logs)
    .filter(isLog)
    .map((name) => join(logs, name));
}

/** Copies a template into an empty folder. False if there is none, or if it was removed meanwhile. */
function copied(start: string, folder: string): boolean {
  try {
    cpSync(start, folder, { recursive: true });
    // As long as the engine wants it, but without content, which takes no memory.
    for (const log of logsIn(folder)) truncateSync(log, logSize);
    if (existsSync(start)) return true;
  } catch {
    // The copy failed or is incomplete.
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return false;
}

/** Databases that new ones are copied from: a quarter of the files, and no test makes another database. */
const models = ['base/1', 'base/4'];

/**
 * Stores the database's content as a template for later tests, with nothing that they do not read, since copying and
 * removing it costs each file of tests. Concurrent tests may do the same: one wins.
 */
async function keep(database: Database, folder: string, start: string): Promise<void> {
  await database.script('checkpoint');
  const [log] = await database.query<{ name: string; end: number }>(
    'select file_name as name, file_offset as end from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
  );
  const partial = `${start}.${process.pid}`;
  const whole = join(folder, 'database');
  const unread = new Set(models.map((name) => join(whole, name)));
  for (const file of logsIn(folder)) if (basename(file) !== log?.name) unread.add(file);
  cpSync(whole, join(partial, 'database'), { recursive: true, filter: (path) => !unread.has(path) });
  for (const file of logsIn(partial)) truncateSync(file, log?.end ?? logSize);
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
 * An embedded database in a temporary folder, removed on close: empty, or a copy of the template, which the first test
 * makes. Opening a copy takes a third of the time of filling one in memory.
 */
export async function folderDatabase(wanted?: Start): Promise<Database> {
  const beginning = wanted && kept(`${copyOfCode}-${wanted.name}-`);
  const start = wanted && `${beginning}${wanted.version}`;
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-database-'));
  const isFresh = !start || !copied(start, folder);
  const isFirst = isFresh && !copied(bareStart, folder);
  const database = await openPglite({ folder });
  if (isFirst) await keep(database, folder, bareStart);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  if (isFresh && start && beginning) {
    await wanted.fill(database);
    await keep(database, folder, start);
    removeOthers(start, beginning);
  }
  return {
    ...database,
    async close() {
      await database.close();
      process.off('exit', remove);
      remove();
    },
  };
}
