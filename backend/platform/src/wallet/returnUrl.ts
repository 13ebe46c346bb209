import { isPayable } from '@marquee/protocols/gateway/messages';
import { domainOf } from '../sites/domainOf';

/** The deposit page's path, in any language. */
const depositPage = /^(\/[A-Za-z-]{2,8})?\/deposit$/;

/**
 * Where a player's browser comes back to from a page of the gateway: the deposit, on the page that it left where that
 * is the site's own deposit page. What stands in the address proves nothing: the page asks what became of the payment.
 */
export function returnUrl(domain: string, paymentId: string, from?: string): string {
  const page = from !== undefined && isPayable(from) ? new URL(from) : undefined;
  const isOwn = page !== undefined && domainOf(page.host) === domain && depositPage.test(page.pathname);
  const { origin, pathname } = isOwn ? page : new URL(`https://${domain}/deposit`);
  return `${origin}${pathname}?payment=${paymentId}`;
}
