import { type Language, languageOfTag } from '@marquee/contract/languages';
import { isOwnPath } from '@marquee/shell/rules/rootRedirect';
import { withReload } from '../http/devReload';
import { domainCookie, domainCookieName, domainOf, siteOrigin } from '../http/domain';
import { compress, encodingOf } from '../http/encoding';
import { cookieOf, type Located, languageCookie, locate } from '../http/locale';
import { makeNonce, pagePolicy } from '../http/security';
import { maintenancePage, retryAfter } from '../page/plainPage';
import { refusedPage, refusedStatus } from '../page/refusedPage';
import { withoutBackend } from '../page/withoutBackend';
import { previewOf } from '../sources/preview';
import type { SiteState } from '../sources/siteState';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeContext } from './context';

/** Answers a page URL: the page, a redirect, the maintenance page, or that there is no site. */
export async function pageResponse(context: EdgeContext, edge: Edge): Promise<Response> {
  const url = new URL(context.req.url);
  const visitor = visitorOf(context.req.raw, edge, context.env);
  const cookies = visitor.bucketCookie ? [visitor.bucketCookie] : [];
  const nonce = makeNonce();
  const domain = domainOf(context.req.header('host'));
  const found = await edge.sites.find(domain).catch((error: unknown) => void edge.report(error));
  if (!found) {
    const message = edge.sites.messageOf(domain);
    const status = refusedStatus(message);
    const headers: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {};
    return html(context, { text: refusedPage(message, context.req.raw, nonce), status, nonce, headers });
  }
  const preview = edge.sandbox ? previewOf(found, url, context.req.header('cookie')) : { site: found, cookie: null };
  if (preview.cookie) cookies.push(preview.cookie);
  const { site } = preview;
  const { startup } = site;
  const chosen = cookieOf(context.req.header('cookie'), 'language');
  if (cookieOf(context.req.header('cookie'), domainCookieName) !== site.domain) {
    cookies.push(domainCookie(site.domain, visitor.secure));
  }
  const offer = { language: startup.language, defaultLanguage: startup.site.default_language };
  if (startup.maintenance.is_maintenance) {
    const text = maintenancePage(startup, languageIn(url.pathname, site), nonce);
    const headers = { 'retry-after': String(retryAfter(startup, Date.now())) };
    return html(context, { text, status: 503, nonce, headers });
  }
  const located = rooted(locate(url.pathname, url.search, chosen, offer), site, url.search);
  if ('redirect' in located) {
    if (located.language) cookies.push(languageCookie(located.language, visitor.secure));
    return withCookies(context.redirect(located.redirect, 302), cookies);
  }
  const { language, path, prefix } = located;
  if (prefix && chosen !== language) cookies.push(languageCookie(language, visitor.secure));
  const { bucket } = visitor;
  const origin = siteOrigin(visitor.origin, site.domain);
  const { network } = visitor;
  const query = url.searchParams;
  const page = await edge.pages.page({ site, language, prefix, path, query, origin, bucket, network });
  const made = page.document.with(nonce);
  const shown = site.isCurrent ? made : withoutBackend(made);
  const text = edge.reload ? withReload(shown, nonce) : shown;
  const { secure } = visitor;
  const { analytics_origins: vendors, games_origins: games } = startup;
  const headers: Record<string, string> = site.isCurrent ? {} : { 'cache-control': 'no-store' };
  return withCookies(
    await html(context, { text, status: page.status, nonce, secure, vendors, games, headers }),
    cookies,
  );
}

/** The root may be sent to a path that the site names (specification §2); only to one of its own, and with the query that came along. */
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

interface HtmlAnswer {
  text: string;
  status: 200 | 404 | 410 | 500 | 503;
  nonce: string;
  secure?: boolean;
  vendors?: readonly string[] | undefined;
  games?: readonly string[] | undefined;
  headers?: Record<string, string>;
}

/** HTML with its policy, compressed. It holds nothing personal, and is asked for anew each time because of its nonce. */
async function html(
  context: EdgeContext,
  { text, status, nonce, secure, vendors, games, headers }: HtmlAnswer,
): Promise<Response> {
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const body = await compress(new TextEncoder().encode(text), encoding);
  return new Response(context.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'private, no-cache',
      'content-security-policy': pagePolicy(nonce, secure ?? false, vendors, games),
      vary: 'accept-encoding, cookie',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...headers,
    },
  });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (response.status === 302) answer.headers.set('cache-control', 'private, no-cache');
  return answer;
}
