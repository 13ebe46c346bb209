import { Socket } from 'node:net';

/** Interval of heartbeats, and how long one may take, ms. */
export interface HeartbeatTimes {
  every: number;
  longest: number;
}

const steps = 5;

/**
 * Ends the connections to a silent server: a machine that vanished from the network or hangs refuses nothing, and
 * callers would wait forever. Long queries are fine as long as the server answers heartbeats.
 */
export class HeartbeatMonitor {
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #isAsking = false;

  /** @param ask sends a heartbeat; an error is an answer, too */
  constructor(
    readonly ask: () => Promise<unknown>,
    readonly times: HeartbeatTimes,
  ) {
    this.#timer = setInterval(() => void this.#look(), times.every).unref();
  }

  readonly socket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  };

  /** Stops the heartbeats, and ends open connections. */
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
    // In steps: if this process itself was suspended, answers may be waiting unread, and several steps fire at once.
    let left = steps;
    const waiting = setInterval(() => --left === 0 && this.#end(), this.times.longest / steps);
    await this.ask().catch(() => {});
    clearInterval(waiting);
    this.#isAsking = false;
  }
}
