import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { lockOwner } from '@marquee/database/lockFolder';
import { openDatabase } from '@marquee/database/open';
import { reasonOf } from './check';

/** How this command can access the database. */
export type DatabaseAccess =
  | { kind: 'open'; database: Database; isEmbedded: boolean }
  /** Embedded, and not created yet: the first start does that. */
  | { kind: 'none' }
  /** Embedded, and locked by a running process. */
  | { kind: 'inUse'; by: number }
  /** Embedded, and owned by another user, who could not read files written by this one. */
  | { kind: 'foreign'; owner: number }
  | { kind: 'silent'; reason: string };

/** Where the database is, and its timeout, ms. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  limit?: number;
}

/** Opens the database for reading, without creating anything or disturbing a running backend. */
export async function accessDatabase({ dataDir, databaseUrl, limit = 10_000 }: DatabasePlace): Promise<DatabaseAccess> {
  if (!databaseUrl) {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) return { kind: 'none' };
    const by = lockOwner(folder);
    if (by !== undefined) return { kind: 'inUse', by };
    const { uid } = statSync(folder);
    if (process.getuid && process.getuid() !== uid) return { kind: 'foreign', owner: uid };
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${limit / 1000} s`)), limit);
  });
  try {
    const database = await Promise.race([openDatabase({ dataDir, databaseUrl }), late]);
    await Promise.race([database.query('select 1'), late]);
    return { kind: 'open', database, isEmbedded: !databaseUrl };
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
