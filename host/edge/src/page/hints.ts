import type { RemoteSlot } from '@marquee/federation-runtime/defineRemote';
import type { SiteFile, SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { orderSections, sectionsAnswered, sectionsAtOnce } from '@marquee/page/sections';
import { wideFrom } from '@marquee/theme/breakpoints';
import type { TemplateRow } from '@marquee/theme/templates';
import { attributes } from '../http/escape';
import type { HostBuild } from '../sources/hostBuild';
import type { EdgeRoute } from '../sources/routeTable';

/** A picture that is likely the largest paint, with the media condition under which it is. */
export interface LeadImage {
  url: string;
  media?: string;
}

/** A hint to fetch a file of the site. */
export function preload(kind: 'script' | 'style' | 'fetch', file: SiteFile, media?: string): string {
  const { url } = file;
  // Browsers know no integrity for this kind and say so in the console; the real request checks it.
  const integrity = kind === 'fetch' ? undefined : file.integrity;
  return `<link${attributes({ rel: 'preload', as: kind, href: url, media, integrity, crossorigin: 'anonymous' })}>`;
}

function textsHint(file: SiteFile, media?: string): string {
  return preload(file.url.endsWith('.js') ? 'script' : 'fetch', file, media);
}

/** A section of a page that a remote gives. */
export type PageSection = RemoteSlot & { remote: string };

/** The sections of a page. */
interface PageSections {
  /** Those that the page draws at once. */
  drawn: PageSection[];
  /** Those whose first answers come with the page. */
  answered: PageSection[];
}

/**
 * The sections that a page begins with: the home page with those of its template's order, the feature of its hero
 * before them; any other page with what remotes put into it.
 */
export function firstSections({ remotes }: SiteRegistry, template: TemplateRow, path: string): PageSections {
  const sections = remotes.flatMap(({ name, slots }) => slots.map((slot) => ({ ...slot, remote: name, label: '' })));
  if (path !== '/') {
    const own = sections.filter(({ slot, page }) => slot === 'page.section' && page === path);
    own.sort((a, b) => a.order - b.order);
    return { drawn: own, answered: own };
  }
  const feature = sections.filter(({ slot, section }) => slot === 'home.feature' && section === template.heroFeature);
  const ordered = orderSections(
    sections.filter(({ slot }) => slot === 'home.section'),
    template.homeSections,
  );
  const first = (count: number) => [...feature.slice(0, 1), ...ordered.slice(0, count)];
  return { drawn: first(sectionsAtOnce(template)), answered: first(sectionsAnswered) };
}

/**
 * The remotes that a page begins with: of the page, of the sections that it draws at once, and of what floats over
 * every page.
 */
export function remotesOf(
  { remotes }: SiteRegistry,
  route: EdgeRoute | null,
  sections: readonly PageSection[],
): Set<string> {
  const floating = remotes.filter(({ slots }) => slots.some(({ slot }) => slot === 'floating'));
  const own = route?.remote ? [route.remote] : [];
  return new Set([...own, ...sections.map(({ remote }) => remote), ...floating.map(({ name }) => name)]);
}

/** What the hints of a page are made from. */
interface HintSource {
  route: EdgeRoute | null;
  /** Sections that the page draws at once. */
  sections: readonly PageSection[];
  registry: SiteRegistry;
  build: HostBuild;
  /** Remotes whose texts are in the page already. */
  inlined: ReadonlySet<string>;
  /** Style sheets that the page is drawn with already. */
  drawn: ReadonlySet<string>;
  template: TemplateRow;
}

/**
 * Hints for what this page fetches next: of the remotes of its page or first sections the entry, the module's own
 * chunks and styles, and the texts. What a home page has below its first section is fetched at once by wide screens
 * only: on a phone it stands as it is until somebody comes near. Each carries the same integrity and crossorigin as the
 * real request; otherwise the browser would fetch it twice.
 */
export function moduleHints({ route, sections, registry, build, inlined, drawn, template }: HintSource): string {
  // In a single build pages stand on the host's own files, which are in the page already.
  const own = new Set([...build.scripts, ...build.styles].map(({ url }) => url));
  const isNew = ({ url }: SiteFile) => !own.has(url) && !drawn.has(url);
  const wide = route?.path === '/' ? `(min-width:${wideFrom(template.breakpoints)}px)` : undefined;
  const wanted = [
    { remote: route?.remote, module: route?.module, media: undefined },
    ...sections.map(({ remote, module }, index) => ({ remote, module, media: index > 0 ? wide : undefined })),
  ];
  const hints = wanted.flatMap(({ remote, module, media }) => {
    const version = registry.remotes.find(({ name }) => name === remote)?.versions[0];
    if (!version) return [];
    const files = version.modules?.[module ?? ''];
    return [
      ...[version.entry, ...(files?.js ?? [])].filter(isNew).map((file) => preload('script', file, media)),
      ...(files?.css ?? []).filter(isNew).map((file) => preload('style', file, media)),
      ...(inlined.has(remote ?? '') ? [] : [textsHint(version.locale, media)]),
    ];
  });
  return [...new Set(hints)].join('');
}

/** Hints for the pictures of the first paint. */
export function pictureHints(images: readonly LeadImage[]): string {
  return images
    .map(({ url, media }) => attributes({ rel: 'preload', as: 'image', href: url, media, fetchpriority: 'high' }))
    .map((rest) => `<link${rest}>`)
    .join('');
}

/**
 * Hints for the fonts of the first paint. They belong into the body: browsers do not draw before fonts that the head
 * names (ADR 65).
 */
export function fontHints(fonts: readonly string[]): string {
  return fonts
    .map((href) => attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }))
    .map((rest) => `<link${rest}>`)
    .join('');
}
