import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { type FileFolders, hashedText } from '../sources/hashedFiles';

type Texts = NonNullable<StartData['texts']>[string];

/** Parses a bundle of texts; null if there is no file. */
function parsed(text: string | null): Texts | null {
  try {
    return text === null ? null : (JSON.parse(text) as Texts);
  } catch {
    return null;
  }
}

/** The first paint's texts of the remotes that a page begins with. A few kilobytes, inlined to save requests. */
export function inlinedTexts(
  folders: FileFolders,
  { remotes }: SiteRegistry,
  begun: ReadonlySet<string>,
): Record<string, Texts> {
  const found = remotes.flatMap(({ name, versions: [first] }) => {
    const file = begun.has(name) ? first?.locale : undefined;
    // In a single build, texts are scripts that the page loads anyway.
    const texts = file?.url.endsWith('.json') ? parsed(hashedText(folders, file)) : null;
    return texts ? [[name, texts] as const] : [];
  });
  return Object.fromEntries(found);
}
