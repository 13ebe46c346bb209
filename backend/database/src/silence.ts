import { Socket } from 'node:net';

/** How often a server is asked for a sign of life, and how long that may take, ms. */
export interface SilenceTimes {
  every: number;
  longest: number;
}

const steps = 5;

/**
 * Ends the connections of a server that is silent: a machine that has vanished from the network, or hangs, refuses
 * nothing, and whoever waits for it would wait for ever. How long a query takes does not matter, as long as the server
 * answers another one meanwhile.
 */
export class SilenceWatch {
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #isAsking = false;

  /** @param ask gives a sign of life; that it fails is one, too */
  constructor(
    readonly ask: () => Promise<unknown>,
    readonly times: SilenceTimes,
  ) {
    this.#timer = setInterval(() => void this.#look(), times.every).unref();
  }

  /** The socket of a new connection. */
  readonly socket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  };

  /** Asks no more, and ends what is still open. */
  stop(): void {
    clearInterval(this.#timer);
    this.#end();
  }

  #end(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #look(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    // In steps: while this process itself stood still, answers may lie there unread, and several steps are one.
    let left = steps;
    const waiting = setInterval(() => --left === 0 && this.#end(), this.times.longest / steps);
    await this.ask().catch(() => {});
    clearInterval(waiting);
    this.#isAsking = false;
  }
}
