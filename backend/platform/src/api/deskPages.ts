import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffErrors } from '@marquee/contract/staff/errors';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { root } from '@marquee/settings/root';
import type { Context, Hono } from 'hono';
import type { Cookies } from '../calls/cookies';
import { deskCookies, type StaffSession } from '../staff/sessions';

const client = (name: string) => readFileSync(join(root, 'backend/platform/src/api/desk', name), 'utf8');
const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = String.raw;

/** The ways to sign in. */
const waysIn = (hasCompany: boolean) => html`
<p><button type="button" data-do="signIn">Sign in with a passkey</button></p>
${hasCompany ? '<p><button type="button" class="second" data-do="companySignIn">Sign in with the company’s account</button></p>' : ''}
<p class="hint">New here, or passkey lost? Ask whoever manages staff for a link.</p>`;

const signedIn = ({ member }: StaffSession) => html`
<p class="who">Signed in as <strong>${escapeHtml(member.name)}</strong> <span>${escapeHtml(member.email)}</span></p>`;

const signOut = '<p><button type="button" class="second" data-do="signOut">Sign out</button></p>';

const signIn = (session: StaffSession | undefined, hasCompany: boolean) =>
  session ? html`${signedIn(session)}<p><a href="/">Go to the desk</a></p>${signOut}` : waysIn(hasCompany);

const own = (session: StaffSession | undefined, hasCompany: boolean) =>
  session
    ? html`${signedIn(session)}
<p class="hint">The session ends after 30 minutes without use.</p>
<p><a href="/">Go to the desk</a></p>
<p><a href="/device">Confirm a command</a></p>
<p><button type="button" class="second" data-do="addOwnPasskey">Add another passkey</button></p>
<p class="hint">A second one, such as a security key, signs you in when the first is lost.</p>
${signOut}`
    : waysIn(hasCompany);

const device = (session: StaffSession | undefined, hasCompany: boolean) =>
  session
    ? html`${signedIn(session)}
<form data-form="look">
<label for="code">Code that the command shows</label>
<input id="code" name="code" maxlength="12" required autocomplete="off" autocapitalize="characters" spellcheck="false"
placeholder="XXXX-XXXX" aria-describedby="code-hint">
<p class="hint" id="code-hint">Eight letters. It ends ten minutes after the command began.</p>
<p><button>Look</button></p>
</form>
<section id="asks" hidden aria-labelledby="asks-title" tabindex="-1">
<h2 id="asks-title"></h2>
<dl><dt>Device</dt><dd id="asks-device"></dd><dt>Address</dt><dd id="asks-address"></dd><dt>Began</dt><dd id="asks-time"></dd></dl>
<p class="warning"><strong>Confirm only if you started this yourself just now.</strong> Whoever sent you a code acts in your name.</p>
<p class="buttons"><button type="button" data-do="confirm">Confirm</button>
<button type="button" class="second" data-do="refuse">Refuse</button></p>
</section>
${signOut}`
    : html`<p>Sign in first. Then you type the code that the command shows.</p>${waysIn(hasCompany)}`;

const link = (hasCompany: boolean) => html`
<section id="invited" hidden>
<p class="who">This link is for <strong id="invited-name"></strong>.</p>
<p>A passkey is kept by this device or by a security key. With it you sign in, without a password.</p>
<p><button type="button" data-do="addPasskey">Create a passkey</button></p>
${hasCompany ? '<p><button type="button" class="second" data-do="companyLink">Use the company’s account</button></p>' : ''}
</section>`;

/** The pages by path: title, and content. */
const pages = {
  '/sign-in': { title: 'Marquee desk', content: signIn },
  '/own': { title: 'How you sign in', content: own },
  '/device': { title: 'Confirm a command', content: device },
  '/link': { title: 'Join the desk', content: (_: unknown, hasCompany: boolean) => link(hasCompany) },
  '/company': { title: 'Signing in', content: () => '<p>One moment.</p>' },
} as const;

/** The document of a page. */
function pageOf(title: string, content: string, { script, style }: { script: string; style: string }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main data-away="${escapeHtml(staffErrors.noDesk)}">
<h1>${title}</h1>
${content}
<p id="said" role="status"></p>
</main>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** The paths of these pages. */
export const signInPaths = Object.keys(pages);

/** The pages on which staff sign in and confirm commands. `sessionIn` finds the session of a browser's cookies. */
export function mountDeskPages(
  app: Hono<{ Bindings: Bindings }>,
  parts: {
    origin: string;
    company: unknown;
    sessionIn: (cookies: Cookies) => Promise<StaffSession | undefined>;
  },
): void {
  const files = { script: client('desk.js'), style: client('desk.css') };
  const policy = [
    "default-src 'none'",
    `script-src ${hashed(files.script)}`,
    `style-src ${hashed(files.style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  // Where the desk's own pages are not built, there are these alone.
  app.get('/', (context) => context.redirect('/own'));
  for (const [path, { title, content }] of Object.entries(pages)) {
    app.get(path, async (context: Context<{ Bindings: Bindings }>) => {
      const session = await parts.sessionIn(deskCookies(context.req.header('cookie'), parts.origin));
      const page = pageOf(title, content(session, parts.company !== undefined), files);
      return context.html(page, 200, headers);
    });
  }
}
