import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A site's response. Redirects are not followed. */
export interface SiteAnswer {
  status: number;
  type: string;
  text: string;
}

/** Timeout of a request, ms. */
const limit = 20_000;

/** Sends requests to a running site like one browser, with cookies. Names below localhost resolve to this machine. */
export class SiteAsker {
  readonly #cookies = new Map<string, string>();
  /** Fields that every call carries. */
  carried: Record<string, string> = {};

  constructor(private readonly origin: string) {}

  /** Gets an address of the site, or one elsewhere. */
  get(address: string): Promise<SiteAnswer> {
    return this.#send(new URL(address, this.origin));
  }

  /** Makes a call; returns an empty object if the response is no envelope. */
  async call(name: string, input: object = {}): Promise<Record<string, unknown>> {
    const { text } = await this.#send(
      new URL(`/api/${name}`, this.origin),
      JSON.stringify({ ...this.carried, ...input }),
    );
    try {
      return JSON.parse(text);
    } catch {
      return {};
    }
  }

  #send(url: URL, body?: string): Promise<SiteAnswer> {
    const isOwn = url.origin === new URL(this.origin).origin;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          ...(/(?:^|\.)localhost$/.test(url.hostname) && { hostname: '127.0.0.1' }),
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host: url.host,
            ...(isOwn && cookie && { cookie }),
            ...(body !== undefined && { 'content-type': 'application/json', origin: url.origin }),
          },
          timeout: limit,
        },
        (answer) => {
          for (const line of isOwn ? (answer.headers['set-cookie'] ?? []) : []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            this.#cookies.set(name, value);
          }
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode = 0, headers } = answer;
            resolve({ status: statusCode, type: headers['content-type'] ?? '', text: `${Buffer.concat(parts)}` });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${limit / 1000} s`)));
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
