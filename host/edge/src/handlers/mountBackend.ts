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
  '/sandbox/outbox',
  '/sandbox/gateway',
  '/sandbox/pay/*',
  '/sandbox/identity/*',
  '/third-party/*',
  '/healthz',
  '/readyz',
];

/** Proxies the backend on the same origin; game clients get their own policy. */
export function mountBackend(app: EdgeApp, edge: Edge): void {
  const { link, registries, health } = edge;
  const news = new ReleaseNews(registries);
  const forward = async (context: EdgeContext) => {
    const answer = await link.fetch(context.req.raw, context.env);
    return compressed(context.req.raw, new Response(answer.body, answer));
  };
  app.post('/api/live', async (context) => {
    const answer = await link.fetch(context.req.raw, context.env);
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    return new Response(isStream && answer.body ? news.within(answer.body) : answer.body, answer);
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
