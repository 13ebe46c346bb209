import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptHosts } from '@marquee/federation-release/publish/hostFiles';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { compressed } from '../http/encoding';
import { fontResponse } from '../http/fonts';
import { StaticFiles } from '../http/staticFiles';
import type { Edge, EdgeApp, EdgeContext } from './context';

const immutable = 'public, max-age=31536000, immutable';
/** Most memory for the files of one version of the host, bytes. */
const mostBytes = 4 * 1024 * 1024;
const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/** The files of all versions of the host that the releases folder has, live or not; of removed ones nothing is kept. */
function hostVersions(releases: string): () => StaticFiles[] {
  const folder = join(releases, hostName);
  let kept = new Map<string, StaticFiles>();
  return () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const filesOf = (name: string) => kept.get(name) ?? new StaticFiles(join(folder, name), () => immutable, mostBytes);
    kept = new Map(names.map((name) => [name, filesOf(name)]));
    return [...kept.values()];
  };
}

/**
 * The host's build, remotes' releases, and fonts. Files with a hash or version in their names are cached forever. A
 * file that the build of HOST_DIST lacks may belong to a version of the registry, or to one of which a page is open.
 */
export function mountFiles(app: EdgeApp, { hostFolder, registries }: Edge): void {
  const build = new StaticFiles(hostFolder, (path) => (hashed.test(path) ? immutable : 'no-cache'));
  const others = new StaticFiles(join(registries.folder, keptHosts), () => immutable);
  const releases = new StaticFiles(registries.folder, (path) => (path.includes('/') ? immutable : 'no-cache'));
  const versions = hostVersions(registries.folder);
  const missing = (context: EdgeContext) =>
    context.text('Not found', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  app.get('/static/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const { raw } = context.req;
    for (const files of [build, ...versions(), others]) {
      const found = await files.answer(pathname, raw);
      if (found) return found;
    }
    return missing(context);
  });
  app.get('/releases/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    // A host's files have addresses of their own, and its server module none.
    if (pathname.startsWith(`/releases/${hostName}/`)) return missing(context);
    return (await releases.answer(pathname.slice('/releases'.length), context.req.raw)) ?? missing(context);
  });
  app.get('/fonts/*', async (context) => {
    const font = await fontResponse(new URL(context.req.url).pathname);
    return font ? compressed(context.req.raw, font) : missing(context);
  });
}
