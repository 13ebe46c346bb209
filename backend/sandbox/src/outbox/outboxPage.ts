import type { Database } from '@marquee/database/database';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { Hono } from 'hono';
import { hostOf, pageHeaders } from '../pages';
import type { SandboxSites } from '../sites';

/** The newest messages of a site's sandbox outbox; plain, without scripts. */
export async function outboxPage(database: Database, site: string, hasPreview: boolean): Promise<string> {
  const rows = await database.query(
    'select recipient, subject, body, created_at from outbox where site = $1 order by created_at desc limit 50',
    [site],
  );
  const items = rows
    .map(({ recipient, subject, body, created_at }) => {
      const at = new Date(created_at).toISOString();
      const time = `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
      const heading = subject && `: <b>${escapeHtml(subject)}</b>`;
      return `<li><p>${time} to ${escapeHtml(recipient)}${heading}</p><p>${escapeHtml(body)}</p></li>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sandbox outbox</title></head>
<body>
<main>
<h1>Sandbox outbox</h1>
<p>Messages that a real site would send to telephones and by e-mail. The newest is first; reload to see new ones.</p>
${hasPreview ? '<p><a href="/sandbox/outbox/messages">All messages in every language</a></p>' : ''}
${items ? `<ol>\n${items}\n</ol>` : '<p>Nothing has been sent yet.</p>'}
</main>
</body>
</html>
`;
}

/** Mounts the page at `/sandbox/outbox`. */
export function mountOutboxPage(
  app: Hono<{ Bindings: Bindings }>,
  { database, siteAt, hasPreview }: { database: Database; siteAt: SandboxSites; hasPreview: boolean },
): void {
  app.get('/sandbox/outbox', async (context) => {
    const site = siteAt(hostOf(context))?.domain_name ?? 'localhost';
    return context.html(await outboxPage(database, site, hasPreview), 200, pageHeaders);
  });
}
