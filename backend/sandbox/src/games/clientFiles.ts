import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodingFor } from '@marquee/kernel/http/encoding';
import { root } from '@marquee/settings/root';
import type { Context } from 'hono';
import { engineNames } from './engines/engines';

const pack = promisify(brotliCompress);
const folder = join(root, 'backend/sandbox/play/dist');

/**
 * CSP: the game may run scripts and talk to its own server, nothing else. Only this site may frame it or, if games are
 * on another origin, the site named by its URL: a frame without a token can do nothing.
 */
const policy = (site: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-ancestors 'self'${/^[a-z0-9.-]{1,253}$/.test(site) ? ` ${site}:*` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types game-chunks',
    'sandbox allow-scripts',
  ].join('; ');

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // a sandboxed page cannot set an opener policy; and its opener, the page of the game, must stay reachable
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'no-cache',
};

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

/** File names of built assets. */
const assetName = /^assets\/(?:[\w-]+\/)*[\w.-]+\.(js|css|json)$/;

interface Stored {
  plain: Buffer;
  packed: Buffer;
}

/** Serves the built client; `framedElsewhere` if the sites are on another origin. */
export function clientFiles({ framedElsewhere }: { framedElsewhere: boolean }) {
  const kept = new Map<string, Promise<Stored | undefined>>();
  const pages = new Set<string>(['verify', ...engineNames]);

  async function read(name: string): Promise<Stored | undefined> {
    const plain = await readFile(join(folder, name)).catch(() => undefined);
    if (!plain) return undefined;
    const packed = await pack(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { plain, packed };
  }

  async function answer(context: Context, name: string, headers: Record<string, string>): Promise<Response> {
    // Pages refer to the assets of the last build, so they are read each time; assets are immutable.
    const file = kept.get(name) ?? read(name);
    if (!name.endsWith('.html')) kept.set(name, file);
    const found = await file;
    if (!found) {
      kept.delete(name);
      return context.text('Not found', 404);
    }
    const encoding = encodingFor(context.req.header('accept-encoding'), ['br']);
    const packing: Record<string, string> = encoding ? { 'content-encoding': encoding } : {};
    return new Response(new Uint8Array(encoding ? found.packed : found.plain), {
      headers: { ...headers, ...packing, vary: 'accept-encoding' },
    });
  }

  return {
    page(context: Context, name: string): Promise<Response> | Response {
      if (!pages.has(name)) return context.text('Not found', 404);
      const headers = {
        ...pageHeaders,
        'content-security-policy': policy((framedElsewhere && context.req.query('site')) || ''),
      };
      return answer(context, name === 'verify' ? 'verify.html' : 'game.html', headers);
    },
    asset(context: Context, name: string): Promise<Response> | Response {
      const suffix = assetName.exec(name)?.[1];
      if (!suffix) return context.text('Not found', 404);
      return answer(context, name, {
        'content-type': types[suffix] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
    },
  };
}
