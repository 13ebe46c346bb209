import { isFinished } from '@marquee/kernel/http/finishedAnswer';
import { limitBody } from '@marquee/kernel/http/limitBody';
import { isSecure } from '@marquee/kernel/http/secure';
import { Hono } from 'hono';
import type { Edge, EdgeApp, EdgeOptions } from './handlers/context';
import { mountBackend } from './handlers/mountBackend';
import { mountCallers } from './handlers/mountCallers';
import { mountFiles } from './handlers/mountFiles';
import { mountHealing } from './handlers/mountHealing';
import { mountHealth } from './handlers/mountHealth';
import { mountPageFiles } from './handlers/mountPageFiles';
import { mountReports } from './handlers/mountReports';
import { mountSiteDocuments } from './handlers/mountSiteDocuments';
import { pageResponse } from './handlers/pages';
import { commonHeaders, filePolicy, isInert } from './http/security';
import { mountInstalled } from './installed/mountInstalled';
import type { RequestBindings } from './link/backendLink';
import { BackendWatch } from './link/backendWatch';
import { Hosts } from './page/hosts';
import { PageCache, TooManyPages } from './page/pageCache';
import { PageMaker } from './page/pageMaker';
import { SiteStates } from './sources/siteState';

/**
 * The edge: HTML with everything that the first paint needs, immutable files, security headers, and a proxy to the
 * backend on the same origin.
 */
export function createEdge(options: EdgeOptions): EdgeApp {
  const offlinePages = options.offlinePages ?? true;
  const watch = new BackendWatch(options.link, options.backendChanged);
  const { link, hostFolder, registries, report } = options;
  const releasesFolder = registries.folder;
  const hosts = options.hosts ?? new Hosts({ hostFolder, releasesFolder, report });
  const maker = new PageMaker({ link, releasesFolder, hosts }, options);
  const edge: Edge = {
    ...options,
    offlinePages,
    hosts,
    watch,
    sites: new SiteStates(watch),
    pages: new PageCache(maker, watch),
  };
  const app = new Hono<{ Bindings: RequestBindings }>();

  app.use(async (context, next) => {
    await next();
    if (isFinished(context.res)) return;
    const secure = isSecure(context.req.raw, edge.trustProxy === true);
    const type = context.res.headers.get('content-type') ?? '';
    const isDocument = type.startsWith('text/html');
    for (const [name, value] of Object.entries(commonHeaders(secure, isDocument))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!isInert(type) && !context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', filePolicy);
    }
  });
  app.onError((error, context) => {
    if (error instanceof TooManyPages)
      return context.text('Too many requests', 429, { 'retry-after': '10', 'cache-control': 'no-store' });
    options.report(error);
    return context.text('The site cannot answer just now.', 503, { 'retry-after': '5', 'cache-control': 'no-store' });
  });

  app.use(limitBody());
  mountHealth(app, edge);
  mountCallers(app, edge);
  mountHealing(app, edge);
  mountBackend(app, edge);
  mountReports(app, edge);
  mountFiles(app, edge);
  mountPageFiles(app, edge);
  mountInstalled(app, edge);
  mountSiteDocuments(app, edge);
  app.on(['GET', 'HEAD'], '*', (context) => pageResponse(context, edge));
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}
