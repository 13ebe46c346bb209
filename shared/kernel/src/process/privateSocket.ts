import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';

/** Longest socket path that every system supports, bytes. */
const longestPath = 100;

/**
 * Listens on a Unix socket that only this process's user can connect to; a socket that was left is replaced. Returns a
 * function that stops it; undefined where the path is too long, or the system has no such sockets.
 */
export async function listenPrivately(
  path: string,
  answer: (socket: Socket) => void,
): Promise<(() => Promise<void>) | undefined> {
  if (Buffer.byteLength(path) > longestPath || process.platform === 'win32') return undefined;
  rmSync(path, { force: true });
  // Whoever asks may end their half of the connection before the answer.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket);
  });
  const mask = process.umask(0o177);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  }).finally(() => process.umask(mask));
  server.unref();
  return async () => {
    await new Promise((done) => server.close(done));
  };
}

/** Connects to such a socket; undefined if nobody listens. */
export async function connectPrivately(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  const isThere = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  return isThere ? socket : undefined;
}
