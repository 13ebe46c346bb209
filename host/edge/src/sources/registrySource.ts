import { statSync } from 'node:fs';
import { join } from 'node:path';
import { categoryCodes } from '@marquee/contract/categories';
import type { Language } from '@marquee/contract/languages';
import { readRegistry } from '@marquee/federation/registry';
import type { Registry } from '@marquee/federation/registry/schema';
import { hostApiVersion } from '@marquee/federation/shared';
import { registryFor, type SiteRegistry } from '@marquee/federation/siteRegistry';
import type { SiteState } from './siteState';

/** The registry of a releases folder, read again when the file has changed; a damaged one leaves the last good one in force. */
export class RegistrySource {
  readonly #file: string;
  #read: { stamp: string; registry: Registry } | undefined;

  constructor(
    readonly folder: string,
    readonly report: (error: unknown) => void,
    readonly sandbox = false,
  ) {
    this.#file = join(folder, 'registry.json');
  }

  /** The registry as it is now. Throws only when the very first one is damaged. */
  current(): Registry {
    const found = statSync(this.#file, { throwIfNoEntry: false });
    const stamp = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none';
    if (this.#read?.stamp === stamp) return this.#read.registry;
    try {
      this.#read = { stamp, registry: readRegistry(this.folder) };
    } catch (error) {
      if (!this.#read) throw error;
      this.report(error);
      this.#read = { stamp, registry: this.#read.registry };
    }
    return this.#read.registry;
  }

  /** The registry as a visitor of a site sees it. `bucket` is 0–99 and decides about canaries. */
  of(site: SiteState, language: Language, bucket: number): SiteRegistry {
    const { domain, categories } = site;
    const registry = registryFor(this.current(), {
      site: domain,
      categories,
      bucket,
      language,
      hostApi: hostApiVersion,
    });
    return this.sandbox ? { ...registry, sandbox: true } : registry;
  }

  /** The registry of a site that had every category on: it tells a category that is off from a path that is unknown. */
  whole(site: SiteState, language: Language): SiteRegistry {
    return this.of({ ...site, categories: categoryCodes }, language, 100);
  }
}

/** Which remotes a bucket gets a canary of: visitors with the same answer share a page. */
export function canariesOf({ remotes }: Registry, bucket: number): string {
  return Object.entries(remotes)
    .filter(([, { canary }]) => canary && bucket < (canary.percent ?? 0))
    .map(([name]) => name)
    .join(',');
}

/** Whether any release is out for a share of the visitors, so that they need a bucket of their own. */
export function hasShares({ remotes }: Registry): boolean {
  return Object.values(remotes).some(({ canary }) => (canary?.percent ?? 0) > 0);
}
