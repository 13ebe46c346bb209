import { decimalsOf, minorPerMajor } from '@marquee/contract/currencies';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { Hono } from 'hono';
import { hostOf, pageHeaders } from '../pages';
import type { SandboxSites } from '../sites';
import type { OrderRow } from './orders';
import type { SandboxGateway } from './sandboxGateway';

/** CSP: the form redirects to the site, which may be on another origin. */
const headersFor = (returnUrl: string) => ({
  ...pageHeaders,
  'content-security-policy': `default-src 'none'; form-action 'self' ${new URL(returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
});

/** The sandbox gateway's page where a player pays or declines; plain, without scripts. */
export function payPage({ payment_id, body, status }: OrderRow, siteName: string): string {
  const { amount, currency } = body;
  const major = (amount / minorPerMajor(currency)).toLocaleString('en', {
    minimumFractionDigits: decimalsOf(currency),
  });
  const back = body.kind === 'deposit' ? body.return_url : '/';
  const content =
    status === 'pending'
      ? `<form method="post">
<p><button name="answer" value="approve">Approve the payment</button></p>
<p><button name="answer" value="decline">Decline the payment</button></p>
</form>`
      : `<p>This payment is ${status}.</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sandbox payment</title></head>
<body>
<main>
<h1>Sandbox payment</h1>
<p>${escapeHtml(siteName)} asks for <strong>${major} ${escapeHtml(currency)}</strong>. No money moves in the sandbox.</p>
<p>Reference: ${escapeHtml(payment_id)}</p>
${content}
<p><a href="${escapeHtml(back)}">Back to ${escapeHtml(siteName)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * Mounts the page at `/sandbox/pay/<payment>`. In a separate process it serves every site, otherwise that of the
 * request's host.
 */
export function mountPayPage(
  app: Hono<{ Bindings: Bindings }>,
  gateway: SandboxGateway,
  { siteAt, isOwnProcess }: { siteAt: SandboxSites; isOwnProcess: boolean },
): void {
  app.on(['GET', 'POST'], '/sandbox/pay/:id', async (context) => {
    const order = await gateway.order(context.req.param('id'));
    const site = siteAt(isOwnProcess ? (order?.body.site ?? '') : hostOf(context));
    if (!site || !order?.step || order.body.kind !== 'deposit' || order.body.site !== site.domain_name)
      return context.text('No such payment', 404);
    if (context.req.method === 'GET')
      return context.html(payPage(order, site.site_name), 200, headersFor(order.body.return_url));
    const { answer } = await context.req.parseBody();
    if (answer !== 'approve' && answer !== 'decline') return context.text('No such answer', 400);
    await gateway.answer(order.payment_id, answer === 'approve' ? 'approved' : 'declined');
    return context.redirect(order.body.return_url, 303);
  });
}
