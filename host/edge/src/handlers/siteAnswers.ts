import { domainOf } from '@marquee/kernel/http/domain';
import { compressed } from '../http/encoding';
import type { SiteState } from '../sources/siteState';
import type { Edge, EdgeContext } from './context';

/** Creates handlers of a site's documents at fixed paths. They are not cacheable while the backend is unavailable. */
export function siteAnswers({ sites }: Edge) {
  return (make: (site: SiteState, context: EdgeContext) => Promise<Response> | Response) =>
    async (context: EdgeContext): Promise<Response> => {
      const site = await sites.find(domainOf(context.req.header('host')));
      if (!site) return context.text('Not found', 404);
      const answer = await make(site, context);
      if (!site.isCurrent) answer.headers.set('cache-control', 'no-store');
      return compressed(context.req.raw, answer);
    };
}

/** For crawlers, which retry by themselves, and would keep incomplete answers. */
export function notNow(): Response {
  return new Response('Not now', { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
}
