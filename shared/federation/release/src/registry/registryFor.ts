import { hostName } from '@marquee/federation-runtime/hostRecord';
import { shownOf, siteVersion } from '@marquee/federation-runtime/registry/described';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { SiteRegistry, SiteRemote } from '@marquee/federation-runtime/siteRegistry';
import { satisfies } from '../ranges';
import { siteChoices, type Visitor } from './choices';

function siteRemote(name: string, record: RemoteRecord, visitor: Visitor): SiteRemote[] {
  const versions = siteChoices(name, record, visitor)
    .filter(({ refusal }) => refusal === undefined)
    .flatMap(({ version, why }) => {
      const release = record.versions[version];
      if (!release) return [];
      const entry = { url: release.entry, integrity: release.integrity };
      // If a version lacks a language, only that language is affected.
      return siteVersion(release.description, { entry, why, language: visitor.language }) ?? [];
    });
  const withdrawn = record.off ? Object.keys(record.versions) : record.quarantined.map(({ version }) => version);
  // A remote that nobody is given keeps its routes, which say so: links to it stay valid.
  const first = versions[0]?.version ?? (withdrawn.includes(record.live) ? record.live : '');
  const description = record.versions[first]?.description;
  const shown = description && shownOf(description, visitor);
  if (!shown) return [];
  const reachable = new Set([...shown.routes.map((r) => r.page), ...shown.slots.map((s) => s.module)]);
  for (const version of versions) {
    version.modules = Object.fromEntries(
      Object.entries(version.modules ?? {}).filter(([module]) => reachable.has(module as `./`)),
    );
  }
  const remote = { ...shown, versions, ...(record.off && { off: true as const }) };
  return [withdrawn.length > 0 ? { ...remote, withdrawn } : remote];
}

/**
 * The registry for one visitor: only remotes that serve this site, only the visitor's language, canary versions only
 * for their audience, no versions that this host cannot run.
 */
export function registryFor(registry: Registry, visitor: Visitor): SiteRegistry {
  const remotes = Object.entries(registry.remotes)
    .filter(([name]) => name !== hostName)
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
