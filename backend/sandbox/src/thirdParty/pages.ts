import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { Ticket } from './desk';
import type { PageViews } from './pageViews';

const time = (at: number) => {
  const iso = new Date(Number(at)).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};

function page(title: string, lead: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/third-party/desk.css"></head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${body}
</main>
</body>
</html>
`;
}

function ticketItem({ ticket, language, message, answer, created_at }: Ticket): string {
  const reply = answer
    ? `<p><strong>Answer:</strong> ${escapeHtml(answer)}</p>`
    : `<form method="post" action="/third-party/chat/answers"><input type="hidden" name="ticket" value="${ticket}"><label>Answer to ticket ${ticket} <input name="answer" maxlength="1000" required></label> <button>Send</button></form>`;
  return `<li><p>Ticket ${ticket}, ${time(created_at)}, ${escapeHtml(language)}</p><p>${escapeHtml(message)}</p>${reply}</li>`;
}

/** The desk page: chat messages, each with a field for the answer. */
export function deskPage(tickets: readonly Ticket[]): string {
  const items = tickets.map(ticketItem).join('\n');
  return page(
    'Sandbox support desk',
    'Messages of the live chat, the newest first. What you answer here shows in the chat of the visitor; reload to see new ones.',
    items ? `<ol>\n${items}\n</ol>` : '<p>Nobody has written yet.</p>',
  );
}

/** The page views counted by the sandbox's analytics script. */
export function viewsPage(views: readonly PageViews[]): string {
  const rows = views
    .map(
      ({ path, views: count, last_at }) =>
        `<tr><td>${escapeHtml(path)}</td><td>${count}</td><td>${time(last_at)}</td></tr>`,
    )
    .join('\n');
  return page(
    'Sandbox page views',
    'Counted by the sample analytics item of the site file: only for visitors who accepted, and never on account or cashier pages.',
    rows
      ? `<table><thead><tr><th scope="col">Page</th><th scope="col">Views</th><th scope="col">Last</th></tr></thead><tbody>\n${rows}\n</tbody></table>`
      : '<p>Nothing has been counted yet.</p>',
  );
}
