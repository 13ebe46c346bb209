import { connect } from 'node:net';
import { send } from './http';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

/** Sends raw bytes, and returns the response's status. */
function raw(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let output = '';
    socket.on('data', (part) => (output += part));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(output)?.[1] ?? 0)));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.write(bytes);
  });
}

const end = 'connection: close\r\n\r\n';
const host = 'host: casino.example\r\n';

/** Requests that proxy and server could interpret differently, and URLs that a cache could confuse. */
export const twoReadings: Attack<Stage> = {
  name: 'two readings',
  async run({ edge }) {
    const count = new Count();
    const port = Number(new URL(edge.url).port);
    count.mustWork((await raw(port, `GET /healthz HTTP/1.1\r\n${host}${end}`)) === 200, 'an ordinary request');
    for (const bytes of [
      `GET http://evil.example/ HTTP/1.1\r\n${host}${end}`,
      `GET http://casino.example/ HTTP/1.1\r\nhost: evil.example\r\n${end}`,
      `GET / HTTP/1.1\r\n${host}host: evil.example\r\n${end}`,
      `GET / HTTP/1.1\r\n${host}${host}${end}`,
    ]) {
      const status = await raw(port, bytes);
      count.note(status === 400);
      count.harmIf(status !== 400, `${JSON.stringify(bytes.slice(0, 60))} is answered with ${status}`);
    }
    const paths = [1, 2, 3].map((at) => [`/?x=${at}%0Apage=2`, `/?x=${at}&page=2`] as const);
    const lobby = ['/slots?provider=JILI%0Asort=az', '/slots?provider=JILI&sort=az'] as const;
    for (const [at, [mixed, plain]] of [...paths, lobby].entries()) {
      const address = `192.0.2.${81 + at}`;
      await send(edge, mixed, { address });
      const { text } = await send(edge, plain, { address });
      const isMixed = text.includes('%0A');
      count.note(!isMixed);
      count.harmIf(isMixed, 'a page is answered that was made for another address');
    }
    return count;
  },
};
