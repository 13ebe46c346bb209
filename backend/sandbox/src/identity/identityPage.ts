import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Hono } from 'hono';
import { pageHeaders } from '../pages';
import { identityRules } from './rules';
import type { IdentityDocuments } from './sandboxIdentity';

const states = {
  passed: 'This check has passed.',
  failed: 'This check has failed.',
  pending: 'Your documents are here, and are being looked at. That takes a second.',
  documents: 'This check asks for documents. Nothing is uploaded in the sandbox: press the button.',
};

/** The partner's page for uploading documents, without scripts. */
function identityPage(status: keyof typeof states): string {
  const rows = identityRules.map(({ rule, text }) => `<tr><th scope="row">${rule}</th><td>${text}</td></tr>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sandbox identity check</title></head>
<body>
<main>
<h1>Sandbox identity check</h1>
<p>${states[status]}</p>
${status === 'documents' ? '<form method="post"><button>Hand in my documents</button></form>' : ''}
<p><a href="/security">Back to the site</a></p>
<h2>What the sandbox finds</h2>
<p>The last word of the full name chooses what happens. Everybody else passes after a second, whoever is too young fails.</p>
<table border="1" cellpadding="8">
<thead><tr><th scope="col">Family name</th><th scope="col">What happens</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

/** Mounts the page at `/sandbox/identity/<check>`: a form that submits the documents. */
export function mountIdentityPage(app: Hono<{ Bindings: Bindings }>, documents: IdentityDocuments): void {
  const headers = {
    ...pageHeaders,
    'content-security-policy': `${pageHeaders['content-security-policy']}; form-action 'self'`,
  };
  const address = '/sandbox/identity/:check';
  app.get(address, async (context) => {
    const check = await documents.statusOf(context.req.param('check'));
    return check ? context.html(identityPage(check.status), 200, headers) : context.notFound();
  });
  app.post(address, async (context) => {
    const id = context.req.param('check');
    await documents.take(id);
    return context.redirect(`/sandbox/identity/${encodeURIComponent(id)}`, 303);
  });
}
