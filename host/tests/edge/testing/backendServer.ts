import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalServerError } from '@marquee/contract/envelope';
import { listen } from '@marquee/kernel/process/listen';

/** How a backend behaves, or what replaces it. */
export type Manner = 'well' | 'gone' | 'silent' | 'unavailable' | 'page' | 'json' | 'empty' | 'database' | 'memory';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Replacement responses; `well` and `gone` have none. */
const instead: Record<string, Fetch> = {
  silent: () => new Promise<Response>(() => {}),
  unavailable: () => new Response('<h1>503 Service Unavailable</h1>', { status: 503 }),
  page: () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
  json: () => Response.json({ statusCode: 404, statusMessage: 'Not Found', error: 'no route' }),
  empty: () => Response.json({ statusCode: 1, statusMessage: 'OK' }),
  database: ({ url }) =>
    url.endsWith('/readyz')
      ? Response.json({ status: 'not ready' }, { status: 503 })
      : Response.json(internalServerError, { status: 500 }),
};

/** A backend on a real port that can go down, come back, and misbehave. */
export class BackendServer {
  manner: Manner = 'well';
  /** Paths requested since it was cleared. */
  asked: string[] = [];
  #server: Server | undefined;
  #port = 0;

  constructor(readonly backend: Fetch) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on the same port as before. */
  async open(): Promise<void> {
    const fetch = async (request: Request) => this.#answer(request);
    const server = listen({ fetch, port: this.#port, hostname: '127.0.0.1' });
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    this.#server?.close();
    this.#server?.closeAllConnections();
    this.#server = undefined;
  }

  /** Changes its behaviour. */
  async become(manner: Manner): Promise<void> {
    this.manner = manner;
    if (manner === 'gone') await this.close();
    else if (!this.#server) await this.open();
  }

  #answer(request: Request): Response | Promise<Response> {
    this.asked.push(new URL(request.url).pathname);
    // `memory`: knows its sites, but answers nothing else without its database.
    const isKnown = this.manner === 'well' || (this.manner === 'memory' && request.url.endsWith('/api/startup'));
    if (isKnown) return this.backend(request);
    return (instead[this.manner] ?? instead.database)?.(request) ?? new Response(null, { status: 500 });
  }
}
