import { domainOf } from '@marquee/kernel/http/domain';
import { started } from '../http/devReload';
import { compressed } from '../http/encoding';
import { locate } from '../http/locale';
import { siteOrigin } from '../seo/siteOrigin';
import { hostBuild } from '../sources/hostBuild';
import { armOf } from '../sources/registrySource';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeApp, EdgeContext } from './context';
import { hostOf } from './hostOf';

const payloadEnding = '/payload.json';
const buildFile = /^\/build\/([0-9a-z]+)\.json$/;

/**
 * The files that open pages poll (R7): `/build/latest.json?<timestamp>` names the latest build and the revision of the
 * registry, `/build/<id>.json` is the manifest of a build, `<path of a page>/payload.json` contains the page's
 * metadata.
 */
export function mountPageFiles(app: EdgeApp, edge: Edge): void {
  // A path with a pattern beside `/build/revision` would give every request to the slower router.
  app.get('/build/*', async (context, next) => {
    const asked = buildFile.exec(context.req.path)?.[1];
    if (!asked) return next();
    const { id, time, scripts, styles } = hostBuild(hostOf(context, edge).folder);
    if (asked === 'latest') {
      const { revision } = edge.registries.current();
      const latest = { id, time, revision, ...(edge.reload && { started }) };
      return context.json(latest, 200, { 'cache-control': 'no-store' });
    }
    if (asked !== id) return context.json({ error: 'unknown build' }, 404, { 'cache-control': 'no-store' });
    const files = [...scripts, ...styles].map(({ url }) => url);
    return context.json({ id, time, files }, 200, { 'cache-control': 'public, max-age=31536000, immutable' });
  });
  app.use((context, next) => {
    const isPayload = context.req.method === 'GET' && context.req.path.endsWith(payloadEnding);
    return isPayload ? payload(context, edge) : next();
  });
}

/**
 * A page's metadata, the same as in its HTML. For an unknown page it says so in its `route`; the file exists for every
 * path.
 */
async function payload(context: EdgeContext, edge: Edge): Promise<Response> {
  const url = new URL(context.req.url);
  const site = await edge.sites.find(domainOf(context.req.header('host')));
  if (!site) return context.text('Not found', 404);
  const { startup, domain } = site;
  const offer = { language: startup.language, defaultLanguage: startup.site.default_language };
  const pathname = url.pathname.slice(0, -payloadEnding.length) || '/';
  const located = locate(pathname, '', undefined, offer);
  if ('redirect' in located) {
    const page = located.redirect === '/' ? '' : located.redirect;
    return context.redirect(`${page}${payloadEnding}${url.search}`, 302);
  }
  const { bucket, network, registry, ...visitor } = visitorOf(context.req.raw, edge, context.env);
  const origin = siteOrigin(visitor.origin, domain);
  const arm = armOf(registry, { site: domain, bucket });
  const { meta, route } = await edge.pages.page(
    { site, ...located, query: url.searchParams, origin, bucket, arm, network },
    registry,
  );
  const { title, description, canonical, alternates, robots } = meta;
  const head = { title, description, canonical, alternates, robots };
  return compressed(
    context.req.raw,
    Response.json(
      { route, head },
      { headers: { 'cache-control': site.isCurrent ? 'private, max-age=60' : 'no-store' } },
    ),
  );
}
