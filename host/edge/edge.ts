import type { Language } from '@marquee/contract/languages';
import { isLanguage } from '@marquee/contract/languages';
import { runnableOn } from '@marquee/federation/siteRegistry';
import { type Context, Hono } from 'hono';
import type { BackendLink, RequestBindings } from './backendLink';
import { domainOf } from './domain';
import { compressed } from './encoding';
import { fontResponse } from './fonts';
import { mountInstalled } from './installed/mountInstalled';
import { PageCache } from './pageCache';
import { mountPageFiles } from './pageFiles';
import { PageMaker } from './pageMaker';
import { pageResponse } from './pages';
import { RegistrySource } from './registrySource';
import { commonHeaders, filePolicy, playPolicy } from './security';
import { robotsText, sitemapXml } from './siteDocuments';
import { type SiteState, SiteStates } from './siteState';
import { StaticFiles } from './staticFiles';
import { visitorOf } from './visitor';

/** What an edge is made of. */
export interface EdgeOptions {
  link: BackendLink;
  /** Folder of the host's build. */
  hostFolder: string;
  /** Folder of releases, with `registry.json` in it. */
  releasesFolder: string;
  /** Whether a proxy in front of us may say how the visitor reached it (`x-forwarded-proto`). */
  trustProxy?: boolean;
  /** Whether this is the sandbox: only there a site may be looked at in another theme. */
  sandbox?: boolean;
  /** Whether pages load again by themselves when the host or a release has changed: development. */
  reload?: boolean;
  /** Whether a service worker keeps an offline page in the visitors' browsers. Switched off, it removes itself from them. */
  offlinePages?: boolean;
  /** Takes errors that no visitor should see. */
  report: (error: unknown) => void;
}

/** Everything that handlers of the edge share. */
export interface Edge extends EdgeOptions {
  offlinePages: boolean;
  sites: SiteStates;
  registries: RegistrySource;
  maker: PageMaker;
  pages: PageCache;
}

/** The bindings of the server that runs the edge. */
export type EdgeContext = Context<{ Bindings: RequestBindings }>;

const immutable = 'public, max-age=31536000, immutable';
const brief = 'public, max-age=300';
const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * The edge (architecture, start sequence): HTML with everything that the first paint needs, immutable files, security headers,
 * and the backend below the same origin.
 */
export function createEdge(options: EdgeOptions): Hono<{ Bindings: RequestBindings }> {
  const registries = new RegistrySource(options.releasesFolder, options.report, options.sandbox);
  const offlinePages = options.offlinePages ?? true;
  const maker = new PageMaker(options.link, registries, options.hostFolder, offlinePages);
  const edge: Edge = {
    ...options,
    offlinePages,
    registries,
    maker,
    sites: new SiteStates(options.link),
    pages: new PageCache(maker),
  };
  const app = new Hono<{ Bindings: RequestBindings }>();

  app.use(async (context, next) => {
    await next();
    const { secure } = visitorOf(context.req.raw, edge);
    const isDocument = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(commonHeaders(secure, isDocument))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', filePolicy);
    }
  });
  app.onError((error, context) => {
    options.report(error);
    return context.text('The site cannot answer just now.', 503, { 'retry-after': '5', 'cache-control': 'no-store' });
  });

  mountBackend(app, edge);
  mountFiles(app, edge);
  mountPageFiles(app, edge);
  mountInstalled(app, edge);
  mountSiteDocuments(app, edge);
  app.on(['GET', 'HEAD'], '*', (context) => pageResponse(context, edge));
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

function mountBackend(app: Hono<{ Bindings: RequestBindings }>, { link }: Edge): void {
  const forward = async (context: EdgeContext) => {
    const answer = await link.fetch(context.req.raw, context.env);
    return compressed(context.req.raw, new Response(answer.body, answer));
  };
  for (const path of [
    '/api/*',
    '/art/*',
    '/provider/*',
    '/sandbox/outbox',
    '/sandbox/gateway',
    '/third-party/*',
    '/healthz',
    '/readyz',
  ])
    app.all(path, forward);
  app.all('/play/*', async (context) => {
    const answer = await forward(context);
    if (!answer.headers.has('content-security-policy')) answer.headers.set('content-security-policy', playPolicy);
    return answer;
  });
}

function mountFiles(app: Hono<{ Bindings: RequestBindings }>, { hostFolder, releasesFolder }: Edge): void {
  const build = new StaticFiles(hostFolder, (path) => (hashed.test(path) ? immutable : 'no-cache'));
  const releases = new StaticFiles(releasesFolder, (path) => (path.includes('/') ? immutable : 'no-cache'));
  const missing = (context: EdgeContext) =>
    context.text('Not found', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  app.get('/static/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    return (await build.answer(pathname, context.req.raw)) ?? missing(context);
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

function mountSiteDocuments(app: Hono<{ Bindings: RequestBindings }>, edge: Edge): void {
  const { sites, registries, link } = edge;
  const forSite = (make: (site: SiteState, context: EdgeContext) => Promise<Response> | Response) => {
    return async (context: EdgeContext) => {
      const site = await sites.find(domainOf(context.req.header('host')));
      if (!site) return context.text('Not found', 404);
      return compressed(context.req.raw, await make(site, context));
    };
  };
  const languageIn = (context: EdgeContext, site: SiteState): Language => {
    const code = context.req.query('language');
    return isLanguage(code) && site.startup.language.includes(code) ? code : site.startup.site.default_language;
  };
  const originOf = (context: EdgeContext) => visitorOf(context.req.raw, edge).origin;

  app.get('/robots.txt', (context) => context.text(robotsText(originOf(context)), 200, { 'cache-control': brief }));
  app.get(
    '/sitemap.xml',
    forSite(async (site, context) => {
      const registry = registries.of(site, site.startup.site.default_language, 100);
      const xml = await sitemapXml(link, site, registry, originOf(context));
      return new Response(xml, {
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': brief },
      });
    }),
  );
  app.get(
    '/registry.json',
    forSite((site, context) => {
      const { bucket } = visitorOf(context.req.raw, edge);
      const registry = registries.of(site, languageIn(context, site), bucket);
      const hostApi = context.req.query('hostApi');
      return Response.json(hostApi ? runnableOn(registry, hostApi) : registry, {
        headers: { 'cache-control': 'private, no-cache' },
      });
    }),
  );
}
