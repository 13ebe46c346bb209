import { emptyRegistry, type RegistryFault } from '@marquee/federation-runtime/registry/parse';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** What a store has: the newest registry that is whole, and what was wrong on the way to it. */
export interface RegistryReading {
  registry: Registry;
  /** What the next change follows: the highest revision that was ever written, be it whole or not. */
  revision: number;
  faults: RegistryFault[];
}

/** Where a registry is kept. */
export interface RegistryStore {
  /**
   * The newest registry. A record that is not whole is the newest of that remote that was. Throws where there is none
   * that can be read.
   */
  read(): Promise<RegistryReading>;
  /**
   * Writes the registry that follows `expected`, whole or not at all, so that it stays when the power goes. False, and
   * nothing is changed, where another writer was first.
   */
  write(next: Registry, expected: number): Promise<boolean>;
  /** The revisions that are kept, newest first. */
  history(): Promise<number[]>;
  /** A kept revision. Throws where it cannot be read. */
  at(revision: number): Promise<Registry>;
}

/** How many revisions a store keeps. */
export const keptRevisions = 50;

/**
 * Changes several remotes in one revision: the next one, or `above` where that is higher. Where another writer is first, the change is made anew on what that one
 * wrote: no change is lost. What `change` throws ends it.
 */
export async function changeRegistry(
  store: RegistryStore,
  change: (remotes: Record<string, RemoteRecord>, revision: number) => Record<string, RemoteRecord>,
  above = 0,
): Promise<Registry> {
  for (;;) {
    const { registry, revision: before } = await store.read();
    const revision = Math.max(before + 1, above);
    const next: Registry = { ...emptyRegistry, revision, remotes: change(structuredClone(registry.remotes), revision) };
    if (await store.write(next, before)) return next;
  }
}
