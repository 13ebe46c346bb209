import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { StaffEnvelope } from '@marquee/contract/staff/client';
import { connectPrivately, listenPrivately } from '@marquee/kernel/process/privateSocket';

/** What somebody at the console asks a running backend with an embedded database. */
export interface ConsoleRequest {
  /** The user's name, for the audit. */
  user: string;
  /** The name of a staff call; `owner` makes an owner. */
  call: string;
  body: Record<string, unknown>;
}

const socketOf = (dataDir: string) => join(resolve(dataDir), 'console.sock');

/**
 * Answers the console while this process holds the embedded database, which no other process can open. Whoever can
 * connect could read the database's files. Returns a function that stops it.
 */
export async function offerConsole(
  dataDir: string,
  answer: (request: ConsoleRequest) => Promise<StaffEnvelope>,
): Promise<() => Promise<void>> {
  const reply = async (socket: Socket) => {
    // Reading it as an iterator would also end the half that the answer needs.
    let line = '';
    socket.setEncoding('utf8').on('data', (part) => {
      line += part;
    });
    await once(socket, 'end');
    const request = JSON.parse(line) as ConsoleRequest;
    socket.end(JSON.stringify(await answer(request)));
  };
  const stop = await listenPrivately(socketOf(dataDir), (socket) => {
    reply(socket).catch(() => socket.destroy());
  });
  return stop ?? (async () => {});
}

/** Asks the backend that has this folder open; undefined if none does. */
export async function askConsole(dataDir: string, request: ConsoleRequest): Promise<StaffEnvelope | undefined> {
  const socket = await connectPrivately(socketOf(dataDir));
  if (!socket) return undefined;
  socket.end(JSON.stringify(request));
  const answer = await text(socket);
  if (!answer) throw new Error('The running backend could not answer.');
  return JSON.parse(answer) as StaffEnvelope;
}
