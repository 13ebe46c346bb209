import type { AddressInfo } from 'node:net';
import type { Clock } from '@marquee/kernel/clock';
import { listen } from '@marquee/kernel/process/listen';
import type { FeedEvent, FeedLine, FeedValue } from '@marquee/protocols/odds/feed';
import {
  type Board,
  changesRequestSchema,
  oddsPaths,
  snapshotRequestSchema,
  valuesRequestSchema,
} from '@marquee/protocols/odds/protocol';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import { Hono } from 'hono';

/** A line with equal probabilities of winning and losing. */
export const evenChance = (line: FeedLine): FeedValue => ({ ...line, won: 500_000, halfWon: 0, void: 0, halfLost: 0 });

/** An odds feed's server over real HTTP. Tests can modify its answers. */
export class OddsServer {
  stream = 'one';
  sequence = 0;
  keys: Keys = ['key'];
  /** Requests received. */
  asked: string[] = [];
  /** The board before it is signed. */
  board = (honest: Board): object => honest;
  /** The values of lines: half of them win by default. Null acts like a server without values. */
  worth: ((lines: readonly FeedLine[]) => object[]) | null = (lines) => lines.map(evenChance);
  /** The answer after it was signed. */
  answer = async (honest: Response, _request: Request): Promise<Response> => honest;
  url = '';
  readonly #published = new Map<string, { text: string; event: FeedEvent; sequence: number }>();
  #close: () => Promise<void> = async () => {};

  constructor(readonly clock: Clock) {}

  /** Quotes exactly these events; changed ones get the next sequence. */
  quote(events: Iterable<FeedEvent>): void {
    this.sequence += 1;
    const listed = new Set<string>();
    for (const event of events) {
      const text = JSON.stringify(event);
      listed.add(event.id);
      if (this.#published.get(event.id)?.text !== text) {
        this.#published.set(event.id, { text, event: JSON.parse(text), sequence: this.sequence });
      }
    }
    for (const id of this.#published.keys()) if (!listed.has(id)) this.#published.delete(id);
  }

  /** Starts a new stream. */
  restart(stream: string): void {
    this.stream = stream;
    this.sequence = 1;
    for (const published of this.#published.values()) published.sequence = 1;
  }

  /** All changes after a sequence. */
  since(after: number): object {
    const { stream, sequence } = this;
    const events = [...this.#published.values()]
      .filter((published) => published.sequence > after)
      .map(({ event }) => event);
    return this.board({ stream, sequence, at: this.clock.now(), events });
  }

  async open(): Promise<this> {
    const app = new Hono();
    const parts = {
      keys: () => this.keys,
      now: () => this.clock.now(),
      report: () => {},
    };
    const snapshot = signedEndpoint({
      ...parts,
      largest: 1_048_576,
      schema: snapshotRequestSchema,
      handle: async () => ({ body: this.since(-1) }),
    });
    const changes = signedEndpoint({
      ...parts,
      schema: changesRequestSchema,
      handle: async ({ stream, after }) =>
        stream === this.stream ? { body: this.since(after) } : { status: 410, body: { error: 'streamUnknown' } },
    });
    const values = signedEndpoint({
      ...parts,
      largest: 1_048_576,
      schema: valuesRequestSchema,
      handle: async ({ lines }) =>
        this.worth
          ? { body: { at: this.clock.now(), values: this.worth(lines) } }
          : { status: 404, body: { error: 'unknown' } },
    });
    const serve = (handle: typeof snapshot) => async (context: { req: { raw: Request } }) => {
      this.asked.push(new URL(context.req.raw.url).pathname);
      return this.answer(await handle(context.req.raw), context.req.raw);
    };
    app.post(oddsPaths.snapshot, serve(snapshot));
    app.get(oddsPaths.changes, serve(changes));
    app.post(oddsPaths.values, serve(values));
    await new Promise<void>((resolve) => {
      const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
        this.url = `http://127.0.0.1:${port}`;
        resolve();
      });
      this.#close = () =>
        new Promise((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
    });
    return this;
  }

  close(): Promise<void> {
    return this.#close();
  }
}
