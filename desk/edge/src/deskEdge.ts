import { isLanguage, type Language } from '@marquee/contract/languages';
import { languageCookie } from '@marquee/contract/staff/deskPaths';
import type { RequestBindings } from '@marquee/edge/backendLink';
import { mountHealing } from '@marquee/edge/handlers/mountHealing';
import { EdgeNotes } from '@marquee/edge/health/edgeNotes';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { lookInChild } from '@marquee/edge/health/lookInChild';
import { cookieOf } from '@marquee/edge/http/cookies';
import { fontResponse } from '@marquee/edge/http/fonts';
import { spokenLanguage } from '@marquee/edge/http/spokenLanguage';
import { StaticFiles } from '@marquee/edge/http/staticFiles';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { visitorCookies, visitorOf } from '@marquee/edge/sources/visitor';
import type { VersionName } from '@marquee/federation-release/health/attribution';
import { deskRules } from '@marquee/federation-release/health/rules';
import { registryFor, runnableOn } from '@marquee/federation-release/registry/registryFor';
import type { TrustSettings } from '@marquee/federation-release/registry/signature';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import { productOf, products } from '@marquee/federation-runtime/products';
import { onlyOf, openPageRegistry, type SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { domainOf } from '@marquee/kernel/http/domain';
import { faultFields, type Log } from '@marquee/kernel/log';
import { type Context, Hono } from 'hono';
import { deskBuilds } from './deskBuild';
import { deskDocument, deskPolicy } from './document';

type Bound = { Bindings: RequestBindings };

/** What the desk's edge serves, and from where. */
export interface DeskEdgeOptions {
  /** Answers staff calls and the pages for signing in. */
  calls: { fetch(request: Request, bindings: RequestBindings): Response | Promise<Response> };
  /** The paths of those pages. */
  signInPaths: readonly string[];
  /** The address of the desk in browsers. */
  origin: string;
  hostFolder: string;
  releasesFolder: string;
  /** By which keys the registry is signed (ADR 90). */
  signed?: TrustSettings | undefined;
  trustProxy: boolean;
  /** Whether versions that fail in browsers are withdrawn. */
  healing: boolean;
  /** How long a canary has each percentage at least, ms; 0 unless said. */
  stepTime?: number | undefined;
  /** How the desk looks at a version itself (ADR 102); in a process of its own unless said. */
  look?: (version: VersionName) => Promise<LookResult>;
  log: Log;
}

/** Whether a remote is the desk's: one of the players' site is not served, whatever stands in the releases folder. */
const isOwn = (remote: string) => productOf(remote) === products.desk;

/** How many visits of one network may begin in an hour: staff sit in one, and strangers are not heard. */
const visitsPerNetwork = 500;

const immutable = 'public, max-age=31536000, immutable';
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': deskPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The language of the frame: the chosen one, or the one that the browser prefers. */
function languageOf(request: Request): Language {
  const chosen = cookieOf(request.headers.get('cookie'), languageCookie);
  return isLanguage(chosen) ? chosen : spokenLanguage(request);
}

/**
 * The edge of the desk: its host's page, released versions of its remotes by the same registry, healing and counting as
 * those of players, and on the same origin the staff calls. It answers by the desk's own name alone.
 */
export function deskEdge(options: DeskEdgeOptions): { fetch: Hono<Bound>['fetch']; close: () => void } {
  const { calls, origin, hostFolder, releasesFolder, trustProxy, log } = options;
  const report = (error: unknown) => log('error', 'desk fault', faultFields(error));
  const registries = openRegistries({ releasesFolder, report, signed: options.signed });
  const notes = new EdgeNotes({ registries, report });
  const look = options.look ?? ((version: VersionName) => lookInChild(releasesFolder, version));
  const watch = { registries, report, log, stepTime: options.stepTime, look, rules: deskRules, visitsPerNetwork };
  const health = options.healing ? new HealthWatch(watch) : undefined;
  const watched = { registries, health, trustProxy };
  const build = deskBuilds(hostFolder);
  const app = new Hono<Bound>();
  const ask = ({ req, env }: Context<Bound>) => calls.fetch(req.raw, env);
  const heard = (context: Context<Bound>) => context.json({ statusCode: 1, statusMessage: 'OK' });
  /** Whether a browser's request is of somebody who is signed in. */
  async function isOfStaff({ req, env }: Context<Bound>): Promise<boolean> {
    const headers = new Headers(req.raw.headers);
    for (const name of ['content-length', 'accept-encoding']) headers.delete(name);
    headers.set('content-type', 'application/json');
    const asked = new Request(`${origin}/desk/staff/me`, { method: 'POST', headers, body: '{}' });
    const answer: { statusCode?: number } = await (await calls.fetch(asked, env)).json();
    return answer.statusCode === 1;
  }

  app.use(async (context, next) => {
    if (context.req.header('host') !== new URL(origin).host) return context.text('Not found', 404);
    await next();
    context.header('x-content-type-options', 'nosniff');
    // No page of another origin, such as a player's, embeds anything of the desk.
    context.header('cross-origin-resource-policy', 'same-origin');
  });
  app.onError((error, context) => {
    report(error);
    return context.text('The desk cannot answer just now.', 503, { 'cache-control': 'no-store' });
  });
  app.all('/desk/*', ask);
  for (const path of options.signInPaths) app.get(path, ask);

  // What strangers say of releases counts nothing, and costs no look.
  app.post('/api/telemetry/failure', async (context, next) => ((await isOfStaff(context)) ? next() : heard(context)));
  mountHealing(app, watched);
  app.post('/api/telemetry/failure', heard);
  const hostFiles = new StaticFiles(hostFolder, () => immutable);
  const releases = new StaticFiles(releasesFolder, () => immutable);
  const missing = (context: Context<Bound>) => context.text('Not found', 404, { 'cache-control': 'no-store' });
  app.get(
    '/static/*',
    async (context) => (await hostFiles.answer(context.req.path, context.req.raw)) ?? missing(context),
  );
  app.get('/fonts/*', async (context) => (await fontResponse(context.req.path)) ?? missing(context));
  app.get('/releases/:remote/:version/*', async (context) => {
    if (!isOwn(context.req.param('remote'))) return missing(context);
    const path = context.req.path.slice('/releases'.length);
    return (await releases.answer(path, context.req.raw)) ?? missing(context);
  });

  const registryOf = ({ req, env }: Context<Bound>): SiteRegistry => {
    const { registry, bucket } = visitorOf(req.raw, watched, env);
    const site = domainOf(req.header('host'));
    const language = languageOf(req.raw);
    const all = registryFor(registry, { site, categories: [], bucket, language, hostApi: build().hostApi });
    return { ...all, remotes: all.remotes.filter(({ name }) => isOwn(name)) };
  };
  app.get('/registry.json', (context) => {
    const { remote, hostApi } = context.req.query();
    const all = registryOf(context);
    const asked = remote ? onlyOf(all, remote) : openPageRegistry(all);
    const answer = hostApi ? runnableOn(asked, hostApi) : asked;
    return context.json(answer, 200, { 'cache-control': 'private, no-cache' });
  });
  app.on(['GET', 'HEAD'], '*', (context) => {
    const page = context.html(deskDocument(build(), openPageRegistry(registryOf(context))), 200, headers);
    const visitor = visitorOf(context.req.raw, watched, context.env);
    for (const cookie of visitorCookies(visitor, watched)) context.header('set-cookie', cookie, { append: true });
    return page;
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return { fetch: app.fetch, close: () => notes.close() };
}
