import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Asked, Reader } from './requests';

/** A moment on a connection: a request before it is forwarded, or an answer before it is returned. */
export interface Moment {
  when: 'asked' | 'answered';
  request: RegExp;
  /** Only in a transaction that contained this before. */
  after?: RegExp;
  /** Only a request that contains this. */
  about?: string;
}

const isMeant = ({ request, after, about = '' }: Moment, { text, transaction }: Asked) =>
  request.test(text) && text.includes(about) && (!after || transaction.some((earlier) => after.test(earlier)));

/**
 * Forwards connections to a local port, and can hold one at a given moment, while both ends are real and unaware. A
 * held connection never continues: it closes with either end.
 */
export async function openRelay(readerOf: () => Reader) {
  let to = 0;
  let waiting: { moment: Moment; reached: () => void } | undefined;
  const open = new Set<Socket>();

  /** Holds the awaited moment, once. */
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
    /** Changes the target port for new connections. */
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
