import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type BucketRate, TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { FairQueue } from '@marquee/kernel/work/fairQueue';
import { LRUCache } from 'lru-cache';
import { keyOf } from '../http/keyOf';
import type { BackendWatch } from '../link/backendWatch';
import { pageKey, pathKey } from './pageKey';
import type { Moment, PageMaker } from './pageMaker';
import type { PageRequest, Published } from './plan';
import type { MadePage } from './write';

interface CacheEntry {
  page: MadePage;
  /** When rendering began and its answers were requested, in the maker's ticks. */
  at: number;
  done: number;
  /** Key of the site, registry and build that it was made from. */
  sourceKey: string;
  /** Whether it was made while the backend was unavailable. */
  madeWhileAway: boolean;
}

/** What a page is made from, read once per request. */
interface Source {
  request: PageRequest;
  published: Published;
  /** Key of site, registry and build. */
  key: string;
}

/** How long a page is fresh, ms. */
const freshFor = 5000;

/** Maximum age of a page with short-lived answers, ms. */
const shortLivedFor = 60_000;

/** How long a skeleton-only page is served, ms: while no renderer is free, not every visitor should wait for one. */
const skeletonFor = 1000;

/** Rate limit of rendering pages for one network; cached pages are not limited. */
const making: BucketRate = { burst: 600, perMinute: 300 };

/** Limits of pages rendered concurrently and queued; low enough that API calls are handled in between. */
const queueLimits = { concurrent: 4, perCaller: 2, waitingPerCaller: 32, waitingInAll: 400 };

/** Queue names for work that no visitor waits for: the edge's own pages, and revalidation. */
const [ownQueue, remakeQueue] = ['', 'remake'];

/** Most paths whose query parameters are remembered; each site has some hundred. */
const maxPaths = 20_000;

/** Thrown if a network requests too many uncached pages. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/**
 * Caches pages: at most `most` of them with `mostBytes` of text, evicting the least recently used. A fifth of the
 * capacity is for pages requested once; only a second request promotes a page, so that made-up addresses evict no page
 * in use.
 *
 * A page is rendered again after its site file, the registry or the host's build has changed, and after the backend was
 * unavailable. A stale page is served while a new one is being rendered, and while the backend is unavailable, whatever
 * its age; but not with old odds and rankings. Unknown paths are not cached. Of the query, only parameters that the
 * page uses are part of the key.
 */
export class PageCache {
  readonly #used: LRUCache<string, CacheEntry>;
  readonly #new: LRUCache<string, CacheEntry>;
  #making = new Map<string, Promise<MadePage>>();
  /** The query parameters that a path's pages use, and their source key. Only existing paths are added. */
  readonly #reads = new LRUCache<string, { sourceKey: string; names: readonly string[] }>({ max: maxPaths });
  readonly #networks: TokenBuckets;
  readonly #queue = new FairQueue(queueLimits);

  constructor(
    readonly maker: PageMaker,
    readonly watch: BackendWatch,
    maxPages = 500,
    readonly rate = making,
    maxBytes = 32 * 1024 * 1024,
  ) {
    const forNew = Math.ceil(maxPages / 5);
    const sizeCalculation = ({ page }: CacheEntry) => page.body.byteLength;
    this.#used = new LRUCache({ max: maxPages - forNew, maxSize: Math.floor((maxBytes / 5) * 4), sizeCalculation });
    this.#new = new LRUCache({ max: forNew, maxSize: Math.floor(maxBytes / 5), sizeCalculation });
    this.#networks = new TokenBuckets(() => maker.moment().ticks, 10_000);
  }

  /**
   * The page of a request, with the releases that are live at that time; synchronous if cached. Rejects with
   * TooManyPages if it would have to be rendered and the network is over its limit.
   */
  page(request: PageRequest, registry: Registry, moment = this.maker.moment()): MadePage | Promise<MadePage> {
    const published = this.maker.published(registry, request);
    const source: Source = {
      request,
      published,
      // A hash, a number and ids: none has a space.
      key: `${request.site.version} ${registry.revision} ${registry.id} ${published.build.id}`,
    };
    const key = this.#key(source);
    const used = this.#used.get(key);
    const cached = used ?? this.#new.get(key);
    if (!cached || cached.sourceKey !== source.key || !this.#serves(cached, request, moment)) {
      if (!this.#making.has(idOf(key, source, false)) && !this.#isAllowed(request))
        return Promise.reject(new TooManyPages());
      return this.#make(key, source, false);
    }
    if (!used) {
      this.#new.delete(key);
      this.#used.set(key, cached);
    }
    // After an error the old page stays; the next request tries again.
    if (request.site.isCurrent && (cached.page.isSkeletonOnly || moment.ticks - cached.at > freshFor))
      this.#make(key, source, true).catch(() => {});
    return cached.page;
  }

  /** A page for one browser, which nobody else gets: made at once, and not kept. */
  async ownPage(request: PageRequest, registry: Registry): Promise<MadePage> {
    if (!this.#isAllowed(request)) throw new TooManyPages();
    const published = this.maker.published(registry, request);
    return this.#queue.run(request.network ?? ownQueue, () => this.maker.make(request, published));
  }

  /** Number of cached pages. */
  get size(): number {
    return this.#used.size + this.#new.size;
  }

  #isAllowed({ network }: PageRequest): boolean {
    return network === undefined || (this.#queue.hasCapacity(network) && this.#networks.take(network, this.rate));
  }

  /**
   * Whether a cached page may be served: not if it is older than the backend's last recovery, has old odds or rankings,
   * or shows something that has begun or ended since.
   */
  #serves({ page, at, done, madeWhileAway }: CacheEntry, { site }: PageRequest, { now, ticks }: Moment): boolean {
    if (now >= page.until || (page.shortLived && ticks - at >= shortLivedFor)) return false;
    if (page.isSkeletonOnly && ticks - done >= skeletonFor) return false;
    return !site.isCurrent || (!madeWhileAway && at > this.watch.backAt);
  }

  /**
   * Renders a page; concurrent requests share it. A request that waits never joins a revalidation, which has low
   * priority.
   */
  #make(key: string, source: Source, isRemake: boolean): Promise<MadePage> {
    const { request, published, key: sourceKey } = source;
    const awaited = this.#making.get(idOf(key, source, false));
    if (awaited) return awaited;
    const id = idOf(key, source, isRemake);
    const making = this.#making.get(id);
    if (making) return making;
    let at = this.maker.moment().ticks;
    const made = this.#queue
      .run(isRemake ? remakeQueue : (request.network ?? ownQueue), () => {
        at = this.maker.moment().ticks;
        return this.maker.make(request, published, isRemake);
      })
      .then(async (page) => {
        const cached = this.#used.get(key) ?? this.#new.get(key);
        // A newer page was stored meanwhile.
        if (cached?.sourceKey === sourceKey && cached.at > at && !cached.page.isSkeletonOnly) return cached.page;
        // The backend became unavailable while the page was being rendered: the previous, complete page is better.
        const isAway = !page.complete && request.site.isCurrent && (await this.watch.doubt());
        if (isAway && cached?.page.complete && cached.sourceKey === sourceKey) return cached.page;
        // Nor does a skeleton-only page replace one with content.
        const isGiven = cached?.sourceKey === sourceKey && this.#serves(cached, request, this.maker.moment());
        if (page.isSkeletonOnly && isGiven && !cached.page.isSkeletonOnly) return cached.page;
        const body = cached?.page.body.etag === page.body.etag ? cached.page.body : page.body;
        const same = { ...page, body };
        if (page.status === 200)
          this.#keep(source, {
            page: same,
            at,
            done: this.maker.moment().ticks,
            sourceKey,
            madeWhileAway: !request.site.isCurrent,
          });
        return same;
      })
      .finally(() => this.#making.delete(id));
    this.#making.set(id, made);
    return made;
  }

  #keep(source: Source, cached: CacheEntry): void {
    const { request } = source;
    this.#reads.set(pathKey(request), { sourceKey: source.key, names: cached.page.reads });
    const key = this.#key(source);
    const kept = this.#used.get(key) ? this.#used : this.#new;
    kept.set(key, cached);
  }

  /** Until a page of the path was rendered, its parameters are unknown: then the full query is the key. */
  #key({ request, key }: Source): string {
    const path = pathKey(request);
    const known = this.#reads.get(path);
    return pageKey(request, path, known?.sourceKey === key ? known.names : undefined);
  }
}

const idOf = (key: string, { request, key: sourceKey }: Source, isRemake: boolean) =>
  keyOf(key, sourceKey, request.site.isCurrent, isRemake);
