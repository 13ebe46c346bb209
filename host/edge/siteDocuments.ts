import type { Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { languages } from '@marquee/contract/languages';
import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { paletteOf, templateRow } from '@marquee/theme/templates';
import { type BackendLink, callBackend } from './backendLink';
import { attributes, escapeHtml } from './escape';
import { localised } from './locale';
import { type EdgeRoute, routesOf } from './routeTable';
import type { SiteState } from './siteState';

/** Pages for search engines: open to everybody, at a fixed path. */
const isIndexed = ({ path, guard }: EdgeRoute) => guard === undefined && !path.includes(':') && path !== '/preloader';

/** `robots.txt`: everything but the calls and the play frames, and where the map of the site is. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /play/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: each public page in each language of the site, with its alternates; articles by their own dates. */
export async function sitemapXml(link: BackendLink, site: SiteState, registry: SiteRegistry, origin: string) {
  const routes = routesOf(registry);
  const articles = await Promise.all(
    (['news', 'promotions'] as const)
      .filter((kind) => routes.some(({ path }) => path === `/${kind}/:slug`))
      .map((kind) => articlesOf(link, site, kind)),
  );
  const pages = routes.filter(isIndexed).map(({ path }) => ({ path, changed: undefined }));
  const entries = [...pages, ...articles.flat()].flatMap((page) => entriesOf(site, origin, page));
  const spaces = attributes({
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset${spaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

interface MapPage {
  path: string;
  changed: string | undefined;
}

async function articlesOf(link: BackendLink, site: SiteState, kind: 'news' | 'promotions'): Promise<MapPage[]> {
  const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
  const answer = await callBackend(link, who, 'content/articles', { kind });
  const list: Output<'content/articles'>['value'] = (succeeded(answer) && answer.value) || [];
  return list.map(({ slug, published_at }) => ({
    path: `/${kind}/${encodeURIComponent(slug)}`,
    changed: published_at.slice(0, 10),
  }));
}

function entriesOf({ startup }: SiteState, origin: string, { path, changed }: MapPage): string[] {
  const addresses = startup.language.map((code) => ({
    hreflang: languages[code].tag as string,
    href: origin + localised(code, path, startup.site.default_language),
  }));
  const fallback = { hreflang: 'x-default', href: origin + path };
  const alternates = [...addresses, fallback].map(
    ({ hreflang, href }) => `<xhtml:link${attributes({ rel: 'alternate', hreflang, href })}/>`,
  );
  const date = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return addresses.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${date}${alternates.join('')}</url>`);
}

/** `manifest.webmanifest`: the site as an app of its own, in its own colours. */
export function webManifest({ startup }: SiteState): Record<string, unknown> {
  const { site } = startup;
  const palette = paletteOf(templateRow(site.theme_code), site.theme_color);
  return {
    name: site.site_name,
    short_name: site.site_name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    lang: languages[site.default_language].tag,
    background_color: palette.surface0,
    theme_color: palette.surface0,
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
}

/** The site's mark as an icon: its first letter on its accent colour, in shapes that need no font file. */
export function faviconSvg({ startup }: SiteState): string {
  const { site } = startup;
  const { accent, onAccent } = paletteOf(templateRow(site.theme_code), site.theme_color);
  const letter = escapeHtml([...(site.logo_text || site.site_name).trim()][0]?.toUpperCase() ?? 'M');
  const words = attributes({
    x: '32',
    y: '45',
    'text-anchor': 'middle',
    'font-family': 'Georgia, serif',
    'font-size': '38',
    'font-weight': '700',
    fill: onAccent,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><text${words}>${letter}</text></svg>`;
}
