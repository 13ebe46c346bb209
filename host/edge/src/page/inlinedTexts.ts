import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { type FileFolders, hashedText } from '../sources/hashedFiles';

type Texts = NonNullable<StartData['texts']>[string];

/** A bundle of texts; null where its file is none, too. */
function parsed(text: string | null): Texts | null {
  try {
    return text === null ? null : (JSON.parse(text) as Texts);
  } catch {
    return null;
  }
}

/**
 * Texts that the first paint needs, of the remotes that a page begins with. They are a few kilobytes, and come with the
 * page instead of in a request each.
 */
export function inlinedTexts(
  folders: FileFolders,
  { remotes }: SiteRegistry,
  begun: ReadonlySet<string>,
): Record<string, Texts> {
  const found = remotes.flatMap(({ name, versions: [first] }) => {
    const file = begun.has(name) ? first?.locale : undefined;
    // Files that are scripts are those of a single build, which brings them itself.
    const texts = file?.url.endsWith('.json') ? parsed(hashedText(folders, file)) : null;
    return texts ? [[name, texts] as const] : [];
  });
  return Object.fromEntries(found);
}
