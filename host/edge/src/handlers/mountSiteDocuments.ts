import { isDeepStrictEqual } from 'node:util';
import { isLanguage, type Language } from '@marquee/contract/languages';
import { explain } from '@marquee/federation-release/registry/explain';
import { runnableOn } from '@marquee/federation-release/registry/registryFor';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { newsSince, onlyOf, openPageRegistry, type SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { domainOf } from '@marquee/kernel/http/domain';
import { speculationFile, speculationRules, speculationType } from '../page/speculation';
import { siteOrigin } from '../seo/siteOrigin';
import type { SiteState } from '../sources/siteState';
import { visibleRegistry } from '../sources/visibleRegistry';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeApp, EdgeContext } from './context';
import { notNow, siteAnswers } from './siteAnswers';
import {
  gamesMap,
  gamesMapPart,
  gamesMapPartXml,
  gamesMapXml,
  robotsText,
  type SiteMap,
  sitemapXml,
} from './siteDocuments';

const brief = 'public, max-age=300';

/** Speculation rules may be outdated: prefetches that are no longer allowed are refused. */
const hourly = 'public, max-age=3600';

/**
 * The documents that search engines and browsers request, the registry for open pages, alone or with the start-up
 * answer of the same moment, and why its visitor gets these versions (`/build/why`).
 */
export function mountSiteDocuments(app: EdgeApp, edge: Edge): void {
  const { registries, link, sandbox, hosts } = edge;
  const forSite = siteAnswers(edge);
  const languageIn = (context: EdgeContext, site: SiteState): Language => {
    const code = context.req.query('language');
    return isLanguage(code) && site.startup.language.includes(code) ? code : site.startup.site.default_language;
  };
  const visible = (registry: Registry, site: SiteState, language: Language, bucket: number | null) => {
    const { hostApi } = hosts.for(registry, { site: site.domain, bucket });
    return visibleRegistry(registry, { site, language, bucket, hostApi }, sandbox);
  };
  const forEverybody = (site: SiteState, language: Language) => visible(registries.current(), site, language, null);
  const originOf = (context: EdgeContext) =>
    siteOrigin(visitorOf(context.req.raw, edge).origin, domainOf(context.req.header('host')));

  // Where password managers look for the page (W3C, "A well-known URL for changing passwords").
  app.get('/.well-known/change-password', (context) => context.redirect('/change-password', 302));
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(context)), 200, { 'cache-control': brief }));
  /** A sitemap for search engines, which would take an incomplete one for the full site. */
  const map = (make: (site: SiteState, registry: SiteRegistry, context: EdgeContext) => Promise<SiteMap>) =>
    forSite(async (site, context) => {
      const registry = forEverybody(site, site.startup.site.default_language);
      const xml = site.isCurrent ? await make(site, registry, context) : 'away';
      if (xml === 'away') return notNow();
      if (xml === 'missing') return context.text('Not found', 404);
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': brief };
      return new Response(xml, { headers });
    });
  app.get(
    '/sitemap.xml',
    map((site, registry, context) => sitemapXml(link, site, registry, originOf(context))),
  );
  app.get(
    gamesMap,
    map((site, registry, context) => gamesMapXml(link, site, registry, originOf(context))),
  );
  const gamesMapPartAnswer = map((site, registry, context) => {
    const part = Number(gamesMapPart.exec(context.req.path)?.[1]);
    return gamesMapPartXml(link, site, registry, { origin: originOf(context), part });
  });
  // As a path with a pattern it would give every request to the slower router.
  app.get('*', (context, next) => (gamesMapPart.test(context.req.path) ? gamesMapPartAnswer(context) : next()));
  app.get(
    speculationFile,
    forSite((site, context) => {
      const language = languageIn(context, site);
      const rules = speculationRules(site, forEverybody(site, language), language);
      return Response.json(rules, { headers: { 'content-type': speculationType, 'cache-control': hourly } });
    }),
  );
  app.get(
    '/build/why',
    forSite((site, context) => {
      const { bucket, registry } = visitorOf(context.req.raw, edge);
      const { domain, categories } = site;
      const language = languageIn(context, site);
      const { hostApi } = hosts.for(registry, { site: domain, bucket });
      const visitor = { site: domain, categories, bucket, language, hostApi };
      const why = { revision: registry.revision, ...visitor, remotes: explain(registry, visitor) };
      return Response.json(why, { headers: { 'cache-control': 'no-store' } });
    }),
  );
  app.get(
    '/registry.json',
    forSite((site, context) => {
      const { bucket, registry: released } = visitorOf(context.req.raw, edge);
      const { hostApi, remote, since, startup } = context.req.query();
      const language = languageIn(context, site);
      const shown = (registry: Registry) => {
        const all = visible(registry, site, language, bucket);
        const asked = remote ? onlyOf(all, remote) : openPageRegistry(all);
        return hostApi ? runnableOn(asked, hostApi) : asked;
      };
      const before = since ? registries.at(Number(since)) : undefined;
      // Another host may have fitted other versions of any remote.
      const isComparable = before && isDeepStrictEqual(before.remotes[hostName], released.remotes[hostName]);
      const registry = shown(released);
      const answer = isComparable ? newsSince(shown(before), registry) : registry;
      const start = startup && {
        startup: { statusCode: 1, statusMessage: 'OK', ...site.startup },
        siteVersion: site.version,
      };
      return Response.json({ ...answer, ...start }, { headers: { 'cache-control': 'private, no-cache' } });
    }),
  );
}
