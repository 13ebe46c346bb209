import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type BucketRate, TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { RecentlyUsed } from '@marquee/kernel/recentlyUsed';
import { FairQueue } from '@marquee/kernel/work/fairQueue';
import { keyOf } from '../http/keyOf';
import type { BackendWatch } from '../link/backendWatch';
import { hostBuild } from '../sources/hostBuild';
import { canariesOf } from '../sources/registrySource';
import { pageKey, pathKey } from './pageKey';
import type { Moment, PageMaker } from './pageMaker';
import type { PageRequest, Published } from './plan';
import type { MadePage } from './write';

interface CacheEntry {
  page: MadePage;
  /** When it was begun to be made, and its answers asked for, by the maker's ticks. */
  at: number;
  done: number;
  /** Site, registry and build that it was made from. */
  sourceKey: string;
  /** Whether it was made while the backend was away. */
  madeWhileAway: boolean;
}

/** What a page is made from, read once for each request. */
interface Source {
  request: PageRequest;
  published: Published;
  /** Remotes of which the visitor gets a release that is out for a share. */
  canaries: string;
  /** Names site, registry and build. */
  key: string;
}

/** How long a page counts as fresh, ms. */
const freshFor = 5000;

/** How old a page with short-lived answers may be, ms. */
const shortLivedFor = 60_000;

/**
 * How long a page that is a skeleton only is served, ms: while no renderer is free, not every visitor waits for one.
 */
const skeletonFor = 1000;

/** How many pages one network may have made for it; cached pages are not limited. */
const making: BucketRate = { burst: 600, perMinute: 300 };

/** Pages that are made at once, and that wait for it: calls of the API go between, and wait for a few pages at most. */
const queueLimits = { concurrent: 4, perCaller: 2, waitingPerCaller: 32, waitingInAll: 400 };

/** Whose turn it is where no visitor waits: the edge's own pages, and pages that are made again. */
const [ownQueue, remakeQueue] = ['', 'remake'];

/** Paths of which is known what they read of their query; each site has some hundred. */
const maxPaths = 20_000;

/** A network asks for too many pages that are not cached. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/**
 * Caches made pages: at most `most` of them with `mostBytes` of text, the least recently used is evicted first. A fifth
 * of the room is for pages that were requested once; only a second request moves a page to the others, so that made-up
 * addresses evict no page in use.
 *
 * A page is made again when its site file, the registry or the host's build has changed, and after the backend has been
 * away. A stale page is served while a new one is made, and while the backend is away, whatever its age; but not with
 * old odds and rankings. Unknown paths are not cached. Of the query, only what the page was made from is part of the
 * key.
 */
export class PageCache {
  readonly #used: RecentlyUsed<CacheEntry>;
  readonly #new: RecentlyUsed<CacheEntry>;
  #making = new Map<string, Promise<MadePage>>();
  /**
   * Names of the query that the pages of a path read, and what they were made from. Only paths that there are come
   * here.
   */
  readonly #reads = new RecentlyUsed<{ sourceKey: string; names: readonly string[] }>({ entries: maxPaths });
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
    const bytesOf = ({ page }: CacheEntry) => page.body.byteLength;
    this.#used = new RecentlyUsed({ entries: maxPages - forNew, bytes: (maxBytes / 5) * 4 }, bytesOf);
    this.#new = new RecentlyUsed({ entries: forNew, bytes: maxBytes / 5 }, bytesOf);
    this.#networks = new TokenBuckets(() => maker.moment().ticks, 10_000);
  }

  /**
   * The page of a request, with what is out as it is asked for; at once where it is kept. Rejects with TooManyPages
   * where it would have to be made for a network that asks for too many.
   */
  page(request: PageRequest, registry: Registry, moment = this.maker.moment()): MadePage | Promise<MadePage> {
    const published = { registry, build: hostBuild(this.maker.place.hostFolder) };
    const source: Source = {
      request,
      published,
      canaries: canariesOf(registry, request.bucket),
      key: keyOf(request.site.version, registry.revision, published.build.id),
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
    // An error leaves the old page in place; the next request tries again.
    if (request.site.isCurrent && (cached.page.isSkeletonOnly || moment.ticks - cached.at > freshFor))
      this.#make(key, source, true).catch(() => {});
    return cached.page;
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#used.size + this.#new.size;
  }

  #isAllowed({ network }: PageRequest): boolean {
    return network === undefined || (this.#queue.hasCapacity(network) && this.#networks.take(network, this.rate));
  }

  /**
   * Whether a kept page may be given: not one from before the backend came back, and none with old odds or rankings, or
   * with what has begun or ended since.
   */
  #serves({ page, at, done, madeWhileAway }: CacheEntry, { site }: PageRequest, { now, ticks }: Moment): boolean {
    if (now >= page.until || (page.shortLived && ticks - at >= shortLivedFor)) return false;
    if (page.isSkeletonOnly && ticks - done >= skeletonFor) return false;
    return !site.isCurrent || (!madeWhileAway && at > this.watch.backAt);
  }

  /**
   * Makes a page, once at a time. Whom it is made for waits for no remake: that takes as long as there is more to do.
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
        // Somebody who did not wait for this one has a newer one.
        if (cached?.sourceKey === sourceKey && cached.at > at && !cached.page.isSkeletonOnly) return cached.page;
        // A backend that went away while the page was being made: what it said before is better than what it did not
        // say.
        const isAway = !page.complete && request.site.isCurrent && (await this.watch.doubt());
        if (isAway && cached?.page.complete && cached.sourceKey === sourceKey) return cached.page;
        // Nor does one that no renderer had the time for take the place of one with its content.
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
    const { request, canaries } = source;
    this.#reads.set(pathKey(request, canaries), { sourceKey: source.key, names: cached.page.reads });
    const key = this.#key(source);
    const kept = this.#used.get(key) ? this.#used : this.#new;
    kept.set(key, cached);
  }

  /** Until a page of the path was made, nobody knows what it reads of its query: then all of it counts. */
  #key({ request, canaries, key }: Source): string {
    const known = this.#reads.get(pathKey(request, canaries));
    return pageKey(request, canaries, known?.sourceKey === key ? known.names : undefined);
  }
}

const idOf = (key: string, { request, key: sourceKey }: Source, isRemake: boolean) =>
  keyOf(key, sourceKey, request.site.isCurrent, isRemake);
