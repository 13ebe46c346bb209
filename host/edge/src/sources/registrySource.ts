import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type AudienceMember, isInCanary } from '@marquee/federation-release/registry/audience';
import {
  type FolderReading,
  pointerName,
  readRegistry,
  revisionsName,
} from '@marquee/federation-release/registry/folderReading';
import { isSame } from '@marquee/federation-release/registry/lineage';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** How long `registry.json` may lag behind a kept revision unnoticed, ms: live releases are known without it. */
const pointerEvery = 300;

/** How many registries before the current one are kept: open pages ask what has changed since theirs. */
const keptBefore = 3;

/** What is known of the registry that is served. */
type Reading = Pick<FolderReading, 'registry' | 'faults' | 'signedUntil' | 'stays'>;

/**
 * The registry of a releases folder, read again after changes. If revisions are kept, their folder's change is checked
 * on each request, and `registry.json` from time to time; otherwise `registry.json` on each request. If it cannot be
 * read, the previous one or a kept revision is used (ADR 64); this is reported once. A revision that nothing shows to
 * follow the one before is left again once it is gone (ADR 101).
 */
export class RegistrySource {
  readonly #pointer: string;
  readonly #revisions: string;
  #read: (Reading & { stamp: string }) | undefined;
  /** What was served before a revision that nothing shows to follow it. */
  #leftBehind: Registry | undefined;
  #reported = '';
  #pointerStamp = '';
  #pointerAt = Number.NEGATIVE_INFINITY;
  #lookedAt: Registry | undefined;
  #before: Registry[] = [];

  constructor(
    readonly folder: string,
    readonly report: (error: unknown) => void,
  ) {
    this.#pointer = join(folder, pointerName);
    this.#revisions = join(folder, revisionsName);
  }

  /** The current registry. Throws only if no revision can be read and none was read before. */
  current(): Registry {
    const stamp = this.#stamp(performance.now());
    const before = this.#read;
    if (before?.stamp === stamp) return before.registry;
    const { registry, faults, stays, signedUntil = before?.signedUntil } = this.#readAfter(before?.registry);
    this.#read = { stamp, registry, faults, stays, signedUntil };
    if (before && !isSame(before.registry, registry))
      this.#before = [before.registry, ...this.#before].slice(0, keptBefore);
    const text = faults.map(({ subject, message }) => `${subject}: ${message}`).join('; ');
    if (text && text !== this.#reported) this.report(new Error(`The registry has faults: ${text}`));
    this.#reported = text;
    return registry;
  }

  /** The current registry for a network request: requests in the same turn of the event loop share one check. */
  forRequest(): Registry {
    if (this.#lookedAt) return this.#lookedAt;
    this.#lookedAt = this.current();
    setImmediate(() => {
      this.#lookedAt = undefined;
    });
    return this.#lookedAt;
  }

  /** A registry that was current a short while ago; undefined for older ones, or after a restart. */
  at(revision: number): Registry | undefined {
    return [this.current(), ...this.#before].find((one) => one.revision === revision);
  }

  #stamp(now: number): string {
    const revisions = stampOf(this.#revisions);
    if (revisions === none || now - this.#pointerAt >= pointerEvery) {
      this.#pointerStamp = stampOf(this.#pointer);
      this.#pointerAt = now;
    }
    return this.#pointerStamp + revisions;
  }

  #readAfter(before: Registry | undefined): Reading {
    try {
      const found = readRegistry(this.folder, before);
      const back = found.stays && !found.hasBefore ? this.#leftBehind : undefined;
      const again = back && readRegistry(this.folder, back);
      if (again?.hasBefore) {
        this.#leftBehind = undefined;
        this.report(
          new Error(`Revision ${before?.revision} is gone, and did not follow ${back?.revision}, which is back`),
        );
        return again;
      }
      if (found.isLeap) {
        this.#leftBehind = before;
        const [now, old] = [found.registry.revision, before?.revision];
        this.report(new Error(`Revision ${now} is taken, although nothing shows that it follows ${old}`));
      }
      return found;
    } catch (error) {
      if (!before) throw error;
      return { registry: before, faults: [{ subject: this.folder, message: String(error) }] };
    }
  }

  /** Why another revision is served than the newest of the folder; undefined where it is the newest. */
  get stays(): string | undefined {
    this.current();
    return this.#read?.stays;
  }

  /** How long the signature of the current registry still holds, ms; NaN if it needs none. */
  get signedFor(): number {
    this.current();
    return (this.#read?.signedUntil ?? Number.NaN) - Date.now();
  }

  /** Number of current faults of the registry; a remote with a fault may be served as before. */
  get faults(): number {
    this.current();
    return this.#read?.faults.length ?? 0;
  }
}

type Share = readonly [remote: string, canary: RemoteRecord['canary']];

const known = new WeakMap<Registry, readonly Share[]>();

/** The canary releases for a share of the visitors. */
function sharesOf(registry: Registry): readonly Share[] {
  const shares =
    known.get(registry) ??
    Object.entries(registry.remotes)
      .map(([name, { canary }]): Share => [name, canary])
      .filter(([, canary]) => (canary?.percent ?? 0) > 0);
  known.set(registry, shares);
  return shares;
}

/** The arm of visitors who get no canary release. */
export const liveArm = 'live';

/** The remotes of which a visitor gets the canary, with dots between. Equal answers share pages. */
export function armOf(registry: Registry, member: AudienceMember): string {
  const canaries = sharesOf(registry).filter(([name, canary]) => isInCanary(name, canary, member));
  return canaries.map(([name]) => name).join('.') || liveArm;
}

/** Whether there is any canary release, so that visitors need a bucket. */
export const hasShares = (registry: Registry): boolean => sharesOf(registry).length > 0;

const none = 'none;';

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino};` : none;
}
