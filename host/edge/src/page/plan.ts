import type { Language } from '@marquee/contract/languages';
import type { PageOverride } from '@marquee/contract/overridden';
import type { StartData, StartRoute } from '@marquee/contract/start';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { pageRegistry, type SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { isMiddleware } from '@marquee/page/middleware';
import type { ServerModule } from '@marquee/page/rendering';
import { matchRoute, type PageRoute, type RouteMatch, routesOf } from '@marquee/page/routes';
import { firstSections } from '@marquee/page/sections';
import { type PageSlot, slotsIn } from '@marquee/page/slots';
import { validUntil } from '@marquee/page/validUntil';
import { templateRow } from '@marquee/templates/rows';
import type { TemplateRow } from '@marquee/theme/templates';
import type { BackendLink } from '../link/backendLink';
import { queryNames } from '../seo/indexing';
import type { SeoRecord } from '../seo/pageMeta';
import { type HostBuild, isSingleBuild } from '../sources/hostBuild';
import { categoryOffTitle, hostTitle } from '../sources/hostTitle';
import type { SiteState } from '../sources/siteState';
import { visibleRegistry, withAllCategories } from '../sources/visibleRegistry';
import type { ServedHost } from './hosts';
import { inlinedTexts } from './inlinedTexts';
import { type Asked, answersOf, insteadOf, missingPageSeeds, seedsOf, seoRecordsOf } from './seeds';
import { isShortLivedCall } from './shortLived';

/** A request for a page. */
export interface PageRequest {
  site: SiteState;
  language: Language;
  prefix: string;
  /** Path without locale prefix. */
  path: string;
  query: URLSearchParams;
  origin: string;
  /** The visitor's bucket for canary releases; null for none. */
  bucket: number | null;
  /** Remotes of which the visitor gets a canary release (`armOf`). */
  arm: string;
  /** The requester's network; undefined for the edge itself. */
  network?: string | undefined;
  /** The remote that the browser takes from its own machine. */
  override?: PageOverride | undefined;
}

/** What is live when a page is requested. */
export interface Published {
  registry: Registry;
  /** The host of the visitor. */
  host: ServedHost;
  build: HostBuild;
}

/** The sources of plans. */
export interface PlanPlace {
  link: BackendLink;
  hostFolder: string;
  releasesFolder: string;
  sandbox?: boolean | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** All that is known of a page before it is rendered. Immutable. */
export interface PagePlan {
  readonly request: PageRequest;
  readonly build: HostBuild;
  readonly template: TemplateRow;
  /** The registry as the visitor gets it, and its routes. */
  readonly registry: SiteRegistry;
  readonly routes: readonly PageRoute[];
  readonly slots: readonly PageSlot[];
  /** The route of the path, even if its category is off; null if unknown. */
  readonly match: RouteMatch | null;
  /** The route that the page shows; null for error pages. */
  readonly route: PageRoute | null;
  readonly status: StartRoute['status'];
  /** The sections that the page renders at once. */
  readonly sections: readonly PageSlot[];
  /** The page's start data, as the browser gets it. */
  readonly start: StartData<SiteRegistry>;
  /** Path and query as rendered, with only the query parameters that the page uses. */
  readonly address: string;
  /** Code of remotes that may render their parts. */
  readonly modules: readonly ServerModule[];
  readonly title: string;
  /** The site's own SEO records of the page. */
  readonly records: readonly SeoRecord[];
  /** Query parameters that the page uses: only they distinguish pages of a path. */
  readonly reads: readonly string[];
  /** Whether the backend answered every call. */
  readonly complete: boolean;
  /** Whether it has short-lived answers: odds, rankings. */
  readonly shortLived: boolean;
  /** When something that it shows begins or ends, ms since 1970. */
  readonly until: number;
}

/** Unknown paths, categories that are off and unknown articles are 404; an unknown guard is an error (R8). */
function statusOf(live: RouteMatch | null, missing: boolean): StartRoute['status'] {
  if (!live || missing) return 404;
  return isMiddleware(live.route.guard) ? 200 : 500;
}

/**
 * When a page was made, ms since 1970. Rounded to the minute unless it has short-lived answers, so that rendering it
 * again gives the same text.
 */
const madeAt = (now: number, shortLived: boolean) => (shortLived ? now : now - (now % 60_000));

/** The registry for a single build, which knows its own files. */
function withoutFiles(registry: SiteRegistry): SiteRegistry {
  return { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, versions: [] })) };
}

/** The registry without the files of the remote that the browser brings. */
function withoutFilesOf(registry: SiteRegistry, override: PageOverride | undefined): SiteRegistry {
  if (!override) return registry;
  const remotes = registry.remotes.map((one) => (one.name === override.remote ? { ...one, versions: [] } : one));
  return { ...registry, remotes };
}

/** The remotes that a page begins with: of the page, of its first sections, and of floating elements. */
function remotesOf(route: PageRoute | null, sections: readonly PageSlot[], slots: readonly PageSlot[]): Set<string> {
  const floating = slots.filter(({ slot }) => slot === 'floating');
  const own = route?.remote ? [route.remote] : [];
  return new Set([...own, ...[...sections, ...floating].map(({ remote }) => remote)]);
}

/**
 * The server code of what a page renders, in the versions that the registry tries first. Remotes without server code
 * are rendered in the browser.
 */
function serverModulesOf(
  drawn: ReadonlySet<string | null | undefined>,
  { remotes: visible }: SiteRegistry,
  { remotes: records }: Registry,
): ServerModule[] {
  return visible.flatMap(({ name, versions: [first] }) => {
    const server = first && records[name]?.versions[first.version]?.description.server;
    if (!server || !drawn.has(name)) return [];
    return [{ remote: name, version: first.version, file: server.file, integrity: server.integrity }];
  });
}

/** Path and query of a page, with only the query parameters that it uses: others do not change the page. */
function addressOf({ prefix, path, query }: PageRequest, reads: readonly string[] | null): string {
  // "Not found" shows the full address.
  const read = new URLSearchParams([...query].filter(([name]) => !reads || reads.includes(name)));
  if (reads) read.sort();
  return prefix + path + (read.size > 0 ? `?${read}` : '');
}

/**
 * Collects everything that a page is made from: its route, template, sections and releases, and the backend's answers
 * to its first calls.
 */
export async function planPage(place: PlanPlace, request: PageRequest, published: Published): Promise<PagePlan> {
  const { site, language, prefix, path, query } = request;
  const { build, host } = published;
  const template = templateRow(site.startup.site.theme_code);
  const viewer = { site, language, bucket: request.bucket, hostApi: host.hostApi };
  const registry = withoutFilesOf(visibleRegistry(published.registry, viewer, place.sandbox), request.override);
  const routes = routesOf(registry);
  const slots = slotsIn(registry);
  const live = matchRoute(routes, path);
  const match = live ?? matchRoute(routesOf(withAllCategories(published.registry, viewer, place.sandbox)), path);
  const { drawn, answered } = live ? firstSections(slots, template, live.route.path) : { drawn: [], answered: [] };
  const seeds = live
    ? seedsOf(live, query, { template, sections: answered, language })
    : missingPageSeeds({ template, language });
  const askedAt = place.now();
  // An unavailable backend is not called: the page calls it itself, and reports failures.
  const nothing: Asked = { answers: {}, missing: false, complete: site.isCurrent };
  const [asked, records] = await Promise.all([
    site.isCurrent ? answersOf(place.link, site, seeds) : nothing,
    seoRecordsOf(place.link, site, live?.route.seo),
  ]);
  const instead = live && asked.missing ? await insteadOf(place.link, site) : {};
  const { missing, complete } = asked;
  const answers = { ...asked.answers, ...instead };
  const status = statusOf(live, missing);
  const route = live && status !== 500 ? live.route : null;
  const sections = route ? drawn : [];
  const folders = { host: place.hostFolder, releases: place.releasesFolder };
  const ui = build.texts[language];
  const shortLived = Object.keys(answers).some((key) => isShortLivedCall(key.split('|', 1)[0] ?? ''));
  const reads = live ? queryNames(live, answered) : [];
  return {
    request,
    build,
    template,
    registry,
    routes,
    slots,
    match,
    route,
    status,
    sections,
    start: {
      startup: { statusCode: 1, statusMessage: 'OK', ...site.startup },
      siteVersion: site.version,
      registry: isSingleBuild(place.hostFolder)
        ? withoutFiles(registry)
        : pageRegistry(registry, remotesOf(live?.route ?? null, drawn, slots)),
      seed: answers,
      language,
      prefix,
      buildId: build.id,
      at: madeAt(place.now(), shortLived),
      route: { pattern: match?.route.path ?? null, remote: match?.route.remote ?? null, status },
      texts: { ...(ui && { ui }), ...inlinedTexts(folders, registry, remotesOf(route, sections, slots)) },
    },
    address: addressOf(request, match && reads),
    modules: serverModulesOf(
      new Set([match?.route.remote, ...sections.map(({ remote }) => remote)]),
      registry,
      published.registry,
    ),
    title: live || !match ? hostTitle(live?.route ?? null, language) : categoryOffTitle(language),
    records: (status === 200 && records) || [],
    reads,
    complete: complete && records !== null,
    shortLived,
    until: validUntil(answers, askedAt),
  };
}
