import { type Language, languageOfTag } from '@marquee/contract/languages';
import { languageCookie } from '@marquee/contract/siteCookies';
import { finishedAnswer } from '@marquee/kernel/http/finishedAnswer';
import { currentRequestId, requestIdHeader } from '@marquee/kernel/requestId';
import { isOwnPath } from '@marquee/page/rootRedirect';
import { domainOf, siteOrigin } from '../http/domain';
import { encodingOf } from '../http/encoding';
import type { Html } from '../http/html';
import { cookieOf, type Located, locate } from '../http/locale';
import { commonHeaders, pagePolicy } from '../http/security';
import { PageBody } from '../page/pageBody';
import { maintenancePage, retryAfter } from '../page/plainPage';
import { refusedPage, refusedStatus } from '../page/refusedPage';
import { isInAdvance, keptInAdvance, speculationFileOf } from '../page/speculation';
import type { MadePage } from '../page/write';
import { previewOf } from '../sources/preview';
import type { SiteState } from '../sources/siteState';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeContext } from './context';

/** Answers a page URL: the page, a redirect, the maintenance page, or that there is no site. */
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
  const preview = edge.sandbox ? previewOf(found, url, cookieHeader) : { site: found, cookie: null };
  const { site } = preview;
  const { startup } = site;
  if (startup.maintenance.is_maintenance) {
    const page = maintenancePage(startup, languageIn(url.pathname, site));
    return plainAnswer(context, page, { status: 503, secure, retry: retryAfter(startup, Date.now()) });
  }
  const cookies = [visitor.bucketCookie, preview.cookie].filter((cookie) => cookie !== null);
  const offer = { language: startup.language, defaultLanguage: startup.site.default_language };
  const chosen = cookieOf(cookieHeader, 'language');
  const located = rooted(locate(url.pathname, url.search, chosen, offer), site, url.search);
  if ('redirect' in located) {
    if (located.language && asksInAdvance(context)) return notInAdvance();
    if (located.language) cookies.push(languageCookie(located.language, secure));
    return withCookies(context.redirect(located.redirect, 302), cookies);
  }
  const origin = siteOrigin(visitor.origin, site.domain);
  const asked = { site, ...located, query: url.searchParams, origin, bucket, network };
  const page = await edge.pages.page(asked, registry);
  const isShared = !edge.reload && preview.site === found && !visitor.isShare;
  if (asksInAdvance(context)) {
    const savesData = context.req.header('save-data') === 'on';
    if (savesData || cookies.length > 0 || !mayBeInAdvance(page, site, isShared)) return notInAdvance();
  }
  return withCookies(await pageAnswer(context, page, { site, language: located.language, isShared, secure }), cookies);
}

/** The site of a domain name; null where there is none, and where the backend has not said yet. */
async function siteOf({ sites, report }: Edge, domain: string): Promise<SiteState | null> {
  try {
    return await sites.find(domain);
  } catch (error) {
    report(error);
    return null;
  }
}

/**
 * The root may be sent to a path that the site names (R2); only to one of its own, and with the query
 * that came along.
 */
function rooted(located: Located, { startup }: SiteState, search: string): Located {
  const target = startup.site.root_redirect;
  if ('redirect' in located || located.path !== '/' || !isOwnPath(target)) return located;
  const [path = '', first = ''] = [target.split(/[?#]/)[0], target.split(/[/?#]/)[1]];
  if (path === located.prefix) return located;
  // A target may name its language itself.
  const prefix = languageOfTag(first) ? '' : located.prefix;
  return { redirect: prefix + target + (target.includes('?') ? search.replace('?', '&') : search) };
}

function languageIn(pathname: string, { startup }: SiteState): Language {
  const named = languageOfTag(pathname.split('/')[1] ?? '');
  return named && startup.language.includes(named) ? named : startup.site.default_language;
}

/** How long a cache may give a page without asking, and for how long it may give the old one while it asks, s. */
const fresh = 5;
const whileAsking = 60;

/**
 * What caches may do with a page. It holds nothing personal, so that all may have it; but not an error, a page of the
 * sandbox's previews or of a release that is out for a share of the visitors, nor one without its backend or its
 * content. None may be given once something that it shows begins or ends.
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
 * Whether a browser may fetch a page before its visitor asks for it. It may show it minutes later without asking again:
 * so the page must be one that caches may have, open to everybody, and true until then.
 */
function mayBeInAdvance(page: MadePage, site: SiteState, isShared: boolean): boolean {
  const isLasting = !page.shortLived && page.until - Date.now() > keptInAdvance;
  return page.isOpen && isLasting && cachingOf(page, site, isShared).startsWith('public');
}

/**
 * What is asked for in advance and is nothing to keep: the browser forgets this, and asks anew when its visitor does.
 * 403, because a proxy takes an edge that answers 5xx for one that is ill, and a browser keeps what is 2xx, be it
 * empty.
 */
function notInAdvance(): Response {
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
}

/** A page as this visitor's browser takes it; nothing but that it is the same, where the browser has it. */
async function pageAnswer(
  context: EdgeContext,
  page: MadePage,
  { site, language, isShared, secure }: { site: SiteState; language: Language; isShared: boolean; secure: boolean },
): Promise<Response> {
  const body = site.isCurrent ? page.body : page.body.away;
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const bytes = await body.in(encoding);
  const caching = cachingOf(page, site, isShared);
  const id = currentRequestId();
  // What differs stands first: behind what is spread, each further name costs V8 more than all of the others.
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

/** What the headers of all answers with a page say, put together once. */
function headersOf(page: MadePage, secure: boolean): Record<string, string> {
  const known = secure ? overTls : plain;
  const kept = known.get(page);
  if (kept) return kept;
  const headers = {
    ...commonHeaders(secure, true),
    'content-security-policy': page.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-tag': page.tags.join(','),
    vary: 'accept-encoding',
  };
  known.set(page, headers);
  return headers;
}

/** A page of the edge's own, which nobody keeps. */
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

/** Whether a browser says that it has the page of a tag (RFC 9110 §13.1.2). */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 && response.status !== 302) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (response.status === 302) answer.headers.set('cache-control', 'private, no-cache');
  return answer;
}
