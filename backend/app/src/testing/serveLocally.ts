import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { listen } from '@marquee/kernel/process/listen';

/** Serves HTTP at a free local port, like a separate partner. */
export async function serveLocally(answer: (request: Request) => Response | Promise<Response>) {
  const server = listen({ fetch: answer, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
