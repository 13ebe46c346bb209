import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { BackendLink } from '../link/backendLink';
import { hostBuild } from '../sources/hostBuild';
import type { Hosts } from './hosts';
import { type PageRequest, type Published, planPage } from './plan';
import { isRendered, renderPage } from './render';
import { type MadePage, writePage } from './write';

/** Options of pages. */
export interface PageOptions {
  /** Whether a service worker stores an offline page in visitors' browsers. */
  offlinePages?: boolean;
  /** Whether pages reload when the host or a release has changed: development. */
  reload?: boolean;
  /** Whether this is the sandbox, which has its own pages, and theme previews. */
  sandbox?: boolean;
  /** Milliseconds since 1970; replaceable in tests. */
  now?: () => number;
}

/** Sources of pages: the backend, the builds of the host, and the folder of releases. */
export interface MakerPlace {
  link: BackendLink;
  releasesFolder: string;
  /** The builds that visitors get. */
  hosts: Hosts;
}

/** A moment by two clocks, ms. */
export interface Moment {
  now: number;
  ticks: number;
}

/** Makes pages: plans, renders and writes them. It caches nothing; `PageCache` does. */
export class PageMaker {
  constructor(
    readonly place: MakerPlace,
    readonly options: PageOptions = {},
  ) {}

  /** The time for page contents, and the monotonic time for the age of pages. */
  moment(): Moment {
    const { now } = this.options;
    return { now: (now ?? Date.now)(), ticks: (now ?? (() => performance.now()))() };
  }

  /** What a request's page is made from: what is live, and the build of the visitor's host. */
  published(registry: Registry, { site, bucket }: PageRequest): Published {
    const host = this.place.hosts.for(registry, { site: site.domain, bucket });
    return { registry, host, build: hostBuild(host.folder) };
  }

  /**
   * Makes the page of a request from what was live when it was requested. `isRemake`: revalidation, no visitor waits
   * for it.
   */
  async make(request: PageRequest, published: Published, isRemake = false): Promise<MadePage> {
    const { now = Date.now } = this.options;
    const { folder: hostFolder, renderers } = published.host;
    const place = { ...this.options, ...this.place, hostFolder, now };
    const plan = await planPage(place, request, published);
    const rendered = await renderPage(plan, renderers, isRemake);
    return { ...writePage(plan, rendered, place), isSkeletonOnly: !rendered && isRendered(plan, renderers) };
  }
}
