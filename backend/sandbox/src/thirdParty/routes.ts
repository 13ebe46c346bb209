import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { root } from '@marquee/settings/root';
import type { Context, Hono } from 'hono';
import { hostOf } from '../pages';
import type { SandboxSites } from '../sites';
import { chatTexts } from './chatTexts';
import { Desk, longestMessage } from './desk';
import { framePage } from './framePage';
import { deskPage, viewsPage } from './pages';
import { countView, viewsOf } from './pageViews';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

const client = (name: string) => readFileSync(join(root, 'backend/sandbox/src/thirdParty/client', name), 'utf8');

const sandboxPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const framePolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

/**
 * The sandbox's third parties: a live chat with a desk, and an analytics script (D10). They are separate from the
 * product like a real site's: a script to load, a frame, a service that may be slow or unavailable.
 */
export function mountThirdParties(
  app: Hono<{ Bindings: Bindings }>,
  { database, clock, siteAt }: { database: Database; clock: Clock; siteAt: SandboxSites },
): void {
  const desk = new Desk(database, clock);
  const siteOf = (context: Context) => siteAt(hostOf(context));
  const nameOf = (context: Context) => siteOf(context)?.domain_name ?? '';
  /** A chat serves the sites that configure it. */
  const hasChat = (context: Context, id: string | undefined) =>
    Boolean(id) && siteOf(context)?.live_chat.chat_id === id;
  const html = (context: Context, text: string, policy: string) =>
    context.html(text, 200, { 'cache-control': 'no-store', 'content-security-policy': policy });
  const file = (path: string, name: string) => {
    const type = types[name.endsWith('.css') ? 'css' : 'js'];
    const text = client(name);
    app.get(path, (context) =>
      context.body(text, 200, { 'content-type': type, 'cache-control': 'public, max-age=300' }),
    );
  };

  file('/third-party/chat/frame.js', 'frame.js');
  file('/third-party/chat/frame.css', 'frame.css');
  file('/third-party/desk.css', 'desk.css');
  file('/third-party/analytics.js', 'analytics.js');

  const widget = client('widget.js');
  app.get('/third-party/chat/widget.js', (context) =>
    hasChat(context, context.req.query('id'))
      ? context.body(widget, 200, { 'content-type': types.js, 'cache-control': 'public, max-age=300' })
      : context.text('No such chat', 404),
  );
  app.get('/third-party/chat/frame', (context) => {
    const { id = '', language = 'EN' } = context.req.query();
    if (!hasChat(context, id)) return context.text('No such chat', 404);
    return html(context, framePage(id, language, chatTexts(language)), framePolicy);
  });
  app.post('/third-party/chat/messages', async (context) => {
    const { id, language, message } = (await context.req.json().catch(() => ({}))) as Record<string, unknown>;
    const text = typeof message === 'string' ? message.trim() : '';
    const isMessage = typeof id === 'string' && hasChat(context, id) && text && text.length <= longestMessage;
    if (!isMessage) return context.json({ error: 'invalid' }, 400);
    const { lang } = chatTexts(String(language));
    return context.json(await desk.take({ site: nameOf(context), chat_id: id, language: lang, message: text }));
  });
  app.get('/third-party/chat/answers/:secret', async (context) => {
    const answer = await desk.answerOf(context.req.param('secret'));
    return answer === undefined
      ? context.json({ error: 'unknown' }, 404)
      : context.json({ answer }, 200, { 'cache-control': 'no-store' });
  });
  app.post('/third-party/chat/answers', async (context) => {
    const { ticket, answer } = await context.req.parseBody();
    const text = typeof answer === 'string' ? answer.trim().slice(0, longestMessage) : '';
    if (text && /^\d{1,15}$/.test(String(ticket))) await desk.reply(nameOf(context), Number(ticket), text);
    return context.redirect('/third-party/chat', 303);
  });
  app.get('/third-party/chat', async (context) =>
    html(context, deskPage(await desk.tickets(nameOf(context))), sandboxPolicy),
  );

  app.post('/third-party/views', async (context) => {
    const { path } = (await context.req.json().catch(() => ({}))) as { path?: unknown };
    await countView(database, clock, nameOf(context), path);
    return context.body(null, 204);
  });
  app.get('/third-party/views', async (context) =>
    html(context, viewsPage(await viewsOf(database, nameOf(context))), sandboxPolicy),
  );
}
