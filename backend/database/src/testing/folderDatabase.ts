import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '@marquee/settings/root';
import type { Database } from '../database';
import { openPglite } from '../pglite';

/** Another version of the engine may not read the folders of this one. */
const { version: engine } = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
) as { version: string };

/** Another copy of the repository has starts of its own: each removes what it no longer needs. */
const copyOfCode = createHash('sha256').update(root).digest('hex').slice(0, 8);

const kept = (name: string) => join(tmpdir(), `marquee-test-start-${engine}-${name}`);

/** What every start begins as: nothing is in it. Making that takes seconds. */
const bareStart = kept('bare');

/** A start: whose it is, and a version that changes with whatever decides what is in it. */
export interface Start {
  name: string;
  version: string;
}

/** Copies a start into an empty folder. False where there is none, or where somebody has just removed it. */
function copied(start: string, folder: string): boolean {
  try {
    cpSync(start, folder, { recursive: true });
    if (existsSync(start)) return true;
  } catch {
    // The copy has nothing, or not all of it.
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return false;
}

/**
 * Keeps what the database holds now as the start of the tests to come. Others may do the same at this moment: one of
 * them wins.
 */
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

/**
 * Removes other versions of a start. They are moved away first: whoever is copying one at this moment notices by that.
 */
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
 * An embedded database in a folder of its own, which goes when it is closed. It begins as the first one of the same
 * start was when `keepStart` was called, `isFresh` without, or without a start: a copied folder opens in a third of the
 * time that filling one in memory takes.
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
