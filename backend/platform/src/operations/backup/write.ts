import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '@marquee/database/database';
import { type Content, contentOf, quoted, sequencesOf, type Table, tablesOf } from './tables';

/** The first line of a backup: its origin, and the checksums that a restore verifies. */
export interface Header {
  format: 'marquee backup';
  version: 1;
  made_at: string;
  migrations: { name: string; hash: string }[];
  tables: (Table & Content)[];
  sequences: { name: string; value: number }[];
}

/** The last line; without it, the backup was cut off. */
export const endLine = { end: true } as const;

/** Rows per line. */
const batch = 500;

async function headerOf(snapshot: Database): Promise<Header> {
  const tables = [];
  for (const table of await tablesOf(snapshot)) tables.push({ ...table, ...(await contentOf(snapshot, table)) });
  return {
    format: 'marquee backup',
    version: 1,
    made_at: new Date().toISOString(),
    migrations: await snapshot.query('select name, hash from migrations order by name'),
    tables,
    sequences: await sequencesOf(snapshot),
  };
}

/**
 * The header, then for each table a line with its name and lines of rows: lists of lists of texts, as the database
 * prints them.
 */
async function* linesOf(snapshot: Database, header: Header): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const { name, columns, rows } of header.tables) {
    if (rows === 0) continue;
    yield `${JSON.stringify({ table: name })}\n`;
    const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    await snapshot.query(`declare backup_rows no scroll cursor for select array[${texts}] as row from ${quoted(name)}`);
    for (;;) {
      const found = await snapshot.query<{ row: (string | null)[] }>(`fetch ${batch} from backup_rows`);
      if (found.length > 0) yield `${JSON.stringify(found.map(({ row }) => row))}\n`;
      if (found.length < batch) break;
    }
    await snapshot.query('close backup_rows');
  }
  yield `${JSON.stringify(endLine)}\n`;
}

/**
 * Writes a consistent backup into a file, from one read-only snapshot. A backend on a Postgres server keeps working
 * meanwhile; the embedded database waits. The file gets its name when it is complete. It holds personal data, so only
 * its owner can read it.
 */
export async function writeBackup(database: Database, file: string): Promise<Header> {
  const partial = `${file}.${process.pid}.part`;
  try {
    const header = await database.transaction(async (snapshot) => {
      await snapshot.query('set transaction isolation level repeatable read, read only');
      const made = await headerOf(snapshot);
      const target = createWriteStream(partial, { mode: 0o600, flush: true });
      await pipeline(Readable.from(linesOf(snapshot, made)), createGzip({ level: 6 }), target);
      return made;
    });
    await rename(partial, file);
    return header;
  } finally {
    await rm(partial, { force: true });
  }
}
