import { domainOf } from '@marquee/kernel/http/domain';
import { compressed } from '../http/encoding';
import { playPolicy } from '../http/security';
import { ReleaseNews } from '../sources/releaseNews';
import type { Edge, EdgeApp, EdgeContext } from './context';
import { doingCalls, hasSucceeded } from './doings';
import { signOf } from './mountHealing';

/** The backend's paths on the site's origin. Health is included only if the backend runs in this process. */
const paths = [
  '/api/*',
  '/art/*',
  '/gateway/*',
  '/provider/*',
  '/identity/*',
  '/sandbox/company/*',
  '/sandbox/outbox/*',
  '/sandbox/gateway',
  '/sandbox/pay/*',
  '/sandbox/identity/*',
  '/third-party/*',
  '/healthz',
  '/readyz',
];

/** Proxies the backend on the same origin; game clients get their own policy. */
export function mountBackend(app: EdgeApp, edge: Edge): void {
  const { link, registries, sites, health } = edge;
  const news = new ReleaseNews(registries);
  const forward = async (context: EdgeContext) => {
    const answer = await link.fetch(context.req.raw, context.env);
    return compressed(context.req.raw, new Response(answer.body, answer));
  };
  app.post('/api/live', async (context) => {
    const answer = await link.fetch(context.req.raw, context.env);
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !answer.body) return new Response(answer.body, answer);
    // After the backend has opened the stream: what changes from now on is said on it.
    const site = await sites.find(domainOf(context.req.header('host')));
    return new Response(news.within(answer.body, site?.version), answer);
  });
  for (const [call, doing] of health ? Object.entries(doingCalls) : [])
    app.post(`/api/${call}`, async (context) => {
      const sign = signOf(context, edge);
      const answer = await link.fetch(context.req.raw, context.env);
      if (sign && (await hasSucceeded(answer.clone()))) health?.did(doing, sign);
      return compressed(context.req.raw, new Response(answer.body, answer));
    });
  for (const path of paths) app.all(path, forward);
  app.all('/play/*', async (context) => {
    const answer = await forward(context);
    if (!answer.headers.has('content-security-policy')) answer.headers.set('content-security-policy', playPolicy);
    return answer;
  });
}
