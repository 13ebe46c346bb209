import type { Language } from '@marquee/contract/languages';
import type { AssetFile, CompiledRemote } from '../compiledRemote';
import type { SiteFile, SiteRemote, SiteVersion } from '../siteRegistry';

/** Where a version lies, why a page gets it, and in which language. */
interface Given {
  /** The entry; the other files lie below its folder. */
  entry: SiteFile;
  why: SiteVersion['why'];
  language: Language;
}

/** A described version as a page gets it; null if it lacks the language. */
export function siteVersion(description: CompiledRemote, { entry, why, language }: Given): SiteVersion | null {
  const locale = description.locales[language];
  if (!locale) return null;
  const base = entry.url.slice(0, -description.entry.file.length);
  const file = (asset: AssetFile): SiteFile => ({ url: base + asset.file, integrity: asset.integrity });
  const modules = Object.entries(description.modules).map(([module, files]) => [
    module,
    { js: files.js.map(file), css: files.css.map(file) },
  ]);
  return {
    version: description.version,
    why,
    container: description.container,
    hostApi: description.hostApi,
    calls: description.calls,
    entry,
    locale: file(locale),
    modules: Object.fromEntries(modules) as SiteVersion['modules'],
  };
}

/** For which categories and in which language something is shown. */
interface Shown {
  categories: readonly string[];
  language: Language;
}

/** What a page shows of a description besides its versions; null if the site has none of its categories on. */
export function shownOf(
  description: CompiledRemote,
  { categories, language }: Shown,
): Omit<SiteRemote, 'versions' | 'withdrawn' | 'off'> | null {
  const enabled = (item: { category?: string | undefined }) =>
    item.category === undefined || categories.includes(item.category);
  const routes = description.routes.filter(enabled);
  const slots = (description.slots ?? []).filter(enabled);
  if (routes.length + slots.length === 0) return null;
  const navigation = (description.navigation ?? []).filter(enabled);
  const used = new Set([
    ...routes.map((r) => r.title),
    ...navigation.map((n) => n.label),
    ...slots.map((s) => s.label),
  ]);
  const labels = Object.entries(description.labels[language] ?? {}).filter(([key]) => used.has(key));
  return { name: description.name, routes, navigation, slots, labels: Object.fromEntries(labels) };
}
