import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { shownOf, siteVersion } from '@marquee/federation-runtime/registry/described';
import type { SiteRegistry, SiteRemote } from '@marquee/federation-runtime/siteRegistry';

/** A build on a development server, and for which categories it is shown. */
export interface Developed {
  description: CompiledRemote;
  /** The server's origin. */
  from: string;
  categories: readonly string[];
}

/** A registry with a remote as its development server has it, in this version alone, whether it is new or not. */
export function registryWith(registry: SiteRegistry, { description, from, categories }: Developed): SiteRegistry {
  const { language } = registry;
  const { file, integrity } = description.entry;
  const entry = { url: `${from}/${file}`, integrity };
  const version = siteVersion(description, { entry, why: 'override', language });
  const shown = version && shownOf(description, { categories, language });
  const own: SiteRemote[] = shown ? [{ ...shown, versions: [version] }] : [];
  return { ...registry, remotes: [...registry.remotes.filter(({ name }) => name !== description.name), ...own] };
}
