import type { SiteFile, SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { PageRoute } from '@marquee/page/routes';
import { attributes } from '../http/escape';
import { type FileFolders, hashedText } from '../sources/hashedFiles';
import type { PagePlan } from './plan';

/** A style sheet of a page, and the name by which its code finds it in the page. */
interface NamedSheet extends SiteFile {
  name: string;
}

/** A style sheet with its text, if inlined. */
export interface PageStyle extends NamedSheet {
  text: string | null;
}

/**
 * Content that would mean something else inline than in its file: the end of the element, imports and relative
 * addresses.
 */
const boundToItsFile = /<\/style|@import|url\((?!\s*["']?(?:data:|\/|#))/i;

/** The style sheets of a page's parts, `remote ./module`. */
function sheetsOfParts(parts: readonly string[], { remotes }: SiteRegistry): NamedSheet[] {
  return parts.flatMap((part) => {
    const [remote, module = ''] = part.split(' ');
    const version = remotes.find(({ name }) => name === remote)?.versions[0];
    const base = version?.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1) ?? '';
    return (version?.modules?.[module]?.css ?? []).map((file) => ({ ...file, name: file.url.slice(base.length) }));
  });
}

/** The host's own chunks that a page needs; all remotes share the sdk's lobby, and what a missing page shows. */
function chunksOf(route: PageRoute | null, status: PagePlan['status']): string[] {
  const missing = status === 404 ? ['page-missing'] : [];
  if (!route) return missing;
  const { remote, module, kind } = route;
  return [...(remote === null ? [`page-${module}`] : kind === 'lobby' ? [kind] : []), ...missing];
}

/**
 * The style sheets of a page in their order: the host's, its template's, those of its parts. They are inlined: a first
 * visit renders one round trip earlier, and other loads do not delay styles.
 */
export function pageStyles(
  folders: FileFolders,
  { build, template, route, status, registry }: Pick<PagePlan, 'build' | 'template' | 'route' | 'status' | 'registry'>,
  rendered: { parts: readonly string[] } | null,
): PageStyle[] {
  const chunks = rendered ? chunksOf(route, status) : [];
  const parts = chunks.flatMap((chunk) => build.parts[chunk] ?? []);
  const own = [...build.styles, ...(build.packs[template.code]?.styles ?? []), ...parts];
  const ofParts = sheetsOfParts(rendered?.parts ?? [], registry);
  const sheets = [...own.map((file) => ({ ...file, name: file.url })), ...ofParts];
  return [...new Map(sheets.map((sheet) => [sheet.url, sheet])).values()].map((sheet) => {
    const text = hashedText(folders, sheet);
    return { ...sheet, text: text !== null && boundToItsFile.test(text) ? null : text };
  });
}

/** The element of a style sheet: its text, or a link. */
export function styleElement({ url, integrity, name, text }: PageStyle): string {
  const named = { 'data-href': name };
  if (text !== null) return `<style${attributes(named)}>${text}</style>`;
  return `<link${attributes({ rel: 'stylesheet', href: url, ...named, integrity, crossorigin: 'anonymous' })}>`;
}
