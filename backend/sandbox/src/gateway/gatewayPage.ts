import { minorPerMajor } from '@marquee/contract/currencies';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Hono } from 'hono';
import { hostOf, pageHeaders } from '../pages';
import type { SandboxSite, SandboxSites } from '../sites';
import { sandboxHelp, sandboxRules } from './rules';

/** The smallest whole amount from `minimum` (minor units) whose last two digits, in major units, trigger a rule. */
function exampleOf(ending: number, minimum: number, currency: string): number {
  const least = Math.ceil(minimum / minorPerMajor(currency));
  return least + ((ending - (least % 100) + 100) % 100);
}

/** A plain page without scripts that explains which amounts trigger which outcome. */
export function gatewayPage(
  { site_name, currency, limits }: Pick<SandboxSite, 'site_name' | 'currency' | 'limits'>,
  { links = true }: { links?: boolean } = {},
): string {
  const ways = links
    ? '<p><a href="/deposit">Deposit</a> · <a href="/withdrawal">Withdrawal</a> · <a href="/transaction-history">Transactions</a></p>'
    : '';
  const name = site_name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const rows = sandboxRules.map(({ ending, text }) => {
    const amounts = [limits.deposit, limits.withdrawal].map(({ minimum }) => exampleOf(ending, minimum, currency));
    const [deposit, withdrawal] = amounts.map((amount) => `${amount.toLocaleString('en')} ${currency}`);
    return `<tr><th scope="row">…${ending}</th><td>${deposit}</td><td>${withdrawal}</td><td>${text}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sandbox gateway</title></head>
<body>
<main>
<h1>Sandbox gateway</h1>
<p>No money moves in the sandbox of ${name}. The last two digits of the whole amount choose what the payment gateway does with a
deposit or a withdrawal. Every other amount is taken within half a second and succeeds after two to four seconds.</p>
<table border="1" cellpadding="8">
<thead><tr><th scope="col">Amount ends in</th><th scope="col">Deposit, for example</th><th scope="col">Withdrawal, for example</th><th scope="col">What happens</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>Cents do not count: 113.00 and 113.50 are declined alike. A callback that is not answered is sent again after 1, 5 and 15 seconds.</p>
${ways}
</main>
</body>
</html>
`;
}

/** Mounts the page; `links` point to the site's own pages, if it has them. */
export function mountGatewayPage(
  app: Hono<{ Bindings: Bindings }>,
  siteAt: SandboxSites,
  options: { links: boolean },
): void {
  app.get(sandboxHelp, (context) => {
    const site = siteAt(hostOf(context));
    return site ? context.html(gatewayPage(site, options), 200, pageHeaders) : context.notFound();
  });
}
