import { lobbyOf } from '@marquee/contract/categories';
import type { StartRoute } from '@marquee/contract/start';
import type { RenderedPage } from '@marquee/page/rendering';
import { matchRoute, type RouteMatch } from '@marquee/page/routes';
import { reloadScript } from '../http/devReload';
import { withScript } from '../http/html';
import { type PageParties, pagePolicy } from '../http/security';
import { markSvg } from '../mark/mark';
import { headTags, installedTags } from '../seo/headTags';
import { isIndexed, ownPath, pagesBeside } from '../seo/indexing';
import { metaOf, type PageMeta } from '../seo/pageMeta';
import { type Crumb, structuredData } from '../seo/structured';
import { type Answers, canonicalPath, type Subject, subjectOf, textIn } from '../seo/subject';
import { pageHtml } from './document';
import { PageBody } from './pageBody';
import { pageStyles } from './pageStyles';
import type { PagePlan } from './plan';

/** A written page: its content and status. */
export interface MadePage {
  body: PageBody;
  policy: string;
  /** Whether all its scripts have hashes, so that browsers may refuse others. */
  isHashed: boolean;
  /** Cache tags of what it is made from: the site, and the remotes whose releases it names. */
  tags: readonly string[];
  status: StartRoute['status'];
  meta: PageMeta;
  route: StartRoute;
  /** Whether the backend answered every call of the page. */
  complete: boolean;
  /** Whether it has no content because no renderer was free. */
  isSkeletonOnly: boolean;
  /** Whether it has short-lived answers: odds, rankings. */
  shortLived: boolean;
  /** When something that it shows begins or ends, ms since 1970. */
  until: number;
  /** Whether it has no guard. */
  isOpen: boolean;
  /** Query parameters that it uses: only they distinguish pages of a path. */
  reads: readonly string[];
}

/** What pages are written with. */
interface WritePlace {
  hostFolder: string;
  releasesFolder: string;
  offlinePages?: boolean | undefined;
  reload?: boolean | undefined;
}

/** Canonical path of a game's page: of several games of one name and provider, only one has a page. */
function standingPath(match: RouteMatch, answers: Answers): string | undefined {
  const query = canonicalPath(answers);
  return query && ownPath(match, query);
}

/** A page's metadata for search engines. */
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
    ...(match && { beside: pagesBeside(match, query, start.seed), canonicalPath: standingPath(match, start.seed) }),
  });
}

/** Breadcrumbs from the home page to a page: its list, if it is an item of one, and itself. */
function crumbsOf({ request, match, routes, title }: PagePlan, subject: Subject | null): Crumb[] {
  const { site, language, query } = request;
  if (!match || match.route.path === '/') return [];
  const path = ownPath(match, query);
  if (!subject) return [{ name: title, path }];
  const listPath = subject.game ? lobbyOf(subject.game) : path.slice(0, path.lastIndexOf('/'));
  const list = matchRoute(routes, listPath || '/')?.route;
  const above = list && list.path !== '/' ? [{ name: list.title, path: list.path }] : [];
  return [...above, { name: textIn(subject.title, language, site.startup.site.default_language), path }];
}

/** The origins used by a site's pages, for visitors at an origin. */
function partiesOf({ site, origin, override }: PagePlan['request']): PageParties {
  const { analytics_origins: vendors, analytics_hashes: hashes, games_origins: games } = site.startup;
  return { secure: origin.startsWith('https:'), vendors, hashes, games, developed: override?.from, hosted: true };
}

/** Writes a page: its content, rendered or as a skeleton, and the data that the browser starts with. */
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
    policy: pagePolicy(html, partiesOf(request)),
    isHashed: startup.own_scripts_only === true,
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
