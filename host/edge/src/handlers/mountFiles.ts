import { join } from 'node:path';
import { keptHosts } from '@marquee/federation-release/publish/hostFiles';
import { compressed } from '../http/encoding';
import { fontResponse } from '../http/fonts';
import { StaticFiles } from '../http/staticFiles';
import type { Edge, EdgeApp, EdgeContext } from './context';

const immutable = 'public, max-age=31536000, immutable';
const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * The host's build, remotes' releases, and fonts. Files with a hash or version in their names are cached forever. A
 * file that this build lacks may belong to another version, of which a page is still open.
 */
export function mountFiles(app: EdgeApp, { hostFolder, registries }: Edge): void {
  const build = new StaticFiles(hostFolder, (path) => (hashed.test(path) ? immutable : 'no-cache'));
  const others = new StaticFiles(join(registries.folder, keptHosts), () => immutable);
  const releases = new StaticFiles(registries.folder, (path) => (path.includes('/') ? immutable : 'no-cache'));
  const missing = (context: EdgeContext) =>
    context.text('Not found', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  app.get('/static/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const { raw } = context.req;
    return (await build.answer(pathname, raw)) ?? (await others.answer(pathname, raw)) ?? missing(context);
  });
  app.get('/releases/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    return (await releases.answer(pathname.slice('/releases'.length), context.req.raw)) ?? missing(context);
  });
  app.get('/fonts/*', async (context) => {
    const font = await fontResponse(new URL(context.req.url).pathname);
    return font ? compressed(context.req.raw, font) : missing(context);
  });
}
