import type { SiteFile } from '@marquee/federation-runtime/siteRegistry';
import { wideFrom } from '@marquee/theme/breakpoints';
import { attributes } from '../http/escape';
import type { PagePlan } from './plan';

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

/**
 * Hints for what this page fetches next: of the remotes of its page or first sections the entry, the module's own
 * chunks and styles, and the texts. What a home page has below its first section is fetched at once by wide screens
 * only: on a phone it stands as it is until somebody comes near. Each carries the same integrity and crossorigin as the
 * real request; otherwise the browser would fetch it twice.
 */
export function moduleHints(
  { route, sections, registry, build, template, start }: PagePlan,
  sheets: readonly SiteFile[],
): string {
  // In a single build pages stand on the host's own files, which are in the page already.
  const there = new Set([...build.scripts, ...build.styles, ...sheets].map(({ url }) => url));
  const isNew = ({ url }: SiteFile) => !there.has(url);
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
      ...(start.texts?.[remote ?? ''] ? [] : [textsHint(version.locale, media)]),
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
