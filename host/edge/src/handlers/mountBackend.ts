import { compressed } from '../http/encoding';
import { playPolicy } from '../http/security';
import { ReleaseNews } from '../sources/releaseNews';
import type { Edge, EdgeApp, EdgeContext } from './context';

/**
 * The backend's paths below the site's own origin. Health is there only where an edge answers for a backend in its own
 * process.
 */
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

/** The backend below the same origin; the clients of games get a policy of their own. */
export function mountBackend(app: EdgeApp, { link, registries }: Edge): void {
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
  for (const path of paths) app.all(path, forward);
  app.all('/play/*', async (context) => {
    const answer = await forward(context);
    if (!answer.headers.has('content-security-policy')) answer.headers.set('content-security-policy', playPolicy);
    return answer;
  });
}
