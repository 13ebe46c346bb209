import { type Language, languageCodes, languageOfTag, languages } from '@marquee/contract/languages';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { Hono } from 'hono';
import { hostOf, pageHeaders } from '../pages';
import type { SandboxSites } from '../sites';

/** Every message of the operator in a language, with sample values. */
export type Samples = (
  site: string,
  language: Language,
) => readonly { name: string; language: string; subject: string; body: string; html: string }[];

/** Frames have the page's policy, and e-mails their styles in attributes. */
const headers = {
  ...pageHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const style = `body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{padding:.5rem 0}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:22rem;border:1px solid #888;box-sizing:border-box}`;

/** The page with all messages in one language: subject, plain text and HTML. Plain, without scripts. */
export function previewPage(samples: Samples, site: string, language: Language): string {
  const links = languageCodes
    .map((code) => {
      const { tag, name } = languages[code];
      const current = code === language ? ' aria-current="page"' : '';
      return `<a href="?language=${tag}" lang="${tag}"${current}>${escapeHtml(name)}</a>`;
    })
    .join('\n');
  const items = samples(site, language)
    .map(
      ({ name, language: tag, subject, body, html }) => `<section id="${name}">
<h2>${name}</h2>
<div lang="${tag}"><p><b>${escapeHtml(subject)}</b></p><pre>${escapeHtml(body)}</pre></div>
<iframe title="${name}" sandbox="" loading="lazy" srcdoc="${escapeHtml(html)}"></iframe>
</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>All messages</title><style>${style}</style></head>
<body>
<main>
<h1>All messages</h1>
<p>What the site writes to people, with sample values: subject, plain text and HTML.</p>
<nav aria-label="Languages">
${links}
</nav>
${items}
</main>
</body>
</html>
`;
}

/** Mounts the page at `/sandbox/outbox/messages`; `?language=` is a BCP 47 tag, by default English. */
export function mountPreviewPage(
  app: Hono<{ Bindings: Bindings }>,
  { samples, siteAt }: { samples: Samples; siteAt: SandboxSites },
): void {
  app.get('/sandbox/outbox/messages', (context) => {
    const site = siteAt(hostOf(context))?.site_name ?? 'Marquee';
    const language = languageOfTag(context.req.query('language') ?? '') ?? 'EN';
    return context.html(previewPage(samples, site, language), 200, headers);
  });
}
