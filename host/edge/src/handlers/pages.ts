import { type Language, languageOfTag } from '@marquee/contract/languages';
import { languageCookie } from '@marquee/contract/siteCookies';
import { domainOf } from '@marquee/kernel/http/domain';
import { finishedAnswer } from '@marquee/kernel/http/finishedAnswer';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';
import { isOwnPath } from '@marquee/page/rootRedirect';
import { cookieOf, withCookies } from '../http/cookies';
import { encodingOf } from '../http/encoding';
import { galleryPolicy } from '../http/galleryPolicy';
import type { Html } from '../http/html';
import { type Located, locate } from '../http/locale';
import { commonHeaders, integrityPolicy, pagePolicy, reportingEndpoints } from '../http/security';
import { PageBody } from '../page/pageBody';
import { maintenancePage, retryAfter } from '../page/plainPage';
import { refusedPage, refusedStatus } from '../page/refusedPage';
import { isInAdvance, keptInAdvance, speculationFileOf } from '../page/speculation';
import type { MadePage } from '../page/write';
import { siteOrigin } from '../seo/siteOrigin';
import { previewOf } from '../sources/preview';
import { armOf } from '../sources/registrySource';
import type { SiteState } from '../sources/siteState';
import { sharingOf, visitorCookies, visitorOf } from '../sources/visitor';
import type { Edge, EdgeContext } from './context';
import { overrideAnswer, overrideIn } from './overrideAnswer';

/** Answers a page URL: the page, a redirect, the maintenance page, or an error page if there is no site. */
export async function pageResponse(context: EdgeContext, edge: Edge): Promise<Response> {
  const cookieHeader = context.req.header('cookie');
  const visitor = visitorOf(context.req.raw, edge, context.env);
  const { url, secure, bucket, network, registry } = visitor;
  const domain = domainOf(context.req.header('host'));
  const found = await siteOf(edge, domain);
  if (!found) {
    const message = edge.sites.messageOf(domain);
    const status = refusedStatus(message);
    return plainAnswer(context, refusedPage(message, context.req.raw), { status, secure, retry: 5 });
  }
  const answered = overrideAnswer(context, edge, url);
  if (answered) return answered;
  const override = overrideIn(context, edge) ?? undefined;
  const preview = edge.sandbox ? previewOf(found, url, cookieHeader) : { site: found, cookie: null };
  const { site } = preview;
  const { startup } = site;
  if (startup.maintenance.is_maintenance) {
    const page = maintenancePage(startup, languageIn(url.pathname, site));
    return plainAnswer(context, page, { status: 503, secure, retry: retryAfter(startup, Date.now()) });
  }
  // A page in a frame of the sandbox's gallery leaves the browser as it was.
  const isFramed = edge.sandbox === true && context.req.header('sec-fetch-dest') === 'iframe';
  const arm = armOf(registry, { site: site.domain, bucket });
  const sharing = sharingOf(visitor, arm, cookieHeader);
  const given = [sharing.cookie, preview.cookie].filter((one) => one !== null);
  const cookies = isFramed ? [] : [...visitorCookies(visitor, edge), ...given];
  const offer = { language: startup.language, defaultLanguage: startup.site.default_language };
  const chosen = cookieOf(cookieHeader, 'language');
  const located = rooted(locate(url.pathname, url.search, chosen, offer), site, url.search);
  if ('redirect' in located) {
    if (located.language && asksInAdvance(context)) return notInAdvance();
    if (located.language && !isFramed) cookies.push(languageCookie(located.language, secure));
    return withCookies(context.redirect(located.redirect, 302), cookies);
  }
  const origin = siteOrigin(visitor.origin, site.domain);
  const asked = { site, ...located, query: url.searchParams, origin, bucket, arm, network, override };
  const page = await (override ? edge.pages.ownPage(asked, registry) : edge.pages.page(asked, registry));
  const isShared = !override && !edge.reload && preview.site === found && sharing.isShared;
  if (asksInAdvance(context)) {
    const savesData = context.req.header('save-data') === 'on';
    if (savesData || cookies.length > 0 || !mayBeInAdvance(page, site, isShared)) return notInAdvance();
  }
  const answer = await pageAnswer(context, page, {
    site,
    language: located.language,
    isShared,
    isKept: !override,
    secure,
    isStill: isFramed && url.searchParams.has('marquee-theme'),
  });
  return withPolicy(
    withCookies(answer, cookies),
    page.policy,
    edge.sandbox ? galleryPolicy(page.policy, url) : page.policy,
  );
}

/** A response with another policy, if it differs. */
function withPolicy(response: Response, policy: string, wanted: string): Response {
  if (policy === wanted) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('content-security-policy', wanted);
  return answer;
}

/** The site of a domain name; null if there is none, or if the backend has not answered yet. */
async function siteOf({ sites, report }: Edge, domain: string): Promise<SiteState | null> {
  try {
    return await sites.find(domain);
  } catch (error) {
    report(error);
    return null;
  }
}

/** The root may redirect to a path that the site names (R2), only within the site, keeping the query. */
function rooted(located: Located, { startup }: SiteState, search: string): Located {
  const target = startup.site.root_redirect;
  if ('redirect' in located || located.path !== '/' || !isOwnPath(target)) return located;
  const [path = '', first = ''] = [target.split(/[?#]/)[0], target.split(/[/?#]/)[1]];
  if (path === located.prefix) return located;
  // A target may contain its own language prefix.
  const prefix = languageOfTag(first) ? '' : located.prefix;
  return { redirect: prefix + target + (target.includes('?') ? search.replace('?', '&') : search) };
}

function languageIn(pathname: string, { startup }: SiteState): Language {
  const named = languageOfTag(pathname.split('/')[1] ?? '');
  return named && startup.language.includes(named) ? named : startup.site.default_language;
}

/**
 * How long a cache may serve a page without revalidation, and how long it may serve a stale one while revalidating, s.
 */
const fresh = 5;
const whileAsking = 60;

/**
 * The `cache-control` of a page. Pages contain nothing personal, so that shared caches may store them. Not stored:
 * errors, theme previews of the sandbox, pages of visitors who get a canary release or may get one, and pages without
 * backend data or content. None
 * may be served after something that it shows has begun or ended.
 */
function cachingOf(
  { status, isSkeletonOnly, shortLived, until }: MadePage,
  site: SiteState,
  isShared: boolean,
): string {
  if (!site.isCurrent) return 'no-store';
  const left = Math.floor((until - Date.now()) / 1000);
  if (!isShared || isSkeletonOnly || status !== 200 || left < 1) return 'private, no-cache';
  const isLasting = !shortLived && left > fresh + whileAsking;
  return `public, max-age=0, s-maxage=${Math.min(fresh, left)}${isLasting ? `, stale-while-revalidate=${whileAsking}` : ''}`;
}

function asksInAdvance({ req }: EdgeContext): boolean {
  return isInAdvance(req.header('sec-purpose'));
}

/**
 * Whether a browser may prefetch a page. It may show it minutes later without revalidation: the page must be cacheable,
 * public, and valid until then.
 */
function mayBeInAdvance(page: MadePage, site: SiteState, isShared: boolean): boolean {
  const isLasting = !page.shortLived && page.until - Date.now() > keptInAdvance;
  return page.isOpen && isLasting && cachingOf(page, site, isShared).startsWith('public');
}

/**
 * The answer to a prefetch that is not allowed: the browser discards it, and requests the page on navigation. 403,
 * because load balancers count 5xx as failures, and browsers keep 2xx even if empty.
 */
function notInAdvance(): Response {
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
}

/** How a page is answered. */
interface Manner {
  site: SiteState;
  language: Language;
  isShared: boolean;
  /** Whether any cache may keep it, the browser's own included. */
  isKept: boolean;
  secure: boolean;
  /** Without scripts, as the sandbox's gallery shows it. */
  isStill: boolean;
}

/** A page as a response to this browser; 304 if the browser has it. */
async function pageAnswer(context: EdgeContext, page: MadePage, manner: Manner): Promise<Response> {
  const { site, language, isShared, isKept, secure, isStill } = manner;
  const current = site.isCurrent ? page.body : page.body.away;
  const body = isStill ? current.still : current;
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const bytes = await body.in(encoding);
  const caching = isKept ? cachingOf(page, site, isShared) : 'no-store';
  const id = currentRequestId();
  // Varying headers come first: after a spread, each further property is much slower in V8.
  const common = {
    'cache-control': caching,
    etag: body.etag,
    ...(id && { [requestIdHeader]: id }),
    ...(page.isOpen && caching.startsWith('public') ? { 'speculation-rules': `"${speculationFileOf(language)}"` } : {}),
    ...headersOf(page, secure),
  };
  const { req } = context;
  if (knows(req.header('if-none-match'), body.etag)) return finishedAnswer(null, { status: 304, headers: common });
  const headers = { 'content-length': String(bytes.byteLength), ...codingOf[encoding], ...common };
  return finishedAnswer(req.method === 'HEAD' ? null : bytes, { status: page.status, headers });
}

const codingOf = { br: { 'content-encoding': 'br' }, gzip: { 'content-encoding': 'gzip' }, identity: {} };

const [plain, overTls] = [
  new WeakMap<MadePage, Record<string, string>>(),
  new WeakMap<MadePage, Record<string, string>>(),
];

/** The common headers of all responses with a page, built once. */
function headersOf(page: MadePage, secure: boolean): Record<string, string> {
  const known = secure ? overTls : plain;
  const kept = known.get(page);
  if (kept) return kept;
  const headers = {
    ...commonHeaders(secure, true),
    'content-security-policy': page.policy,
    'reporting-endpoints': reportingEndpoints,
    ...(page.isHashed && { 'integrity-policy': integrityPolicy }),
    'content-type': 'text/html; charset=utf-8',
    'cache-tag': page.tags.join(','),
    vary: 'accept-encoding',
  };
  known.set(page, headers);
  return headers;
}

/** A page generated by the edge itself; never cached. */
async function plainAnswer(
  context: EdgeContext,
  page: Html,
  { status, secure, retry }: { status: 404 | 410 | 503; secure: boolean; retry: number },
): Promise<Response> {
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const bytes = await new PageBody(page.text).in(encoding);
  return new Response(context.req.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(page, { secure }),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      'content-length': String(bytes.byteLength),
      ...codingOf[encoding],
      ...(status === 503 ? { 'retry-after': String(retry) } : {}),
    },
  });
}

/** Whether `if-none-match` contains the page's tag (RFC 9110 §13.1.2). */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}
