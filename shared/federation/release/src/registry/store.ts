import { emptyRegistry, type RegistryFault } from '@marquee/federation-runtime/registry/parse';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** The newest valid registry, and the faults found. */
export interface RegistryReading {
  registry: Registry;
  /** The revision that the next change follows: the highest ever written, valid or not. */
  revision: number;
  faults: RegistryFault[];
  /** Until when it is signed, ms since 1970; undefined if it needs no signature, or is the reader's previous one. */
  signedUntil?: number | undefined;
}

/** Storage of a registry. */
export interface RegistryStore {
  /** The newest registry. Invalid records are replaced by their newest valid version. Throws if none can be read. */
  read(): Promise<RegistryReading>;
  /**
   * Writes the registry that follows `expected`, atomically and durably. False, without effect, if another writer was
   * first.
   */
  write(next: Registry, expected: number): Promise<boolean>;
  /** The kept revisions, newest first. */
  history(): Promise<number[]>;
  /** A kept revision. Throws if it cannot be read. */
  at(revision: number): Promise<Registry>;
}

/** Number of revisions kept. */
export const keptRevisions = 50;

/**
 * Changes several remotes in one revision: the next one, or `above` if that is higher. If another writer was first, the
 * change is applied again to that writer's registry: no change is lost. Errors of `change` cancel it.
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
