import type { Language } from '@marquee/contract/languages';
import type { AssetFile } from '@marquee/federation-runtime/compiledRemote';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { SiteFile, SiteRegistry, SiteRemote, SiteVersion } from '@marquee/federation-runtime/siteRegistry';
import { satisfies } from '../ranges';
import { siteChoices, type Visitor } from './choices';

function siteVersion(
  record: RemoteRecord,
  version: string,
  why: SiteVersion['why'],
  language: Language,
): SiteVersion[] {
  const release = record.versions[version];
  const locale = release?.description.locales[language];
  // If a version lacks a language, only that language is affected.
  if (!release || !locale) return [];
  const { description } = release;
  const base = release.entry.slice(0, -description.entry.file.length);
  const file = (asset: AssetFile): SiteFile => ({ url: base + asset.file, integrity: asset.integrity });
  const modules = Object.entries(description.modules).map(([module, files]) => [
    module,
    { js: files.js.map(file), css: files.css.map(file) },
  ]);
  return [
    {
      version,
      why,
      container: description.container,
      hostApi: description.hostApi,
      entry: { url: release.entry, integrity: release.integrity },
      locale: file(locale),
      modules: Object.fromEntries(modules) as SiteVersion['modules'],
    },
  ];
}

function siteRemote(name: string, record: RemoteRecord, visitor: Visitor): SiteRemote[] {
  const versions = siteChoices(name, record, visitor)
    .filter(({ refusal }) => refusal === undefined)
    .flatMap(({ version, why }) => siteVersion(record, version, why, visitor.language));
  const withdrawn = record.quarantined.map(({ version }) => version);
  // A remote whose versions are all withdrawn keeps its routes, which show an error: links to it stay valid.
  const shown = versions[0]?.version ?? (withdrawn.includes(record.live) ? record.live : '');
  const description = record.versions[shown]?.description;
  if (!description) return [];
  const enabled = (item: { category?: string | undefined }) =>
    item.category === undefined || visitor.categories.includes(item.category);
  const routes = description.routes.filter(enabled);
  const slots = (description.slots ?? []).filter(enabled);
  if (routes.length + slots.length === 0) return [];
  const navigation = (description.navigation ?? []).filter(enabled);
  const used = new Set([
    ...routes.map((r) => r.title),
    ...navigation.map((n) => n.label),
    ...slots.map((s) => s.label),
  ]);
  const labels = Object.entries(description.labels[visitor.language] ?? {}).filter(([key]) => used.has(key));
  const reachable = new Set([...routes.map((r) => r.page), ...slots.map((s) => s.module)]);
  for (const version of versions) {
    version.modules = Object.fromEntries(
      Object.entries(version.modules ?? {}).filter(([module]) => reachable.has(module as `./`)),
    );
  }
  const remote = { name, routes, navigation, slots, labels: Object.fromEntries(labels), versions };
  return [withdrawn.length > 0 ? { ...remote, withdrawn } : remote];
}

/**
 * The registry for one visitor: only remotes that serve this site, only the visitor's language, canary versions only
 * for their audience, no versions that this host cannot run.
 */
export function registryFor(registry: Registry, visitor: Visitor): SiteRegistry {
  const remotes = Object.entries(registry.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, record]) => siteRemote(name, record, visitor));
  return { revision: registry.revision, language: visitor.language, remotes };
}

/**
 * The registry for an open page, whose host may be older than the edge: without versions that it cannot run. Menus and
 * routes stay.
 */
export function runnableOn(registry: SiteRegistry, hostApi: string): SiteRegistry {
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    versions: remote.versions.filter((version) => satisfies(hostApi, version.hostApi)),
  }));
  return { ...registry, remotes };
}
