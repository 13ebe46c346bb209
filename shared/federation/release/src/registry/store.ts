import { randomUUID } from 'node:crypto';
import { emptyRegistry, type RegistryFault } from '@marquee/federation-runtime/registry/parse';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { anyRevision, idOf } from './lineage';

/** The newest valid registry, and the faults found. */
export interface RegistryReading {
  registry: Registry;
  /** The revision that the next change follows: the highest ever written, valid or not. */
  revision: number;
  faults: RegistryFault[];
  /** The highest revision that a running edge serves: the next one is above it, so that all edges take it. */
  served?: number | undefined;
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

/** A new name for a revision. */
export const newId = (): string => randomUUID().slice(0, 8);

/**
 * Changes several remotes in one revision: the next one, or that after what edges serve. If another writer was first,
 * the change is applied again to that writer's registry: no change is lost. Errors of `change` cancel it. `restored`:
 * the number is at least that, and a person says that it follows whatever was there.
 */
export async function changeRegistry(
  store: RegistryStore,
  change: (remotes: Record<string, RemoteRecord>, revision: number) => Record<string, RemoteRecord>,
  restored?: number,
): Promise<Registry> {
  for (;;) {
    const { registry, revision: before, served = 0 } = await store.read();
    const revision = Math.max(before + 1, served + 1, restored ?? 0);
    const after = [idOf(registry), ...(restored === undefined ? [] : [anyRevision])];
    const remotes = change(structuredClone(registry.remotes), revision);
    const next: Registry = { ...emptyRegistry, revision, id: newId(), after, remotes };
    if (await store.write(next, before)) return next;
  }
}
