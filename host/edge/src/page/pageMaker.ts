import type { BackendLink } from '../link/backendLink';
import { type PageRequest, type Published, planPage } from './plan';
import { isRendered, type PageRenderer, renderPage } from './render';
import { type MadePage, writePage } from './write';

/** What pages have beside what they show. */
export interface PageOptions {
  /** Whether a service worker keeps an offline page in the visitors' browsers. */
  offlinePages?: boolean;
  /** Renders the pages; without it they are skeletons, which the browser draws. */
  renderers?: PageRenderer | undefined;
  /** Whether pages load again by themselves when the host or a release has changed: development. */
  reload?: boolean;
  /** Whether this is the sandbox: it has pages of its own, and there a site may be looked at in another theme. */
  sandbox?: boolean;
  /** Milliseconds since 1970, by the machine's clock unless a test gives another. */
  now?: () => number;
}

/** Where pages are made: the backend, and the folders of the host's build and of releases. */
export interface MakerPlace {
  link: BackendLink;
  hostFolder: string;
  releasesFolder: string;
}

/** One moment by two clocks, ms. */
export interface Moment {
  now: number;
  ticks: number;
}

/** Makes pages: a plan, what is drawn of it, and the text. It keeps nothing; `PageCache` does. */
export class PageMaker {
  constructor(
    readonly place: MakerPlace,
    readonly options: PageOptions = {},
  ) {}

  /** What time it is for what pages say, and by the clock that pages grow old by: that one is never set. */
  moment(): Moment {
    const { now } = this.options;
    return { now: (now ?? Date.now)(), ticks: (now ?? (() => performance.now()))() };
  }

  /**
   * Makes the page of a request from what was out when it was asked for. `isRemake`: nobody waits for it, another one
   * is given meanwhile.
   */
  async make(request: PageRequest, published: Published, isRemake = false): Promise<MadePage> {
    const { renderers, now = Date.now } = this.options;
    const place = { ...this.options, ...this.place, now };
    const plan = await planPage(place, request, published);
    const rendered = await renderPage(plan, renderers, isRemake);
    return { ...writePage(plan, rendered, place), isSkeletonOnly: !rendered && isRendered(plan, renderers) };
  }
}
