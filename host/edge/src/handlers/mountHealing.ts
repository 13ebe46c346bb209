import { type Envelope, SUCCESS } from '@marquee/contract/envelope';
import { finishedAnswer } from '@marquee/kernel/http/finishedAnswer';
import type { Sign } from '../health/healthWatch';
import { reportIn } from '../health/report';
import { domainOf } from '../http/domain';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeApp, EdgeContext } from './context';
import { overrideIn } from './overrideAnswer';

/** Browsers say from where a request comes. Other sites' pages are not to speak for their visitors. */
const isForeign = ({ req }: EdgeContext, origin: string) => {
  const [site = 'same-origin', from = origin] = [req.header('sec-fetch-site'), req.header('origin')];
  return site !== 'same-origin' || from !== origin;
};

/** The request as a sign of a visitor; null if another site's page made it, or a page with a developer's remote. */
export function signOf(context: EdgeContext, edge: Edge): Sign | null {
  const visitor = visitorOf(context.req.raw, edge, context.env);
  if (isForeign(context, visitor.origin) || overrideIn(context, edge)) return null;
  return { visitor, site: domainOf(context.req.header('host')), agent: context.req.header('user-agent') };
}

/** Few, because the answer is small and asked for often. */
const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };

/**
 * What open pages ask every few seconds: `/build/revision?<remote>@<version>&…` answers the registry's revision, as
 * text. The names are what the page runs. Failures that browsers report are counted on their way to the backend.
 */
export function mountHealing(app: EdgeApp, edge: Edge): void {
  const { health, registries } = edge;
  app.get('/build/revision', (context) => {
    const names = new URL(context.req.url).search.slice(1, 1000);
    const sign = names && health ? signOf(context, edge) : null;
    if (sign) health?.uses(decoded(names).split('&'), sign);
    const revision = new TextEncoder().encode(String(registries.forRequest().revision));
    return finishedAnswer(revision, { headers });
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
    const sign = signOf(context, edge);
    if (sign) health.tookFile(new URL(context.req.url).pathname, sign);
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
