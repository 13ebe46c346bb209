import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { type FileFolders, hashedText } from '../sources/hashedFiles';
import type { EdgeRoute } from '../sources/routeTable';
import type { PageSection } from './hints';

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
 * Texts that the first paint needs, by remote: of the page, of the sections that it draws at once, and of what floats over every page. They
 * are a few kilobytes, and come with the page instead of in a request each.
 */
export function inlinedTexts(
  folders: FileFolders,
  { remotes }: SiteRegistry,
  route: EdgeRoute | null,
  sections: readonly PageSection[],
): Record<string, Texts> {
  const wanted = new Set([route?.remote, ...sections.map(({ remote }) => remote)]);
  const floats = ({ slots }: SiteRegistry['remotes'][number]) => slots.some(({ slot }) => slot === 'floating');
  const found = remotes.flatMap((remote) => {
    const file = wanted.has(remote.name) || floats(remote) ? remote.versions[0]?.locale : undefined;
    // Files that are scripts are those of a single build, which brings them itself.
    const texts = file?.url.endsWith('.json') ? parsed(hashedText(folders, file)) : null;
    return texts ? [[remote.name, texts] as const] : [];
  });
  return Object.fromEntries(found);
}
