import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Asked, Reader } from './requests';

/** A moment on a connection: a request that is not passed on, or one that was answered and whose answer is not. */
export interface Moment {
  when: 'asked' | 'answered';
  request: RegExp;
  /** Only in a transaction in which this was asked before. */
  after?: RegExp;
  /** Only a request that has this word: what it is about. */
  about?: string;
}

const isMeant = ({ request, after, about = '' }: Moment, { text, transaction }: Asked) =>
  request.test(text) && text.includes(about) && (!after || transaction.some((earlier) => after.test(earlier)));

/**
 * Passes connections on to a port of this machine, and can hold one at a named moment: whoever asks and whoever answers
 * are real, and know nothing of it. What a held connection carries is never passed on: it ends with either of its ends,
 * as that one's machine would end it.
 */
export async function openRelay(readerOf: () => Reader) {
  let to = 0;
  let waiting: { moment: Moment; reached: () => void } | undefined;
  const open = new Set<Socket>();

  /** Holds the moment that is waited for, once. */
  function isReached(): boolean {
    waiting?.reached();
    waiting = undefined;
    return true;
  }

  function pass(client: Socket): void {
    const server = connect(to, '127.0.0.1');
    const asks = readerOf();
    let isHeld = false;
    let holdsAnswer = false;
    client.on('data', (part) => {
      const meant = asks(part).some((asked) => waiting && isMeant(waiting.moment, asked));
      if (meant && waiting?.moment.when === 'asked') isHeld = isReached();
      holdsAnswer ||= meant && !isHeld;
      if (!isHeld) server.write(part);
    });
    server.on('data', (part) => {
      if (holdsAnswer && !isHeld) isHeld = isReached();
      if (!isHeld) client.write(part);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }

  const listener = createServer(pass).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    /** Says to which port connections are passed on from now on. */
    leadTo(port: number) {
      to = port;
    },
    /** Resolves once a connection is held at this moment. */
    hold: (moment: Moment) =>
      new Promise<void>((reached) => {
        waiting = { moment, reached };
      }),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  };
}
