import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens the server of `databaseUrl`, or else the embedded database in `dataDir`. */
export async function openDatabase(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openPglite({ folder: where.dataDir });
}
