import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import type { testBrowser } from '@marquee/backend/testing/testBrowser';

/** How visitors reach the site: HAProxy's port, the certificate that they trust, and what their browsers hold of it. */
export interface Front {
  port: number;
  certificate: string;
  browser: ReturnType<typeof testBrowser>;
}

/** How long an answer may take, ms. A request that takes longer hangs. */
const timeout = 30_000;

let clients = 0;

/** An address of this machine that no client had before. */
function nextAddress(): string {
  const number = clients++;
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/**
 * One visitor's machine: an address of its own, so that rates are counted apart, and connections that are kept as
 * browsers do.
 */
export class Client {
  readonly #agent: Agent;

  constructor(readonly front: Front) {
    this.#agent = new Agent({
      keepAlive: true,
      ca: front.certificate,
      servername: 'localhost',
      localAddress: nextAddress(),
    });
  }

  /** Opens a request; resolves with its head. @throws what broke: `ECONNRESET`, `timeout` … */
  open(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<IncomingMessage> {
    const { port } = this.front;
    return new Promise((done, fail) => {
      const sent = request(
        { host: '127.0.0.1', port, method, path, agent: this.#agent, headers: { host: liveDomain, ...headers } },
        done,
      );
      sent.setTimeout(timeout, () => sent.destroy(Object.assign(new Error('silence'), { code: 'timeout' })));
      sent.on('error', (error: NodeJS.ErrnoException) => fail(new Error(error.code ?? error.message)));
      sent.end(body);
    });
  }

  /** Sends a request and reads its answer. @throws as `open` does, also for an answer that is cut off */
  async send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const answer = await this.open(method, path, headers, body);
    const parts: Buffer[] = [];
    try {
      for await (const part of answer) parts.push(part as Buffer);
    } catch (error) {
      throw new Error(`cut off: ${(error as NodeJS.ErrnoException).code}`);
    }
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString('utf8') };
  }

  close(): void {
    this.#agent.destroy();
  }
}
