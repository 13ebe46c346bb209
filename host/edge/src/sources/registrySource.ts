import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerName, readRegistry, revisionsName } from '@marquee/federation-release/registry/folderReading';
import type { RegistryFault } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';

/** How long `registry.json` may lag behind a kept revision unseen, ms: what is out is known without it. */
const pointerEvery = 300;

/**
 * The registry of a releases folder, read again when it has changed: where revisions are kept, their folder changes
 * with each (one look for each question), and `registry.json` is looked at from time to time; without any, at each.
 * What cannot be read is as it was before, or as a kept revision has it (ADR 64); it is reported once.
 */
export class RegistrySource {
  readonly #pointer: string;
  readonly #revisions: string;
  #read: { stamp: string; registry: Registry; faults: RegistryFault[] } | undefined;
  #reported = '';
  #pointerStamp = '';
  #pointerAt = Number.NEGATIVE_INFINITY;
  #lookedAt: Registry | undefined;

  constructor(
    readonly folder: string,
    readonly report: (error: unknown) => void,
  ) {
    this.#pointer = join(folder, pointerName);
    this.#revisions = join(folder, revisionsName);
  }

  /**
   * The registry as it is now. Throws only where there is one of which no revision can be read, and none was before.
   */
  current(): Registry {
    const stamp = this.#stamp(performance.now());
    const before = this.#read;
    if (before?.stamp === stamp) return before.registry;
    const { registry, faults } = this.#readAfter(before?.registry);
    this.#read = { stamp, registry, faults };
    const text = faults.map(({ subject, message }) => `${subject}: ${message}`).join('; ');
    if (text && text !== this.#reported) this.report(new Error(`The registry has faults: ${text}`));
    this.#reported = text;
    return registry;
  }

  /** The registry as it is now for a request off the network: those that were waiting there together share one look. */
  forRequest(): Registry {
    if (this.#lookedAt) return this.#lookedAt;
    this.#lookedAt = this.current();
    setImmediate(() => {
      this.#lookedAt = undefined;
    });
    return this.#lookedAt;
  }

  #stamp(now: number): string {
    const revisions = stampOf(this.#revisions);
    if (revisions === none || now - this.#pointerAt >= pointerEvery) {
      this.#pointerStamp = stampOf(this.#pointer);
      this.#pointerAt = now;
    }
    return this.#pointerStamp + revisions;
  }

  #readAfter(before: Registry | undefined): { registry: Registry; faults: RegistryFault[] } {
    try {
      return readRegistry(this.folder, before);
    } catch (error) {
      if (!before) throw error;
      return { registry: before, faults: [{ subject: this.folder, message: String(error) }] };
    }
  }

  /** How many faults the registry has now, one of which may be a remote that is shown as it was before. */
  get faults(): number {
    this.current();
    return this.#read?.faults.length ?? 0;
  }
}

const known = new WeakMap<Registry, readonly [remote: string, percent: number][]>();

/** The remotes with a release that is out for a share of the visitors, in percent. */
function sharesOf(registry: Registry): readonly [remote: string, percent: number][] {
  const shares =
    known.get(registry) ??
    Object.entries(registry.remotes)
      .map(([name, { canary }]): [string, number] => [name, canary?.percent ?? 0])
      .filter(([, percent]) => percent > 0);
  known.set(registry, shares);
  return shares;
}

/** Which remotes a bucket gets a canary of: visitors with the same answer share a page. */
export function canariesOf(registry: Registry, bucket: number): string {
  const canaries = sharesOf(registry).filter(([, percent]) => bucket < percent);
  return canaries.map(([name]) => name).join(',');
}

/** Whether any release is out for a share of the visitors, so that they need a bucket of their own. */
export const hasShares = (registry: Registry): boolean => sharesOf(registry).length > 0;

const none = 'none;';

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino};` : none;
}
