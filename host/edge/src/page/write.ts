import type { Startup } from '@marquee/contract/entities';
import type { StartRoute } from '@marquee/contract/start';
import type { RenderedPage } from '@marquee/page/rendering';
import { matchRoute } from '@marquee/page/routes';
import { reloadScript } from '../http/devReload';
import { withScript } from '../http/html';
import { type PageParties, pagePolicy } from '../http/security';
import { markSvg } from '../mark/mark';
import { headTags, installedTags } from '../seo/headTags';
import { isIndexed, ownPath, pagesBeside } from '../seo/indexing';
import { metaOf, type PageMeta } from '../seo/pageMeta';
import { type Crumb, structuredData } from '../seo/structured';
import { type Subject, subjectOf, textIn } from '../seo/subject';
import { pageHtml } from './document';
import { PageBody } from './pageBody';
import { pageStyles } from './pageStyles';
import type { PagePlan } from './plan';

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

/** Where pages are written. */
interface WritePlace {
  hostFolder: string;
  releasesFolder: string;
  offlinePages?: boolean | undefined;
  reload?: boolean | undefined;
}

/** What a page says of itself to search engines. */
function metaFor(plan: PagePlan, subject: Subject | null): PageMeta {
  const { site, language, origin, query, path } = plan.request;
  const { match, status, records, title, start } = plan;
  return metaOf({
    startup: site.startup,
    language,
    origin,
    path: match ? ownPath(match, query) : path,
    title,
    indexed: status === 200 && match !== null && isIndexed(match, query),
    subject,
    records,
    ...(match && { beside: pagesBeside(match, query, start.seed) }),
  });
}

/** The way from the home page to a page: its list, if it is one thing of a list, and itself. */
function crumbsOf({ request, match, routes, title }: PagePlan, subject: Subject | null): Crumb[] {
  const { site, language, query } = request;
  if (!match || match.route.path === '/') return [];
  const path = ownPath(match, query);
  if (!subject) return [{ name: title, path }];
  const list = matchRoute(routes, path.slice(0, path.lastIndexOf('/')) || '/')?.route;
  const above = list && list.path !== '/' ? [{ name: list.title, path: list.path }] : [];
  return [...above, { name: textIn(subject.title, language, site.startup.site.default_language), path }];
}

/** Whom the pages of a site deal with, where visitors have it at an origin. */
function partiesOf({ analytics_origins, analytics_hashes, games_origins }: Startup, origin: string): PageParties {
  const secure = origin.startsWith('https:');
  return { secure, vendors: analytics_origins, hashes: analytics_hashes, games: games_origins, hosted: true };
}

/** Writes a page: what it shows, as rendered or as a skeleton, and all that the browser begins with. */
export function writePage(
  plan: PagePlan,
  rendered: RenderedPage | null,
  place: WritePlace,
): Omit<MadePage, 'isSkeletonOnly'> {
  const { request, route, match, sections, start, status } = plan;
  const { site, language, origin } = request;
  const { startup } = site;
  const subject = subjectOf(start.seed);
  const meta = metaFor(plan, subject);
  const source = { startup, language, origin, meta, subject, answers: start.seed, crumbs: crumbsOf(plan, subject) };
  const { site_name } = startup.site;
  const head = [
    headTags(meta, site_name, language),
    meta.canonical ? structuredData(source) : '',
    installedTags(site_name, place.offlinePages ?? true, markSvg(site)),
  ].join('');
  const sheets = pageStyles({ host: place.hostFolder, releases: place.releasesFolder }, plan, rendered);
  const page = pageHtml(plan, { rendered, sheets, head });
  const html = place.reload ? withScript(page, reloadScript) : page;
  const remotes = [route, ...sections].flatMap((part) => (part?.remote ? [`remote-${part.remote}`] : []));
  return {
    body: new PageBody(html.text),
    policy: pagePolicy(html, partiesOf(startup, origin)),
    tags: [...new Set([`site-${site.domain}`, ...remotes])],
    status,
    meta,
    route: start.route,
    complete: plan.complete,
    shortLived: plan.shortLived,
    until: plan.until,
    isOpen: match?.route.guard === undefined,
    reads: plan.reads,
  };
}
