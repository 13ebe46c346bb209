import type { Startup } from '@marquee/contract/entities';
import { type Language, languages } from '@marquee/contract/languages';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { templateRow } from '@marquee/templates/rows';
import { siteCss } from '@marquee/theme/css';
import { paletteOf } from '@marquee/theme/templates';
import { attributes } from '../http/escape';
import type { Html } from '../http/html';
import { edgeTexts } from '../sources/texts';
import { skeletonCss } from './skeletonCss';

/** A page of the edge's own that needs no script: maintenance, or an unknown site. */
interface PlainPage {
  site: Startup['site'] | null;
  language: Language;
  title: string;
  lines: readonly string[];
  /** A retry link, if it may help. */
  retry?: { text: string; to: string };
}

/** Styles of a plain page, based on the site's theme tokens. */
const plainCss = [
  'body{margin:0;background:var(--surface-0);color:var(--text);font:1rem/1.5 var(--font-text)}',
  '.pl{display:grid;place-content:center;justify-items:center;gap:var(--space-5);min-block-size:100dvh;padding:var(--gutter);text-align:center;box-sizing:border-box}',
  '.pl>*{margin:0;max-inline-size:34rem;text-wrap:balance}.pl p{color:var(--text-muted)}',
  '.pl a{display:grid;place-content:center;min-block-size:48px;padding-inline:var(--space-7);border-radius:var(--radius-m);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}',
  '.pl a:focus-visible{outline:2px solid var(--focus);outline-offset:3px}',
].join('');

/** Writes a plain page in the site's theme, or in the first template's if there is no site. */
export function plainPage({ site, language, title, lines, retry }: PlainPage): Html {
  const row = templateRow(site?.theme_code ?? '');
  const css = siteCss(row, paletteOf(row, site?.theme_color ?? '')) + skeletonCss(row) + plainCss;
  const logo = site ? `<img${attributes({ src: site.logo1, alt: site.site_name, width: '176', height: '44' })}>` : '';
  const again = retry ? `<a${attributes({ href: retry.to })}>${escapeHtml(retry.text)}</a>` : '';
  const words = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const text = [
    `<!doctype html><html${attributes({ lang: languages[language].tag, dir: 'ltr' })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(site ? `${title} · ${site.site_name}` : title)}</title>`,
    `<style>${css}</style></head>`,
    `<body><main class="pl">${logo}<h1 class="sk-title">${escapeHtml(title)}</h1>${words}${again}</main></body></html>`,
  ].join('');
  return { text, styles: [css], scripts: [] };
}

/** The maintenance page (R2.22), with its end if known. */
export function maintenancePage(startup: Startup, language: Language): Html {
  const texts = edgeTexts[language];
  const until = startup.maintenance.end_date;
  const time =
    until &&
    new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' }).format(
      new Date(until),
    );
  const lines = [texts.maintenanceText, ...(time ? [time] : [])];
  return plainPage({ site: startup.site, language, title: texts.maintenance, lines });
}

/** Seconds until maintenance ends, for `Retry-After`: ten minutes if the end is unknown or has passed. */
export function retryAfter(startup: Startup, now: number): number {
  const end = startup.maintenance.end_date ? Date.parse(startup.maintenance.end_date) : Number.NaN;
  return end > now ? Math.ceil((end - now) / 1000) : 600;
}
