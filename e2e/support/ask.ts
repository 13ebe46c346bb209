import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A response with its raw body. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Time to the last byte, ms. */
  milliseconds: number;
}

/** A call's input, sent as JSON, and additional headers. */
interface AskOptions {
  input?: object;
  headers?: Record<string, string>;
}

// Browsers resolve names below localhost to this machine; Node asks the system, which may not know them.
const lookup = '127.0.0.1';
const agent = new Agent({ keepAlive: true });

/** Requests a path of a local site with brotli over a kept-alive connection. Rejects without a response. */
export function ask(origin: string, path: string, { input, headers = {} }: AskOptions = {}): Promise<Answer> {
  const { host, port } = new URL(origin);
  const content = input ? { 'content-type': 'application/json' } : {};
  const from = performance.now();
  return new Promise((done, fail) => {
    const asked = request(
      {
        agent,
        host: lookup,
        port,
        path,
        method: input ? 'POST' : 'GET',
        headers: { host, 'accept-encoding': 'br', ...content, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', fail);
        response.once('end', () => {
          const milliseconds = performance.now() - from;
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            milliseconds,
          });
        });
      },
    );
    asked.once('error', fail);
    asked.end(input && JSON.stringify(input));
  });
}
