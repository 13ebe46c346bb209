import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import type { testBrowser } from '@marquee/backend/testing/testBrowser';

/** Access to the site: HAProxy's port, the trusted certificate, and browsers' cookies. */
export interface Front {
  port: number;
  certificate: string;
  browser: ReturnType<typeof testBrowser>;
}

/** Timeout of a request, ms. */
const timeout = 30_000;

let clients = 0;

/** A loopback address that no client had before. */
function nextAddress(): string {
  const number = clients++;
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/** A visitor's machine: its own address, for rate limits, and kept-alive connections. */
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

  /** Opens a request; resolves with its headers. @throws the cause: `ECONNRESET`, `timeout` … */
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

  /** Sends a request and reads its response. @throws as `open`, also for a truncated response */
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
