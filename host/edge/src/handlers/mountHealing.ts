import { type Envelope, SUCCESS } from '@marquee/contract/envelope';
import { entryAt } from '@marquee/federation-release/health/attribution';
import { domainOf } from '@marquee/kernel/http/domain';
import { finishedAnswer } from '@marquee/kernel/http/finishedAnswer';
import type { Sign } from '../health/healthWatch';
import { reportIn } from '../health/report';
import { withCookies } from '../http/cookies';
import { visitCookies, visitorOf } from '../sources/visitor';
import type { EdgeApp, EdgeContext, Watched } from './context';
import { overrideIn } from './overrideAnswer';

/**
 * Whether a page of this site made the request, of released versions alone. Browsers say from where a request comes:
 * other sites' pages are not to speak for their visitors.
 */
export function isOwn(context: EdgeContext, edge: Watched, { origin } = visitorIn(context, edge)): boolean {
  const { req } = context;
  const [site = 'same-origin', from = origin] = [req.header('sec-fetch-site'), req.header('origin')];
  return site === 'same-origin' && from === origin && !overrideIn(context, edge);
}

const visitorIn = ({ req, env }: EdgeContext, edge: Watched) => visitorOf(req.raw, edge, env);

/** The request as a sign of a visit; null without a visit that counts (ADR 94), and if no page of ours made it. */
export function signOf(context: EdgeContext, edge: Watched, visitor = visitorIn(context, edge)): Sign | null {
  const visit = edge.health?.visits.counted(context.req.header('cookie'), visitor.network);
  if (!visit || !isOwn(context, edge, visitor)) return null;
  return { visitor, visit, site: domainOf(context.req.header('host')) };
}

/** Few, because the answer is small and asked for often. */
const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };

/**
 * What open pages ask every few seconds: `/build/revision?<remote>@<version>&…` answers the registry's revision, as
 * text. The names are what the page runs. With the answer the visitor gets a visit, or it is renewed. Failures that
 * browsers report are counted on their way to the backend.
 */
export function mountHealing(app: EdgeApp, edge: Watched): void {
  const { health, registries } = edge;
  app.get('/build/revision', (context) => {
    const visitor = visitorIn(context, edge);
    const names = visitor.url.search.slice(1, 1000);
    const sign = names ? signOf(context, edge, visitor) : null;
    if (sign) health?.uses(decoded(names).split('&'), sign);
    const revision = new TextEncoder().encode(String(visitor.registry.revision));
    const cookies = health && isOwn(context, edge, visitor) ? visitCookies(context.req.raw, visitor, edge) : [];
    return withCookies(finishedAnswer(revision, { headers }), cookies);
  });
  // Whoever runs the site is to hear of released versions alone.
  app.post('/api/telemetry/failure', (context, next) =>
    overrideIn(context, edge)
      ? Promise.resolve(context.json({ statusCode: SUCCESS, statusMessage: 'OK' } satisfies Envelope))
      : next(),
  );
  if (!health) return;
  app.post('/api/telemetry/failure', async (context, next) => {
    const sign = signOf(context, edge);
    const body: unknown =
      sign &&
      (await context.req.raw
        .clone()
        .json()
        .catch(() => null));
    const failure = reportIn(body);
    if (sign && failure) health.failed(failure, sign);
    return next();
  });
  app.get('/releases/*', (context, next) => {
    // Of all files the entry is asked for by everybody who gets a version.
    const version = entryAt(new URL(context.req.url).pathname, registries.forRequest());
    const sign = version && signOf(context, edge);
    if (sign) health.took(version, sign);
    return next();
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
