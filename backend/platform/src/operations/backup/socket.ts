import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@marquee/database/database';
import { faultFields, type Log } from '@marquee/kernel/log';
import { connectPrivately, listenPrivately } from '@marquee/kernel/process/privateSocket';
import { writeBackup } from './write';

/** The socket by which a running backend with an embedded database hands out backups; only its own user can connect. */
const socketOf = (dataDir: string) => join(resolve(dataDir), 'backup.sock');

/**
 * Serves backups while this process holds the embedded database, which no other process can open. Each connection
 * receives one line, the size in bytes or the word `failed`, then the backup. Returns a function that stops it.
 */
export async function offerBackups(database: Database, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const answer = async (socket: Socket) => {
    const spool = join(resolve(dataDir), `backup-${process.pid}-${Date.now()}.gz`);
    try {
      // Written to a file first, so that the database never waits for a slow reader.
      await writeBackup(database, spool);
      const { size } = await stat(spool);
      socket.write(`${size}\n`);
      await pipeline(createReadStream(spool), socket);
    } catch (error) {
      log('error', 'backup failed', faultFields(error));
      socket.end('failed\n');
    } finally {
      await rm(spool, { force: true });
    }
  };
  const stop = await listenPrivately(socketOf(dataDir), (socket) => void answer(socket));
  if (!stop) log('warn', 'no backups while running', { reason: 'the path of DATA_DIR is too long for a socket' });
  return stop ?? (async () => {});
}

/** Asks the backend that has this folder open for a backup; undefined if none does. Returns the size in bytes. */
export async function askForBackup(dataDir: string, file: string): Promise<number | undefined> {
  const socket = await connectPrivately(socketOf(dataDir));
  if (!socket) return undefined;
  const partial = `${file}.${process.pid}.part`;
  let line = '';
  try {
    await pipeline(
      socket,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          if (line.endsWith('\n')) yield chunk;
          else {
            const end = chunk.indexOf(10);
            line += chunk.subarray(0, end < 0 ? chunk.length : end + 1).toString();
            if (end >= 0 && end + 1 < chunk.length) yield chunk.subarray(end + 1);
          }
        }
      },
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    const size = Number(line);
    if (!(size > 0) || (await stat(partial)).size !== size) throw new Error('The running backend could not make one.');
    await rename(partial, file);
    return size;
  } finally {
    await rm(partial, { force: true });
  }
}
