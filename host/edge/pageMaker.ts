import { randomBytes } from 'node:crypto';
import { succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { templateRow } from '@marquee/theme/templates';
import { type BackendLink, callBackend } from './backendLink';
import { PageDocument, pageHtml } from './document';
import { headTags, metaOf, type SeoRecord } from './head';
import { eagerSections, moduleHints } from './hints';
import { hostBuild, isSingleBuild } from './hostBuild';
import { hostTitle } from './hostTitle';
import type { RegistrySource } from './registrySource';
import { matchRoute, type RouteMatch, routesOf } from './routeTable';
import { answersOf, seedsOf } from './seeds';
import type { SiteState } from './siteState';

/** A page as asked for. */
export interface PageRequest {
  site: SiteState;
  language: Language;
  prefix: string;
  /** Path without locale prefix. */
  path: string;
  query: URLSearchParams;
  origin: string;
  bucket: number;
}

/** What a page starts from, and what the edge itself knows beside it. */
interface Started {
  data: StartData<SiteRegistry>;
  registry: SiteRegistry;
  match: RouteMatch | null;
}

/** The registry for a single build, which knows where its own files are. */
function withoutFiles(registry: SiteRegistry): SiteRegistry {
  return { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, versions: [] })) };
}

/** A page as made: what it says, and with which status. */
export interface MadePage {
  document: PageDocument;
  status: 200 | 404;
}

/** Makes pages from site, registry, build and the backend's answers. It keeps nothing; `PageCache` does. */
export class PageMaker {
  #mark = `nonce-${randomBytes(12).toString('hex')}`;

  constructor(
    readonly link: BackendLink,
    readonly registries: RegistrySource,
    readonly hostFolder: string,
  ) {}

  /** What the page of a URL starts from, also for a host that was served without it. */
  async start(request: PageRequest): Promise<Started> {
    const { site, language, prefix, path, query, bucket } = request;
    const registry = this.registries.of(site, language, bucket);
    const live = matchRoute(routesOf(registry), path);
    const match = live ?? matchRoute(routesOf(this.registries.whole(site, language)), path);
    const row = templateRow(site.startup.site.theme_code);
    const seed = live ? await answersOf(this.link, site, seedsOf(live, eagerSections(registry, row), query)) : {};
    const data: StartData<SiteRegistry> = {
      startup: { statusCode: 1, statusMessage: 'OK', ...site.startup },
      registry: isSingleBuild(this.hostFolder) ? withoutFiles(registry) : registry,
      seed,
      language,
      prefix,
      buildId: hostBuild(this.hostFolder).id,
      route: { pattern: match?.route.path ?? null, remote: match?.route.remote ?? null, status: live ? 200 : 404 },
    };
    return { data, registry, match };
  }

  /** Makes the page of a URL. */
  async make(request: PageRequest): Promise<MadePage> {
    const { site, language, path, origin } = request;
    const [{ data, registry, match }, records] = await Promise.all([this.start(request), this.#seo(request)]);
    const build = hostBuild(this.hostFolder);
    const route = match?.route ?? null;
    const title = hostTitle(route, data.route.status, language);
    const source = { startup: site.startup, language, path, origin, title };
    const indexed = data.route.status === 200 && route?.guard === undefined && path !== '/preloader';
    const live = data.route.status === 200 ? route : null;
    const sections = live?.path === '/' ? eagerSections(registry, templateRow(site.startup.site.theme_code)) : [];
    const html = pageHtml({
      start: data,
      build,
      route: live,
      title,
      head: headTags(metaOf(data.route.status === 200 ? records : [], source), source, indexed),
      hints: moduleHints({ route: live, sections, registry, build, language, nonce: this.#mark }),
      mark: this.#mark,
    });
    return { document: new PageDocument(html, this.#mark), status: data.route.status };
  }

  async #seo({ site, language, path, bucket }: PageRequest): Promise<SeoRecord[]> {
    const match = matchRoute(routesOf(this.registries.of(site, language, bucket)), path);
    const page = match?.route.seo;
    if (!page) return [];
    const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
    const answer = await callBackend(this.link, who, 'seo', { page_name: page });
    return succeeded(answer) ? (answer.value ?? []) : [];
  }
}
