import { languages } from '@marquee/contract/languages';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { DeskBuild } from './deskBuild';

/** What the desk's page begins with; the host reads it from the element `desk-start`. */
export interface DeskStart {
  buildId: string;
  registry: SiteRegistry;
}

/** JSON that cannot end the script element that it stands in. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);

const attributes = ({ url, integrity }: { url: string; integrity: string }, name: 'src' | 'href') =>
  `${name}="${escapeHtml(url)}"${integrity && ` integrity="${escapeHtml(integrity)}"`} crossorigin="anonymous"`;

/**
 * Content Security Policy of the desk's page: files and calls of its own origin alone, in no frame. Strings become
 * script addresses by the host's policy alone, and never markup.
 */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** The one page of the desk: the host draws what its address is of. */
export function deskDocument({ id, scripts, styles }: DeskBuild, registry: SiteRegistry): string {
  const start: DeskStart = { buildId: id, registry };
  return [
    `<!doctype html><html lang="${languages[registry.language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Marquee desk</title>',
    ...styles.map((file) => `<link rel="stylesheet" ${attributes(file, 'href')}>`),
    ...scripts.map((file) => `<script defer ${attributes(file, 'src')}></script>`),
    `<script type="application/json" id="desk-start">${scriptJson(start)}</script>`,
    '</head><body><div id="root"></div>',
    '<noscript><p lang="en">The desk needs JavaScript.</p></noscript></body></html>',
  ].join('');
}
