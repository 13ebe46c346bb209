import type { SiteFile } from '@marquee/federation-runtime/siteRegistry';
import { wideFrom } from '@marquee/theme/breakpoints';
import { attributes } from '../http/escape';
import type { PagePlan } from './plan';

/** A picture that is likely the largest contentful paint, with its media condition. */
export interface LeadImage {
  url: string;
  media?: string;
}

/** A preload hint for a file of the site. */
export function preload(kind: 'script' | 'style' | 'fetch', file: SiteFile, media?: string): string {
  const { url } = file;
  // Browsers do not support integrity for this kind and warn about it; the real request checks it.
  const integrity = kind === 'fetch' ? undefined : file.integrity;
  return `<link${attributes({ rel: 'preload', as: kind, href: url, media, integrity, crossorigin: 'anonymous' })}>`;
}

function textsHint(file: SiteFile, media?: string): string {
  return preload(file.url.endsWith('.js') ? 'script' : 'fetch', file, media);
}

/**
 * Preload hints for the remotes of the page or its first sections: entry, chunks and styles of the module, and texts.
 * Sections of a home page below the first are preloaded on wide screens only: phones load them on scrolling. Each hint
 * has the same integrity and crossorigin as the real request; otherwise browsers would load the file twice.
 */
export function moduleHints(
  { route, sections, registry, build, template, start }: PagePlan,
  sheets: readonly SiteFile[],
): string {
  // In a single build, pages consist of the host's own files, which are in the page already.
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
 * Hints for the fonts of the first paint. They belong into the body: fonts preloaded in the head delay rendering (ADR
 * 65).
 */
export function fontHints(fonts: readonly string[]): string {
  return fonts
    .map((href) => attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }))
    .map((rest) => `<link${rest}>`)
    .join('');
}
