import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartData } from '@marquee/contract/start';
import type { SiteFile, SiteRegistry } from '@marquee/federation/siteRegistry';
import { safePath } from '../http/staticFiles';
import type { EdgeRoute } from '../sources/routeTable';
import type { PageSection } from './hints';

type Texts = NonNullable<StartData['texts']>[string];

const below = '/releases/';
/** Bundles that are kept, by their hash; a release brings one for each language. */
const most = 500;
const kept = new Map<string, Texts | null>();

/** A bundle of texts from the releases folder; null where it lies elsewhere or is not what its hash says: then the page fetches it, and checks. */
function bundleOf(releases: string, { url, integrity }: SiteFile): Texts | null {
  const path = url.startsWith(below) && url.endsWith('.json') ? safePath(url.slice(below.length)) : null;
  if (path === null) return null;
  const key = `${releases} ${url} ${integrity}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const texts = read(join(releases, path), integrity);
  kept.set(key, texts);
  if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
  return texts;
}

function read(file: string, integrity: string | undefined): Texts | null {
  try {
    const bytes = readFileSync(file);
    const hash = createHash('sha384').update(bytes).digest('base64');
    return integrity === `sha384-${hash}` ? (JSON.parse(bytes.toString()) as Texts) : null;
  } catch {
    return null;
  }
}

/**
 * Texts that the first paint needs, by remote: of the page, of the sections that it draws at once, and of what floats over every page. They
 * are a few kilobytes, and come with the page instead of in a request each.
 */
export function inlinedTexts(
  releases: string,
  { remotes }: SiteRegistry,
  route: EdgeRoute | null,
  sections: readonly PageSection[],
): Record<string, Texts> {
  const wanted = new Set([route?.remote, ...sections.map(({ remote }) => remote)]);
  const floats = ({ slots }: SiteRegistry['remotes'][number]) => slots.some(({ slot }) => slot === 'floating');
  const found = remotes.flatMap((remote) => {
    const file = wanted.has(remote.name) || floats(remote) ? remote.versions[0]?.locale : undefined;
    const texts = file && bundleOf(releases, file);
    return texts ? [[remote.name, texts] as const] : [];
  });
  return Object.fromEntries(found);
}
