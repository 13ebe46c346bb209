import { cutOf, type Language, languages, scriptOf } from '@marquee/contract/languages';
import { type OverriddenStart, overriddenStartId } from '@marquee/contract/overridden';
import { startElementId } from '@marquee/contract/start';
import { chunkManifestId, type PageChunks } from '@marquee/federation-runtime/chunkManifest';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { RenderedPage } from '@marquee/page/rendering';
import { wideFrom } from '@marquee/theme/breakpoints';
import { siteCss } from '@marquee/theme/css';
import { fontPreloads, type OptionalFonts } from '@marquee/theme/fonts';
import { paletteOf } from '@marquee/theme/templates';
import { attributes, scriptJson } from '../http/escape';
import type { Html } from '../http/html';
import { notFoundText } from '../sources/hostTitle';
import { edgeTexts } from '../sources/texts';
import { earlyScript } from './earlyScript';
import { fontHints, moduleHints, pictureHints, preload } from './hints';
import { heroPictureOf, leadImages, leadPictures } from './leadPictures';
import { type PageStyle, styleElement } from './pageStyles';
import type { PagePlan } from './plan';
import { skeletonHtml } from './skeleton';
import { skeletonCss } from './skeletonCss';

/** What a page is written from besides its plan. */
interface Written {
  /** The rendered page; null for a skeleton. */
  rendered: RenderedPage | null;
  /** The style sheets of the host, the template and the page's parts, in this order. */
  sheets: readonly PageStyle[];
  head: string;
}

/** Styles of the notice for browsers without scripts, at the top of the page. */
const noteCss =
  '.no-script{margin:0;padding:var(--space-3) var(--gutter);background:var(--surface-2);text-align:center}';

/**
 * Which of a template's fonts are `font-display: optional` (ADR 65). Languages that need only the Latin subset get
 * headings in the site's font however late it arrives (`text`). For scripts that no template's font supports it would
 * only move the words (`all`). In other languages words mix letters of two subsets, which must be swapped together
 * (`none`).
 */
function optionalFontsOf(language: Language): OptionalFonts {
  if (scriptOf(language)) return 'all';
  return cutOf(language) ? 'none' : 'text';
}

/** The title in a skeleton: for an unknown page with its path. */
function titleOf({ request, match, title }: PagePlan): string {
  const { prefix, path, query, language } = request;
  return match ? title : notFoundText(prefix + path + (query.size > 0 ? `?${query}` : ''), language);
}

/** The page's start data in an element. With an override the browser completes it before the host reads it. */
function startElement({ request }: PagePlan, start: PagePlan['start']): string {
  const { override, site } = request;
  const [id, data] = override
    ? [overriddenStartId, { start, override, categories: site.categories } satisfies OverriddenStart]
    : [startElementId, start];
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>`;
}

/** Number of elements that a browser with scripts creates from rendered markup: `noscript` content is text to it. */
function elementsIn(html: string): number {
  return html.replace(/<noscript>.*?<\/noscript>/gs, '<noscript>').match(/<[a-z]/g)?.length ?? 0;
}

/** Writes the HTML of a page. */
export function pageHtml(plan: PagePlan, { rendered, sheets, head }: Written): Html {
  const { build, route, status, slots, template: row } = plan;
  const start = {
    ...plan.start,
    ...(rendered && { rendered: { parts: rendered.parts, elements: elementsIn(rendered.html) } }),
  };
  const { site } = plan.request.site.startup;
  const palette = paletteOf(row, site.theme_color);
  const texts = edgeTexts[start.language];
  const isHome = route?.path === '/' && status === 200;
  const hero = isHome ? heroPictureOf(row, slots) : 'none';
  const pictures = leadPictures(start.seed, row, hero, route?.kind);
  const skeleton = () =>
    skeletonHtml({
      template: row,
      kind: route?.skeleton ?? 'page',
      isHome,
      brand: site.site_name,
      title: titleOf(plan),
      loading: texts.loading,
      pictures,
    });
  const html = attributes({
    lang: languages[start.language].tag,
    dir: 'ltr',
    'data-template': site.theme_code,
    'data-color': site.theme_color,
    'data-promotions': row.promotions,
    'data-matches': row.matches,
    'data-levels': row.levels,
    'data-cashier': row.cashier,
  });
  const pack = build.packs[row.code];
  // The template's chunk comes first: the host's script needs it when it runs.
  const scripts = [...(pack?.scripts ?? []), ...build.scripts].map(
    ({ url, integrity }) =>
      `<script${attributes({ defer: true, src: url, integrity, crossorigin: 'anonymous' })}></script>`,
  );
  const { file, packs } = build.chunks;
  const chunks: PageChunks = { ...file, present: packs[row.code] ?? {} };
  const css =
    siteCss(row, palette, optionalFontsOf(start.language)) + (rendered ? rendered.css : skeletonCss(row)) + noteCss;
  const media = `(min-width:${wideFrom(row.breakpoints)}px)`;
  const wide = sheets.flatMap(({ url }) =>
    build.wide[url] ? [`<link${attributes({ rel: 'stylesheet', href: build.wide[url], media })}>`] : [],
  );
  const early = earlyScript(build.early, row, start.language, rendered !== null);
  const text = [
    `<!doctype html><html${html}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Safari on iOS makes links of numbers that look like telephone numbers: React would find foreign nodes.
    '<meta name="format-detection" content="telephone=no">',
    head,
    `<meta${attributes({ name: 'theme-color', content: palette.surface0 })}>`,
    pictureHints(leadImages(pictures)),
    sheets.map(styleElement).join(''),
    `<style>${css}</style>`,
    // A script marks pages as wide; without scripts, media queries do.
    rendered && wide.length > 0 ? `<noscript>${wide.join('')}</noscript>` : '',
    `<script>${early}</script>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body${attributes({ class: row.body?.className, id: row.body?.id })}>`,
    fontHints(fontPreloads(row.fonts, start.language)),
    `<noscript><p class="no-script">${escapeHtml(rendered ? texts.readOnly : texts.noScript)}</p></noscript>`,
    `<div id="root">${rendered?.html ?? skeleton()}</div>`,
    // At the end, so that scripts do not compete with the page, its picture and its fonts for bandwidth.
    scripts.join(''),
    preload('fetch', file),
    moduleHints(plan, sheets),
    startElement(plan, start),
    `<script type="application/json" id="${chunkManifestId}">${scriptJson(chunks)}</script>`,
    '</body></html>',
  ].join('');
  return { text, styles: [...sheets.flatMap((sheet) => sheet.text ?? []), css], scripts: [early] };
}
