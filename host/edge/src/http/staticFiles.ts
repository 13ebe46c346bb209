import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingOf } from './encoding';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.html', '.svg', '.txt', '.wasm']);
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

/** The content of a file in one encoding. */
interface Cached {
  stamp: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * Serves GET and HEAD from a folder: types by extension, ETag, and brotli or gzip from a `.br` or `.gz` file beside the
 * original if it is not older; otherwise compressed once and cached. Folders are not listed; nothing outside the folder
 * and no dot file is served. Cached files are checked against the file's time and size on every request: a file damaged
 * on disk must fail its integrity check in browsers, which then use the last good version, and must not be hidden by
 * memory until a restart.
 *
 * Files are read synchronously: they are small, and the threads of asynchronous reads are shared with password hashing
 * and compression, behind which a page's code would wait for seconds on a busy machine.
 */
export class StaticFiles {
  #root: string;
  #cache: LRUCache<string, Cached>;

  constructor(
    root: string,
    /** `cache-control` of a file, by its path below the root. */
    readonly cacheControl: (path: string) => string,
    limit = 16 * 1024 * 1024,
  ) {
    this.#root = root;
    this.#cache = new LRUCache({ maxSize: limit, sizeCalculation: ({ body }) => body.byteLength + 1 });
  }

  /** The response for a path below the root (percent-encoded, as in a URL), or null if there is no such file. */
  async answer(path: string, request: Request): Promise<Response | null> {
    const relative = safePath(path);
    if (relative === null) return null;
    const file = join(this.#root, relative);
    const stamp = stampOf(file);
    if (!stamp) return null;
    const ending = extname(file);
    const wanted = compressible.has(ending) ? encodingOf(request.headers.get('accept-encoding')) : 'identity';
    const { body, etag } = await this.#read(file, wanted, stamp);
    const headers = new Headers({
      'content-type': types[ending] ?? 'application/octet-stream',
      'cache-control': this.cacheControl(relative),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      etag,
    });
    if (compressible.has(ending)) headers.set('vary', 'accept-encoding');
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (wanted !== 'identity') headers.set('content-encoding', wanted);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }

  async #read(file: string, encoding: Encoding, stamp: string): Promise<Cached> {
    const key = `${encoding} ${file}`;
    const known = this.#cache.get(key);
    if (known?.stamp === stamp) return known;
    const body = new Uint8Array(await encoded(file, encoding));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const made = { stamp, body, etag };
    this.#cache.set(key, made);
    return made;
  }
}

/** A URL path as a path below a folder, or null if it is malformed, would leave the folder, or names a dot file. */
export function safePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded)) return null;
  const parts = decoded.split('/').filter(Boolean);
  if (parts.length === 0 || parts.some((part) => part.startsWith('.'))) return null;
  return parts.join(sep);
}

/** Undefined for what is not there, or not to be had: below a file, a name that is too long, no rights. */
function statsOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function stampOf(file: string): string | null {
  const found = statsOf(file);
  return found?.isFile() ? `${found.mtimeMs} ${found.size}` : null;
}

async function encoded(file: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFileSync(file);
  const beside = file + endings[encoding];
  const [original, made] = [statsOf(file), statsOf(beside)];
  if (original && made?.isFile() && made.mtimeMs >= original.mtimeMs) return readFileSync(beside);
  const bytes = readFileSync(file);
  return encoding === 'gzip' ? squeeze(bytes) : brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
