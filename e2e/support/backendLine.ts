import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A separate connection to the backend of the site under test, which can be cut: it then refuses connections, like a
 * killed process. The backend itself serves the other journeys, and takes long to start.
 */
export class BackendLine {
  readonly #to: URL;
  #server: Server | undefined;
  #port = 0;
  #open = new Set<Socket>();

  constructor(backend: string) {
    this.#to = new URL(backend);
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Accepts requests again on the same port. */
  async mend(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connect(Number(this.#to.port), this.#to.hostname);
      for (const [end, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.#open.add(end);
        end.on('error', () => other.destroy());
        end.on('close', () => this.#open.delete(end));
        end.pipe(other);
      }
    });
    await new Promise<void>((done) => server.listen(this.#port, done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends open connections, and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise<unknown>((done) => (this.#server ? this.#server.close(done) : done(null)));
    for (const socket of this.#open) socket.destroy();
    await closed;
    this.#server = undefined;
  }
}
