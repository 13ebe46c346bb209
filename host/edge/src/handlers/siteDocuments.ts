import type { Output } from '@marquee/contract/calls';
import { failed, succeeded } from '@marquee/contract/envelope';
import { type Language, languages } from '@marquee/contract/languages';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { isOwnPath } from '@marquee/page/rootRedirect';
import { type PageRoute, routesOf } from '@marquee/page/routes';
import { templateRow } from '@marquee/templates/rows';
import { paletteOf } from '@marquee/theme/templates';
import { attributes } from '../http/escape';
import { localised } from '../http/locale';
import { type BackendLink, callBackend } from '../link/backendLink';
import { isIndexed } from '../seo/indexing';
import { writtenIn } from '../seo/subject';
import type { SiteState } from '../sources/siteState';

/**
 * Public pages at a fixed path, for search engines. Pages that are about one game or article cannot be listed from
 * their route alone.
 */
const isListed = (route: PageRoute, { startup }: SiteState) =>
  !route.path.includes(':') &&
  isIndexed({ route, parameters: {} }, new URLSearchParams()) &&
  !(route.path === '/' && isOwnPath(startup.site.root_redirect));

/** A sitemap as XML, or why there is none: the backend did not answer, or there is no such sitemap. */
export type SiteMap = string | 'away' | 'missing';

/** `robots.txt`: allows everything except calls and game frames, and names the sitemaps. */
export function robotsText(origin: string): string {
  const maps = ['/sitemap.xml', gamesMap].map((path) => `Sitemap: ${origin}${path}`);
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /play/', '', ...maps, ''].join('\n');
}

/**
 * `sitemap.xml`: each public page in each language of the site, with its alternates; articles with their dates. `away`
 * if the backend could not list the articles and rules.
 */
export async function sitemapXml(
  link: BackendLink,
  site: SiteState,
  registry: SiteRegistry,
  origin: string,
): Promise<SiteMap> {
  const routes = routesOf(registry);
  const articles = await Promise.all(
    (['news', 'promotions'] as const)
      .filter((kind) => routes.some(({ path }) => path === `/${kind}/:slug`))
      .map((kind) => articlesOf(link, site, kind)),
  );
  const rules = routes.some(({ path }) => path === '/rules/:subject') ? await rulesOf(link, site) : [];
  if (rules === null || articles.some((list) => list === null)) return 'away';
  const pages = routes
    .filter((route) => isListed(route, site))
    .map(({ path }) => ({ path, changed: undefined, written: site.startup.language }));
  const entries = [...pages, ...rules, ...articles.flatMap((list) => list ?? [])].flatMap((page) =>
    entriesOf(site, origin, page),
  );
  return mapOf('urlset', entries);
}

const spaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

const mapOf = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind}${attributes(spaces)}>\n${entries.join('\n')}\n</${kind}>\n`;

/** Where the map of the games' pages is: it lists its parts, because one map may have no more than 50,000 addresses. */
export const gamesMap = '/sitemap-games.xml';

/** The parts of that map, by number from 1. */
export const gamesMapPart = /^\/sitemap-games-([0-9]+)\.xml$/;

/** How many games a part has, each in every language of the site. */
const gamesOfPart = 1000;

async function gamePages(link: BackendLink, site: SiteState, input: { from: number; count: number }) {
  const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
  const answer = await callBackend(link, who, 'product/game_pages', input);
  return failed(answer) ? null : { value: answer.value ?? [], total: answer.total ?? 0 };
}

const hasGames = (registry: SiteRegistry) => routesOf(registry).find(({ kind }) => kind === 'game');

/** `sitemap-games.xml`: the parts that the map of the games' pages has. */
export async function gamesMapXml(
  link: BackendLink,
  site: SiteState,
  registry: SiteRegistry,
  origin: string,
): Promise<SiteMap> {
  if (!hasGames(registry)) return 'missing';
  const pages = await gamePages(link, site, { from: 0, count: 1 });
  if (!pages) return 'away';
  const parts = Array.from({ length: Math.ceil(pages.total / gamesOfPart) }, (_, part) => part + 1);
  const entries = parts.map((part) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-games-${part}.xml</loc></sitemap>`);
  return mapOf('sitemapindex', entries);
}

/**
 * A part of the sitemap: each game with its own page, in each language of the site. The pages themselves name their
 * alternates.
 */
export async function gamesMapPartXml(
  link: BackendLink,
  site: SiteState,
  registry: SiteRegistry,
  { origin, part }: { origin: string; part: number },
): Promise<SiteMap> {
  const route = hasGames(registry);
  if (!route || part < 1) return 'missing';
  const pages = await gamePages(link, site, { from: (part - 1) * gamesOfPart, count: gamesOfPart });
  if (!pages) return 'away';
  if (pages.value.length === 0) return 'missing';
  const { language, site: own } = site.startup;
  const entries = pages.value.flatMap(({ provider_code, game_code }) => {
    const path = `${route.path}?${new URLSearchParams({ provider: provider_code, game: game_code })}`;
    return language.map((code) => {
      const address = origin + localised(code, path, own.default_language);
      return `<url><loc>${escapeHtml(address)}</loc></url>`;
    });
  });
  return mapOf('urlset', entries);
}

interface MapPage {
  path: string;
  changed: string | undefined;
  /** The languages in which the page exists. */
  written: readonly Language[];
}

async function articlesOf(link: BackendLink, site: SiteState, kind: 'news' | 'promotions'): Promise<MapPage[] | null> {
  const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
  const answer = await callBackend(link, who, 'content/articles', { kind });
  if (failed(answer)) return null;
  const list: Output<'content/articles'>['value'] = (succeeded(answer) && answer.value) || [];
  const { startup } = site;
  return list.map(({ slug, published_at, title }) => ({
    path: `/${kind}/${encodeURIComponent(slug)}`,
    changed: published_at.slice(0, 10),
    written: writtenIn(title, startup.language, startup.site.default_language),
  }));
}

async function rulesOf(link: BackendLink, site: SiteState): Promise<MapPage[] | null> {
  const who = { domain_name: site.domain, external_id: site.startup.site.external_id };
  const answer = await callBackend(link, who, 'content/rules', {});
  if (failed(answer)) return null;
  const list: Output<'content/rules'>['subjects'] = (succeeded(answer) && answer.subjects) || [];
  return list.map(({ subject }) => ({
    path: `/rules/${encodeURIComponent(subject)}`,
    changed: undefined,
    written: site.startup.language,
  }));
}

function entriesOf({ startup }: SiteState, origin: string, { path, changed, written }: MapPage): string[] {
  const { default_language } = startup.site;
  const addresses = written.map((code) => ({
    hreflang: languages[code].tag as string,
    href: origin + localised(code, path, default_language),
  }));
  const rest = written.includes(default_language) ? default_language : (written[0] ?? default_language);
  const fallback = { hreflang: 'x-default', href: origin + localised(rest, path, default_language) };
  const alternates = [...addresses, fallback].map(
    ({ hreflang, href }) => `<xhtml:link${attributes({ rel: 'alternate', hreflang, href })}/>`,
  );
  const date = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return addresses.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${date}${alternates.join('')}</url>`);
}

/**
 * `manifest.webmanifest`: the site as an installable app with its colours, and an icon that systems may crop
 * (maskable).
 */
export function webManifest({ startup }: SiteState): Record<string, unknown> {
  const { site } = startup;
  const palette = paletteOf(templateRow(site.theme_code), site.theme_color);
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  // The icon that the site names comes first, for systems that accept SVG.
  const own = { src: site.manifest_icon, type: 'image/svg+xml', sizes: 'any', purpose: 'any' };
  return {
    name: site.site_name,
    short_name: site.logo_text || site.site_name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: languages[site.default_language].tag,
    dir: 'ltr',
    categories: ['entertainment', 'games'],
    background_color: palette.surface0,
    theme_color: palette.surface0,
    icons: [
      ...(/\.svg($|\?)/.test(site.manifest_icon) ? [own] : []),
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
