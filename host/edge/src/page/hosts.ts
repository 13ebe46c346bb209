import { join } from 'node:path';
import { isHostHere } from '@marquee/federation-release/publish/publishHost';
import type { AudienceMember } from '@marquee/federation-release/registry/audience';
import { versionsFor } from '@marquee/federation-release/registry/choices';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { hostBuild } from '../sources/hostBuild';
import type { PageRenderer } from './pageRenderer';

/** Renders the pages of one build. */
export interface HostRenderer extends PageRenderer {
  /** Resolves when pages can be rendered, or when it is known that they cannot yet. */
  started(): Promise<void>;
  close(): Promise<void>;
}

/** A build of the host that pages are made from. */
export interface ServedHost {
  folder: string;
  /** The number of the host API that it gives to remotes. */
  hostApi: string;
  renderers?: PageRenderer | undefined;
}

/** Where builds of the host are, and what renders their pages. */
export interface HostPlace {
  /** The build that is served where the registry has no record of the host. */
  hostFolder: string;
  releasesFolder: string;
  openRenderers?: ((folder: string) => HostRenderer) | undefined;
  report: (error: unknown) => void;
}

/** When a version that cannot be served here is looked at again, ms. */
const retryAfter = 5000;

const nobody: AudienceMember = { site: '', bucket: null };

/**
 * The builds of the host that visitors get: versions of the registry's record `host`, chosen like those of remotes, or
 * the build of HOST_DIST (ADR 93). A version that this edge cannot read or serve is left out, and reported.
 */
export class Hosts {
  readonly #open = new Map<string, ServedHost & { renderers?: HostRenderer | undefined }>();
  readonly #failedAt = new Map<string, number>();
  /** The newest revision that was followed. */
  #revision = -1;

  constructor(readonly place: HostPlace) {}

  /** The host of a visitor. */
  for({ remotes, revision }: Registry, member: AudienceMember): ServedHost {
    const record = remotes[hostName];
    if (revision > this.#revision) this.#follow(record, revision);
    for (const { version } of record ? versionsFor(hostName, record, member) : []) {
      const hostApi = record?.versions[version]?.description.hostApi;
      const folder = this.#folderOf(version);
      if (hostApi && this.#isServable(folder)) return this.#opened(folder, hostApi);
    }
    return this.#opened(this.place.hostFolder, hostApiVersion);
  }

  /** Resolves when pages of the live host can be rendered. */
  async started(registry: Registry): Promise<void> {
    await this.#open.get(this.for(registry, nobody).folder)?.renderers?.started();
  }

  /** Ends the renderers. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ renderers }) => renderers?.close()));
  }

  #folderOf(version: string): string {
    return join(this.place.releasesFolder, hostName, version);
  }

  #opened(folder: string, hostApi: string): ServedHost {
    const opened = this.#open.get(folder) ?? { folder, hostApi, renderers: this.place.openRenderers?.(folder) };
    this.#open.set(folder, opened);
    return opened;
  }

  /** Whether a version can be served here. Its folder never changes, but may go from under pages, and come back. */
  #isServable(folder: string): boolean {
    const failedAt = this.#failedAt.get(folder);
    if (failedAt !== undefined && performance.now() - failedAt < retryAfter) return false;
    try {
      if (!this.#open.has(folder) && !isHostHere(folder))
        throw new Error(`${folder} is no host that this edge can serve`);
      hostBuild(folder);
      this.#failedAt.delete(folder);
      return true;
    } catch (error) {
      if (failedAt === undefined) this.place.report(error);
      this.#failedAt.set(folder, performance.now());
      return false;
    }
  }

  /** Closes what is neither live nor a canary any more. */
  #follow(record: RemoteRecord | undefined, revision: number): void {
    this.#revision = revision;
    const [live] = record ? versionsFor(hostName, record, nobody) : [];
    const versions = [live?.version, record?.canary?.version].flatMap((version) => version ?? []);
    const wanted = versions.length > 0 ? versions.map((version) => this.#folderOf(version)) : [this.place.hostFolder];
    for (const [folder, { renderers }] of this.#open) {
      if (wanted.includes(folder)) continue;
      this.#open.delete(folder);
      void renderers?.close();
    }
  }
}
