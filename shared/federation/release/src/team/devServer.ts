import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Browsers do not say for which page they ask for a picture, and let no page read it. */
const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const typeOf = (path: string) => ({ ...types, ...pictureTypes })[extname(path)] ?? 'application/octet-stream';

/** A built remote in a folder. */
interface Build {
  folder: string;
  /** Of its description: another build has another one. */
  id: string;
  files: ReadonlySet<string>;
}

function buildIn(folder: string): Build {
  const text = readFileSync(join(folder, 'remote.json'), 'utf8');
  const { files } = JSON.parse(text) as CompiledRemote;
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { folder, id, files: new Set(['remote.json', ...files.map(({ file }) => file)]) };
}

/**
 * Serves the newest build of a remote on this machine to pages of one site, and to nobody else (ADR 92): the files that
 * its description names, and `/builds`, a stream that names each new build.
 */
export class DevServer {
  #build: Build | undefined;
  readonly #listening = new Set<ServerResponse>();
  readonly #server: Server = createServer((request, response) => this.#answer(request, response));

  /** @param site the site's origin, as browsers say it */
  constructor(readonly site: string) {}

  /** Listens on this machine only. Resolves with the port; rejects if it is taken. */
  listen(port: number): Promise<number> {
    return new Promise((done, refuse) => {
      this.#server.once('error', refuse);
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.address();
        done(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /** From now on the build in a folder is served, and open pages are told. */
  show(folder: string): void {
    this.#build = buildIn(folder);
    for (const response of this.#listening) this.#tell(response);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #tell(response: ServerResponse): void {
    if (this.#build) response.write(`data: ${this.#build.id}\n\n`);
  }

  #answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    const file = url.replace(/\?.*$/, '').slice(1);
    const isPicture = headers.origin === undefined && extname(file) in pictureTypes;
    if (headers.origin !== this.site && !isPicture)
      return void response.writeHead(403).end(`For pages of ${this.site} only.\n`);
    response.setHeader('access-control-allow-origin', this.site);
    if (method === 'OPTIONS') {
      const allowed = { 'access-control-allow-methods': 'GET', 'access-control-allow-private-network': 'true' };
      return void response.writeHead(204, allowed).end();
    }
    if (method === 'GET' && file === 'builds') this.#stream(response);
    else if (method === 'GET' && this.#build?.files.has(file)) this.#send(join(this.#build.folder, file), response);
    else response.writeHead(404).end();
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#listening.add(response);
    response.once('close', () => this.#listening.delete(response));
    this.#tell(response);
  }

  #send(path: string, response: ServerResponse): void {
    try {
      const bytes = readFileSync(path);
      response.writeHead(200, { 'content-type': typeOf(path) }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  }
}
