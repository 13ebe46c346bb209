import type { PageOverride } from '@marquee/contract/overridden';
import { domainOf } from '@marquee/kernel/http/domain';
import { isSecure } from '@marquee/kernel/http/secure';
import { askedOverride, grantParameter, overrideOf } from '../sources/overrides';
import type { Edge, EdgeContext, Watched } from './context';

const noStore = { 'cache-control': 'no-store' };

/** By what grants are checked for a request. */
const checkOf = ({ req }: EdgeContext, { grantKeys = [] }: Watched) => ({
  keys: grantKeys,
  site: domainOf(req.header('host')),
});

/** The override of the browser that asks; null without one. */
export const overrideIn = (context: EdgeContext, edge: Watched): PageOverride | null =>
  overrideOf(context.req.header('cookie'), checkOf(context, edge));

/** The answer to an address that begins or ends an override (ADR 92): on to the page, or why not. Null for others. */
export function overrideAnswer(context: EdgeContext, edge: Edge, url: URL): Response | null {
  if (!url.search.includes(grantParameter)) return null;
  const secure = isSecure(context.req.raw, edge.trustProxy === true);
  const asked = askedOverride(url, context.req.raw, { ...checkOf(context, edge), secure });
  if (!asked) return null;
  if ('refusal' in asked) return context.text(`${asked.refusal}\n`, 403, noStore);
  const { cookie, to } = asked;
  return new Response(null, { status: 302, headers: { ...noStore, location: to, 'set-cookie': cookie } });
}
