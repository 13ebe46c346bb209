import type { SiteFile, SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { PageRoute } from '@marquee/page/routes';
import { attributes } from '../http/escape';
import { type FileFolders, hashedText } from '../sources/hashedFiles';
import type { PagePlan } from './plan';

/** A style sheet of a page, and the name by which the code that it belongs to finds it there. */
interface NamedSheet extends SiteFile {
  name: string;
}

/** The same with its text, where the page carries it in itself. */
export interface PageStyle extends NamedSheet {
  text: string | null;
}

/**
 * What a text in the page would be read otherwise than in its file for: the end of its element, and addresses beside
 * the file.
 */
const boundToItsFile = /<\/style|@import|url\((?!\s*["']?(?:data:|\/|#))/i;

/** The style sheets of the parts that stand in a page, `remote ./module`. */
function sheetsOfParts(parts: readonly string[], { remotes }: SiteRegistry): NamedSheet[] {
  return parts.flatMap((part) => {
    const [remote, module = ''] = part.split(' ');
    const version = remotes.find(({ name }) => name === remote)?.versions[0];
    const base = version?.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1) ?? '';
    return (version?.modules?.[module]?.css ?? []).map((file) => ({ ...file, name: file.url.slice(base.length) }));
  });
}

/** The host's own chunk that a page stands on, if there is one; the sdk's lobby is one for all remotes. */
function chunkOf({ remote, module, kind }: PageRoute): string | undefined {
  if (remote === null) return `page-${module}`;
  return kind === 'lobby' ? kind : undefined;
}

/**
 * The style sheets that a page is drawn with, in their order: the host's, its template's, those of its parts. The page
 * carries their texts: a first visitor sees it one round trip earlier, and nothing that the page fetches keeps the
 * styles waiting.
 */
export function pageStyles(
  folders: FileFolders,
  { build, template, route, registry }: Pick<PagePlan, 'build' | 'template' | 'route' | 'registry'>,
  rendered: { parts: readonly string[] } | null,
): PageStyle[] {
  const chunk = rendered && route ? chunkOf(route) : undefined;
  const own = [...build.styles, ...(build.packs[template.code]?.styles ?? []), ...(build.parts[chunk ?? ''] ?? [])];
  const ofParts = sheetsOfParts(rendered?.parts ?? [], registry);
  const sheets = [...own.map((file) => ({ ...file, name: file.url })), ...ofParts];
  return [...new Map(sheets.map((sheet) => [sheet.url, sheet])).values()].map((sheet) => {
    const text = hashedText(folders, sheet);
    return { ...sheet, text: text !== null && boundToItsFile.test(text) ? null : text };
  });
}

/** The element of a style sheet: its text, or its address. */
export function styleElement({ url, integrity, name, text }: PageStyle): string {
  const named = { 'data-href': name };
  if (text !== null) return `<style${attributes(named)}>${text}</style>`;
  return `<link${attributes({ rel: 'stylesheet', href: url, ...named, integrity, crossorigin: 'anonymous' })}>`;
}
