import { domainOf } from '@marquee/kernel/http/domain';
import { isPayable } from '@marquee/protocols/gateway/messages';

/** The deposit page's path, in any language. */
const depositPage = /^(\/[A-Za-z-]{2,8})?\/deposit$/;

/**
 * Where the gateway's page sends the player's browser back to: the deposit, on the page it came from if that is the
 * site's own deposit page. Nothing in the URL is trusted: the page queries the payment.
 */
export function returnUrl(domain: string, paymentId: string, from?: string): string {
  const page = from !== undefined && isPayable(from) ? new URL(from) : undefined;
  const isOwn = page !== undefined && domainOf(page.host) === domain && depositPage.test(page.pathname);
  const { origin, pathname } = isOwn ? page : new URL(`https://${domain}/deposit`);
  return `${origin}${pathname}?payment=${paymentId}`;
}
