import { type Language, languages, scriptOf } from '@marquee/contract/languages';
import { type StartData, startElementId } from '@marquee/contract/start';
import { chunkManifestId, type PageChunks } from '@marquee/federation-runtime/chunkManifest';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { templateRow } from '@marquee/templates/rows';
import { wideFrom } from '@marquee/theme/breakpoints';
import { siteCss } from '@marquee/theme/css';
import { type FontsAtOnce, fontPreloads } from '@marquee/theme/fonts';
import { paletteOf } from '@marquee/theme/templates';
import { attributes, escapeHtml, scriptJson } from '../http/escape';
import type { Html } from '../http/html';
import type { HostBuild } from '../sources/hostBuild';
import type { EdgeRoute } from '../sources/routeTable';
import { edgeTexts } from '../sources/texts';
import { earlyScript } from './earlyScript';
import { fontHints, pictureHints, preload } from './hints';
import { heroPictureOf, leadImages, leadPictures } from './leadPictures';
import { type PageStyle, styleElement } from './pageStyles';
import { skeletonHtml } from './skeleton';
import { skeletonCss } from './skeletonCss';

/** Everything that a page is written from. */
export interface DocumentSource {
  start: StartData<SiteRegistry>;
  build: HostBuild;
  route: EdgeRoute | null;
  title: string;
  head: string;
  hints: string;
  /** The style sheets of the host, the template and the parts that stand in the page, in this order. */
  sheets: readonly PageStyle[];
  /** The page as rendered; null for a skeleton. */
  rendered: { html: string; css: string } | null;
}

/** How what is said without scripts stands above the page. */
const noteCss =
  '.no-script{margin:0;padding:var(--space-3) var(--gutter);background:var(--surface-2);text-align:center}';

/**
 * Which of a template's faces are shown only at once (ADR 65). A language that is written in the Latin cut alone, as
 * its own name is, has its headings in the site's face whenever that comes; one of a script that no template's font has
 * takes little from it but spaces, which would only move its words. Others have words of letters from two cuts, which
 * must come together.
 */
function fontsAtOnce(language: Language): FontsAtOnce {
  if (scriptOf(language)) return 'all';
  return /^[ -~À-ÿ]+$/.test(languages[language].name) ? 'text' : 'none';
}

/** Writes the HTML of a page. */
export function pageHtml({ start, build, route, title, head, hints, sheets, rendered }: DocumentSource): Html {
  const { site } = start.startup as { site: { theme_code: string; theme_color: string; site_name: string } };
  const row = templateRow(site.theme_code);
  const palette = paletteOf(row, site.theme_color);
  const texts = edgeTexts[languages[start.language].tag];
  const isHome = route?.path === '/' && start.route.status === 200;
  const pictures = leadPictures(
    start.seed,
    row,
    isHome ? heroPictureOf(row, start.registry) : 'none',
    route?.kind === 'lobby',
  );
  const skeleton = () =>
    skeletonHtml({
      template: row,
      kind: route?.skeleton ?? 'page',
      isHome,
      brand: site.site_name,
      title,
      loading: texts.loading,
      pictures,
    });
  const html = attributes({
    lang: languages[start.language].tag,
    dir: 'ltr',
    'data-template': site.theme_code,
    'data-color': site.theme_color,
  });
  const pack = build.packs[row.code];
  // The template's chunk comes first: the host's own script finds it there when it runs.
  const scripts = [...(pack?.scripts ?? []), ...build.scripts].map(
    ({ url, integrity }) =>
      `<script${attributes({ defer: true, src: url, integrity, crossorigin: 'anonymous' })}></script>`,
  );
  const { file, packs } = build.chunks;
  const chunks: PageChunks = { ...file, present: packs[row.code] ?? {} };
  const css =
    siteCss(row, palette, fontsAtOnce(start.language)) + (rendered ? rendered.css : skeletonCss(row)) + noteCss;
  const media = `(min-width:${wideFrom(row.breakpoints)}px)`;
  const wide = sheets.flatMap(({ url }) =>
    build.wide[url] ? [`<link${attributes({ rel: 'stylesheet', href: build.wide[url], media })}>`] : [],
  );
  const early = earlyScript(build.early, row, rendered !== null);
  const text = [
    `<!doctype html><html${html}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    `<meta${attributes({ name: 'theme-color', content: palette.surface0 })}>`,
    pictureHints(leadImages(pictures)),
    sheets.map(styleElement).join(''),
    `<style>${css}</style>`,
    // A script marks a page as wide; without scripts the width itself does.
    rendered && wide.length > 0 ? `<noscript>${wide.join('')}</noscript>` : '',
    `<script>${early}</script>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body${attributes({ class: row.body?.className, id: row.body?.id })}>`,
    fontHints(fontPreloads(row.fonts)),
    `<noscript><p class="no-script">${escapeHtml(rendered ? texts.readOnly : texts.noScript)}</p></noscript>`,
    `<div id="root">${rendered?.html ?? skeleton()}</div>`,
    // Behind all that is seen, so that it takes nothing of the line from the page, its picture and its fonts.
    scripts.join(''),
    preload('fetch', file),
    hints,
    `<script type="application/json" id="${startElementId}">${scriptJson(start)}</script>`,
    `<script type="application/json" id="${chunkManifestId}">${scriptJson(chunks)}</script>`,
    '</body></html>',
  ].join('');
  return { text, styles: [...sheets.flatMap((sheet) => sheet.text ?? []), css], scripts: [early] };
}
