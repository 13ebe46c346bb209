import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../certificate';

const day = 86_400_000;

/** A certificate for this machine that is valid for a day, or expired `ago` ms ago. */
export function certificateOf(ago = -day) {
  const until = Date.now() - ago;
  return selfSigned({ from: until - 2 * day, until });
}

/**
 * A TLS proxy in front of local servers, like an operator's: each host name has a port. Browsers must accept its
 * certificate.
 */
export async function tlsFront(ports: Readonly<Record<string, number>>, certificate = certificateOf()) {
  const server = createServer(certificate, (request, response) => {
    const { method, url: path, headers, socket } = request;
    const port = ports[(headers.host ?? '').replace(/:\d+$/, '')];
    if (!port) {
      response.writeHead(421).end();
      return;
    }
    const forwardedHeaders = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': socket.remoteAddress };
    const passed = forward({ host: '127.0.0.1', port, method, path, headers: forwardedHeaders }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    certificate: certificate.cert,
    /** Uses another certificate for new connections. */
    renew: (other: ReturnType<typeof certificateOf>) => server.setSecureContext(other),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
