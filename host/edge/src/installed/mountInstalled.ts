import { languageOfTag } from '@marquee/contract/languages';
import type { Edge, EdgeApp } from '../handlers/context';
import { hostOf } from '../handlers/hostOf';
import { notNow, siteAnswers } from '../handlers/siteAnswers';
import { webManifest } from '../handlers/siteDocuments';
import { pagePolicy, workerPolicy } from '../http/security';
import { type IconShape, markPng, markSvg } from '../mark/mark';
import { hostBuild } from '../sources/hostBuild';
import { visitorOf } from '../sources/visitor';
import { offlinePage, workerScript } from './offlinePage';

const brief = 'public, max-age=300';

/** Icon sizes in px by address: for the manifest and for home screens. */
const icons: Record<string, { size: number; shape: IconShape }> = {
  '/icon-192.png': { size: 192, shape: 'round' },
  '/icon-512.png': { size: 512, shape: 'round' },
  '/icon-maskable-192.png': { size: 192, shape: 'full' },
  '/icon-maskable-512.png': { size: 512, shape: 'full' },
  '/apple-touch-icon.png': { size: 180, shape: 'full' },
};

/** What makes a site an installable app: manifest, icons, service worker and offline page. */
export function mountInstalled(app: EdgeApp, edge: Edge): void {
  const forSite = siteAnswers(edge);
  const answer = (body: string | Uint8Array<ArrayBuffer>, type: string, headers: Record<string, string> = {}) =>
    new Response(body, { headers: { 'content-type': type, 'cache-control': brief, ...headers } });

  app.get(
    '/manifest.webmanifest',
    forSite((site) => answer(JSON.stringify(webManifest(site)), 'application/manifest+json')),
  );
  const favicon = forSite((site) => answer(markSvg(site), 'image/svg+xml'));
  app.get('/favicon.svg', favicon);
  app.get('/favicon.ico', favicon);
  for (const [path, { size, shape }] of Object.entries(icons)) {
    app.get(
      path,
      forSite((site) => answer(new Uint8Array(markPng(site, size, shape)), 'image/png')),
    );
  }
  app.get(
    '/sw.js',
    forSite((site, context) => {
      const { id } = hostBuild(hostOf(context, edge).folder);
      const script = workerScript(site, id, edge.offlinePages);
      const headers = { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy };
      return answer(script, 'text/javascript; charset=utf-8', headers);
    }),
  );
  app.get(
    '/offline/:file{[\\w-]+\\.html}',
    forSite(async (site, context) => {
      const language = languageOfTag((context.req.param('file') ?? '').replace('.html', ''));
      if (!language || !site.startup.language.includes(language)) return context.text('Not found', 404);
      // A browser would keep it in this state, without the site's logo.
      if (!site.isCurrent) return notNow();
      const { secure } = visitorOf(context.req.raw, edge);
      const html = await offlinePage(edge.link, site, language);
      const policy = { 'content-security-policy': pagePolicy(html, { secure }), 'cache-control': 'no-store' };
      return answer(html.text, 'text/html; charset=utf-8', policy);
    }),
  );
}
