import type { Startup } from '@marquee/contract/entities';
import { failed, succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import type { StartData, StartRoute } from '@marquee/contract/start';
import { pageRegistry, type SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { isMiddleware } from '@marquee/page/middleware';
import type { RenderedPage } from '@marquee/page/rendering';
import { validUntil } from '@marquee/page/validUntil';
import { templateRow } from '@marquee/templates/rows';
import { reloadScript } from '../http/devReload';
import { withScript } from '../http/html';
import { type PageParties, pagePolicy } from '../http/security';
import { type BackendLink, callBackend } from '../link/backendLink';
import { markSvg } from '../mark/mark';
import { headTags, installedTags } from '../seo/headTags';
import { isIndexed, ownPath, pagesBeside, queryNames } from '../seo/indexing';
import { metaOf, type PageMeta, type SeoRecord } from '../seo/pageMeta';
import { type Crumb, structuredData } from '../seo/structured';
import { subjectOf, textIn } from '../seo/subject';
import { hostBuild, isSingleBuild } from '../sources/hostBuild';
import { categoryOffTitle, hostTitle, notFoundText } from '../sources/hostTitle';
import type { RegistrySource } from '../sources/registrySource';
import { matchRoute, type RouteMatch, routesOf } from '../sources/routeTable';
import type { SiteState } from '../sources/siteState';
import { pageHtml } from './document';
import { firstSections, moduleHints, type PageSection, remotesOf } from './hints';
import { inlinedTexts } from './inlinedTexts';
import { PageBody } from './pageBody';
import { pageStyles } from './pageStyles';
import { elementsIn, isForVisitors, type PageRenderer, serverModulesOf } from './rendering';
import { type Asked, answersOf, seedsOf } from './seeds';
import { isShortLivedCall } from './shortLived';

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
  /** The network of who asks; undefined for the edge itself. */
  network?: string | undefined;
}

/** What a page starts from, and what the edge itself knows beside it. */
interface Started {
  data: StartData<SiteRegistry>;
  registry: SiteRegistry;
  match: RouteMatch | null;
  title: string;
  complete: boolean;
  /** Whether there is a page at its path. */
  isLive: boolean;
  reads: readonly string[];
  /** When its answers were asked for, ms since 1970. */
  askedAt: number;
}

/** The registry for a single build, which knows where its own files are. */
function withoutFiles(registry: SiteRegistry): SiteRegistry {
  return { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, versions: [] })) };
}

/** What pages have beside what they show. */
export interface PageOptions {
  /** Whether a service worker keeps an offline page in the visitors' browsers. */
  offlinePages?: boolean;
  /** Renders the pages; without it they are skeletons, which the browser draws. */
  renderers?: PageRenderer | undefined;
  /** Whether pages load again by themselves when the host or a release has changed: development. */
  reload?: boolean;
  /** Milliseconds since 1970, by the machine's clock unless a test gives another. */
  now?: () => number;
}

/** A page as made: what it says, and with which status. */
export interface MadePage {
  body: PageBody;
  policy: string;
  /** What it is made of, for caches that drop by tag: the site, and the remotes whose releases it names. */
  tags: readonly string[];
  status: StartRoute['status'];
  meta: PageMeta;
  route: StartRoute;
  /** Whether the backend answered everything that the page was made from. */
  complete: boolean;
  /** Whether it has no content because no renderer was free. */
  isSkeletonOnly: boolean;
  /** Whether it holds short-lived answers: odds, rankings. */
  shortLived: boolean;
  /** When something that it shows begins or ends, ms since 1970. */
  until: number;
  /** Whether it lies behind no guard. */
  isOpen: boolean;
  /** Names of the query that it was made from: pages of a path differ by them alone. */
  reads: readonly string[];
}

/**
 * An unknown path, a category that is off and an unknown article are not found; a guard that nobody knows is an error
 * (R8).
 */
function statusOf(live: RouteMatch | null, missing: boolean): StartRoute['status'] {
  if (!live || missing) return 404;
  return isMiddleware(live.route.guard) ? 200 : 500;
}

const isShortLived = (answers: StartData['seed']) =>
  Object.keys(answers).some((key) => isShortLivedCall(key.split('|', 1)[0] ?? ''));

/**
 * When a page was made, ms since 1970. To the minute where nothing on it runs by the second: made again, it is the same
 * text.
 */
function madeAt(answers: StartData['seed'], now: number): number {
  return isShortLived(answers) ? now : now - (now % 60_000);
}

const fullPath = ({ prefix, path, query }: PageRequest) => prefix + path + (query.size > 0 ? `?${query}` : '');

/** What a page reads of its query: it is the same page whatever else stands there. */
function readSearch({ query }: PageRequest, { match, reads }: Started): string {
  // That there is no such page is said with all of its address.
  const read = new URLSearchParams([...query].filter(([name]) => !match || reads.includes(name)));
  read.sort();
  return read.size > 0 ? `?${read}` : '';
}

/** What a page says of itself to search engines. */
function metaFor(request: PageRequest, { data, match, title }: Started, records: readonly SeoRecord[]): PageMeta {
  const { site, language, origin, query, path } = request;
  const indexed = data.route.status === 200 && match !== null && isIndexed(match, query);
  return metaOf({
    startup: site.startup,
    language,
    origin,
    path: match ? ownPath(match, query) : path,
    title,
    indexed,
    subject: subjectOf(data.seed),
    records,
    ...(match && { beside: pagesBeside(match, query, data.seed) }),
  });
}

/** Whom the pages of a site deal with, where visitors have it at an origin. */
export function partiesOf(
  { analytics_origins, analytics_hashes, games_origins }: Startup,
  origin: string,
): PageParties {
  const secure = origin.startsWith('https:');
  return { secure, vendors: analytics_origins, hashes: analytics_hashes, games: games_origins, hosted: true };
}

/** One moment by two clocks, ms. */
export interface Moment {
  now: number;
  ticks: number;
}

/** Makes pages from site, registry, build and the backend's answers. It keeps nothing; `PageCache` does. */
export class PageMaker {
  constructor(
    readonly link: BackendLink,
    readonly registries: RegistrySource,
    readonly hostFolder: string,
    readonly options: PageOptions = {},
  ) {}

  /** What time it is for what pages say, ms since 1970. */
  now(): number {
    return (this.options.now ?? Date.now)();
  }

  /** The same, and by the clock that pages grow old by, ms: that one is never set. */
  moment(): Moment {
    return { now: this.now(), ticks: (this.options.now ?? (() => performance.now()))() };
  }

  /** What the page of a URL starts from, also for a host that was served without it. */
  async start(request: PageRequest): Promise<Started> {
    const { site, language, prefix, path, query, bucket } = request;
    const registry = this.registries.of(site, language, bucket);
    const live = matchRoute(routesOf(registry), path);
    const match = live ?? matchRoute(routesOf(this.registries.withAllCategories(site, language)), path);
    const row = templateRow(site.startup.site.theme_code);
    // A backend that is away is asked nothing: the page asks for itself, and says what it does not get.
    const nothing: Asked = { answers: {}, missing: false, complete: site.isCurrent };
    const { drawn, answered: sections } = live
      ? firstSections(registry, row, live.route.path)
      : { drawn: [], answered: [] };
    const seeds = live ? seedsOf(live, query, { template: row, sections, language }) : [];
    const askedAt = this.now();
    const { answers, missing, complete } = live && site.isCurrent ? await answersOf(this.link, site, seeds) : nothing;
    const status = statusOf(live, missing);
    const data: StartData<SiteRegistry> = {
      startup: { statusCode: 1, statusMessage: 'OK', ...site.startup },
      registry: isSingleBuild(this.hostFolder)
        ? withoutFiles(registry)
        : pageRegistry(registry, remotesOf(registry, live?.route ?? null, drawn)),
      seed: answers,
      language,
      prefix,
      buildId: hostBuild(this.hostFolder).id,
      at: madeAt(answers, this.now()),
      route: { pattern: match?.route.path ?? null, remote: match?.route.remote ?? null, status },
    };
    return {
      data,
      registry,
      match,
      complete,
      isLive: live !== null,
      askedAt,
      reads: live ? queryNames(live, sections) : [],
      title: live || !match ? hostTitle(live?.route ?? null, language) : categoryOffTitle(language),
    };
  }

  /** Makes the page of a URL. `isRemake`: nobody waits for it, another one is given meanwhile. */
  async make(request: PageRequest, isRemake = false): Promise<MadePage> {
    const { site, language, origin } = request;
    const [started, records] = await Promise.all([this.start(request), this.#seo(request)]);
    const { data, registry, match } = started;
    const isFound = data.route.status === 200;
    const complete = started.complete && records !== null;
    const build = hostBuild(this.hostFolder);
    // A page that is about nothing that there is says so itself.
    const route = started.isLive && data.route.status !== 500 ? (match?.route ?? null) : null;
    const meta = metaFor(request, started, isFound ? (records ?? []) : []);
    const subject = subjectOf(data.seed);
    const { site_name, theme_code } = site.startup.site;
    const source = { startup: site.startup, language, origin, meta, subject, answers: data.seed };
    const structured = meta.canonical ? structuredData({ ...source, crumbs: this.#crumbs(request, started) }) : '';
    const sections = route ? firstSections(registry, templateRow(theme_code), route.path).drawn : [];
    const folders = { host: this.hostFolder, releases: this.registries.folder };
    const texts = inlinedTexts(folders, registry, remotesOf(registry, route, sections));
    const inlined = new Set(Object.keys(texts));
    const ui = build.texts[language];
    const start = { ...data, texts: ui ? { ui, ...texts } : texts };
    const rendered = await this.#render(request, started, { start, sections, isRemake });
    const sheets = pageStyles({
      folders,
      build,
      template: templateRow(theme_code).code,
      ...(rendered && { chunk: route?.chunk }),
      parts: rendered?.parts ?? [],
      registry,
    });
    const page = pageHtml({
      start: {
        ...start,
        ...(rendered && { rendered: { parts: rendered.parts, elements: elementsIn(rendered.html) } }),
      },
      build,
      sheets,
      rendered,
      route,
      title: match ? started.title : notFoundText(fullPath(request), language),
      head:
        headTags(meta, site_name, language) +
        structured +
        installedTags(site_name, this.options.offlinePages ?? true, markSvg(site)),
      hints: moduleHints({
        route,
        sections,
        registry,
        build,
        inlined,
        drawn: new Set(sheets.map(({ url }) => url)),
        template: templateRow(theme_code),
      }),
    });
    const { status } = data.route;
    const shortLived = isShortLived(data.seed);
    const until = validUntil(data.seed, started.askedAt);
    const { reads } = started;
    const html = this.options.reload ? withScript(page, reloadScript) : page;
    const policy = pagePolicy(html, partiesOf(site.startup, origin));
    const body = new PageBody(html.text);
    const remotes = [route, ...sections].flatMap((part) => (part?.remote ? [`remote-${part.remote}`] : []));
    const tags = [...new Set([`site-${site.domain}`, ...remotes])];
    const isSkeletonOnly = rendered === null && this.#isRenderable(started);
    const isOpen = match?.route.guard === undefined;
    return {
      body,
      policy,
      tags,
      status,
      meta,
      route: data.route,
      complete,
      isSkeletonOnly,
      shortLived,
      until,
      isOpen,
      reads,
    };
  }

  /** Whether a page is one that is rendered here. */
  #isRenderable({ match, data }: Started): boolean {
    return this.options.renderers !== undefined && this.options.renderers.count > 0 && isForVisitors(match, data);
  }

  /** The page as a visitor's browser draws it first; null where it is left to the browser. */
  async #render(
    request: PageRequest,
    started: Started,
    drawn: { start: StartData<SiteRegistry>; sections: readonly PageSection[]; isRemake: boolean },
  ): Promise<RenderedPage | null> {
    const { match, registry } = started;
    const { renderers } = this.options;
    const { start, sections, isRemake } = drawn;
    if (!renderers || !this.#isRenderable(started)) return null;
    const remotes = new Set([match?.route.remote ?? '', ...sections.map(({ remote }) => remote)]);
    const modules = serverModulesOf(remotes, registry, this.registries.current());
    const address = request.prefix + request.path + readSearch(request, started);
    return renderers.render({ start, address, modules }, isRemake);
  }

  /** The way from the home page to a page: its list, if it is one thing of a list, and itself. */
  #crumbs({ site, language, query }: PageRequest, { match, registry, title, data }: Started): Crumb[] {
    if (!match || match.route.path === '/') return [];
    const subject = subjectOf(data.seed);
    const path = ownPath(match, query);
    if (!subject) return [{ name: title, path }];
    const parent = matchRoute(routesOf(registry), path.slice(0, path.lastIndexOf('/')) || '/');
    const above = parent && parent.route.path !== '/' ? [{ name: parent.route.title, path: parent.route.path }] : [];
    return [...above, { name: textIn(subject.title, language, site.startup.site.default_language), path }];
  }

  /** What the site has written about a page; null where the backend could not say. */
  async #seo({ site, language, path, bucket }: PageRequest): Promise<SeoRecord[] | null> {
    const match = matchRoute(routesOf(this.registries.of(site, language, bucket)), path);
    const page = match?.route.seo;
    if (!page) return [];
    if (!site.isCurrent) return null;
    const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
    const answer = await callBackend(this.link, who, 'seo', { page_name: page });
    if (failed(answer)) return null;
    return succeeded(answer) ? (answer.value ?? []) : [];
  }
}
