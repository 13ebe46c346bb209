import type { Registry } from '@marquee/federation/registry/schema';
import { type BucketRate, TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { Turns } from '@marquee/kernel/work/turns';
import { keyOf } from '../http/keyOf';
import type { BackendWatch } from '../link/backendWatch';
import { hostBuild } from '../sources/hostBuild';
import { canariesOf } from '../sources/registrySource';
import { pageKey, pathKey } from './pageKey';
import type { MadePage, PageMaker, PageRequest } from './pageMaker';

interface Kept {
  page: MadePage;
  /** When it was begun to be made, and its answers asked for, ms since 1970. */
  at: number;
  done: number;
  /** Site, registry and build that it was made from. */
  from: string;
  /** Whether it was made while the backend was away. */
  alone: boolean;
}

/** How long a page counts as fresh, ms. */
const freshFor = 5000;

/** How old a page with short-lived answers may be, ms. */
const shortLivedFor = 60_000;

/** How long a page that is a skeleton only is served, ms: while no renderer is free, not every visitor waits for one. */
const skeletonFor = 1000;

/** How many pages one network may have made for it; cached pages are not limited. */
const making: BucketRate = { burst: 600, perMinute: 300 };

/** Pages that are made at once, and that wait for it: calls of the API go between, and wait for a few pages at most. */
const turns = { atOnce: 4, each: 2, waiting: 32, allWaiting: 400 };

/** Whose turn it is where no visitor waits: the edge's own pages, and pages that are made again. */
const [ownTurn, remakeTurn] = ['', 'remake'];

/** Paths of which is known what they read of their query; each site has some hundred. */
const mostPaths = 20_000;

/** A network asks for too many pages that are not cached. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/**
 * Caches made pages: at most `most` of them with `mostBytes` of text, the least recently used is evicted first. A fifth of the room is for
 * pages that were requested once; only a second request moves a page to the others, so that made-up addresses evict no page in use.
 *
 * A page is made again when its site file, the registry or the host's build has changed, and after the backend has been away. A stale page
 * is served while a new one is made, and while the backend is away, whatever its age; but not with old odds and rankings. Unknown paths are
 * not cached. Of the query, only what the page was made from is part of the key.
 */
export class PageCache {
  #used = new Map<string, Kept>();
  #new = new Map<string, Kept>();
  #making = new Map<string, Promise<MadePage>>();
  /** Names of the query that the pages of a path read, and what they were made from. Only paths that there are come here. */
  #reads = new Map<string, { from: string; names: readonly string[] }>();
  readonly #networks: TokenBuckets;
  readonly #turns = new Turns(turns);

  constructor(
    readonly maker: PageMaker,
    readonly watch: BackendWatch,
    readonly most = 500,
    readonly rate = making,
    readonly mostBytes = 32 * 1024 * 1024,
  ) {
    this.#networks = new TokenBuckets(() => maker.now(), 10_000);
  }

  /**
   * The page of a request, with what is out as it is asked for; at once where it is kept. Rejects with TooManyPages where it would have to be made for a network that asks
   * for too many.
   */
  page(request: PageRequest, registry: Registry, now = this.maker.now()): MadePage | Promise<MadePage> {
    const from = keyOf(request.site.version, registry.revision, hostBuild(this.maker.hostFolder).id);
    const key = this.#key(request, from, registry);
    const kept = this.#used.get(key) ?? this.#new.get(key);
    if (!kept || kept.from !== from || !this.#serves(kept, request, now)) {
      if (!this.#making.has(idOf(key, from, request, false)) && !this.#mayMake(request))
        return Promise.reject(new TooManyPages());
      return this.#make(key, from, request, false);
    }
    this.#new.delete(key);
    put(this.#used, key, kept, this.most - this.#roomForNew);
    // An error leaves the old page in place; the next request tries again.
    if (request.site.isCurrent && (kept.page.isSkeletonOnly || now - kept.at > freshFor))
      this.#make(key, from, request, true).catch(() => {});
    return kept.page;
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#used.size + this.#new.size;
  }

  get #roomForNew(): number {
    return Math.ceil(this.most / 5);
  }

  #mayMake({ network }: PageRequest): boolean {
    return network === undefined || (this.#turns.hasRoom(network) && this.#networks.take(network, this.rate));
  }

  /** Whether a kept page may be given: not one from before the backend came back, and none with old odds or rankings, or with what has begun or ended since. */
  #serves({ page, at, done, alone }: Kept, { site }: PageRequest, now: number): boolean {
    if (now >= page.until || (page.shortLived && now - at >= shortLivedFor)) return false;
    if (page.isSkeletonOnly && now - done >= skeletonFor) return false;
    return !site.isCurrent || (!alone && at > this.watch.backAt);
  }

  /** Makes a page, once at a time. Whom it is made for waits for no remake: that takes as long as there is more to do. */
  #make(key: string, from: string, request: PageRequest, isRemake: boolean): Promise<MadePage> {
    const awaited = this.#making.get(idOf(key, from, request, false));
    if (awaited) return awaited;
    const id = idOf(key, from, request, isRemake);
    const making = this.#making.get(id);
    if (making) return making;
    let at = this.maker.now();
    const made = this.#turns
      .run(isRemake ? remakeTurn : (request.network ?? ownTurn), () => {
        at = this.maker.now();
        return this.maker.make(request, isRemake);
      })
      .then(async (page) => {
        const kept = this.#used.get(key) ?? this.#new.get(key);
        // Somebody who did not wait for this one has a newer one.
        if (kept?.from === from && kept.at > at && !kept.page.isSkeletonOnly) return kept.page;
        // A backend that went away while the page was being made: what it said before is better than what it did not say.
        const isAway = !page.complete && request.site.isCurrent && (await this.watch.doubt());
        if (isAway && kept?.page.complete && kept.from === from) return kept.page;
        // Nor does one that no renderer had the time for take the place of one with its content.
        const isGiven = kept?.from === from && this.#serves(kept, request, this.maker.now());
        if (page.isSkeletonOnly && isGiven && !kept.page.isSkeletonOnly) return kept.page;
        const body = kept?.page.body.etag === page.body.etag ? kept.page.body : page.body;
        const same = { ...page, body };
        if (page.status === 200)
          this.#keep(request, { page: same, at, done: this.maker.now(), from, alone: !request.site.isCurrent });
        return same;
      })
      .finally(() => this.#making.delete(id));
    this.#making.set(id, made);
    return made;
  }

  #keep(request: PageRequest, kept: Kept): void {
    const registry = this.maker.registries.current();
    put(
      this.#reads,
      pathKey(request, canariesOf(registry, request.bucket)),
      { from: kept.from, names: kept.page.reads },
      mostPaths,
    );
    const key = this.#key(request, kept.from, registry);
    if (this.#used.has(key)) put(this.#used, key, kept, this.most - this.#roomForNew);
    else put(this.#new, key, kept, this.#roomForNew);
    shrink(this.#used, (this.mostBytes / 5) * 4);
    shrink(this.#new, this.mostBytes / 5);
  }

  /** Until a page of the path was made, nobody knows what it reads of its query: then all of it counts. */
  #key(request: PageRequest, from: string, registry: Registry): string {
    const canaries = canariesOf(registry, request.bucket);
    const known = this.#reads.get(pathKey(request, canaries));
    return pageKey(request, canaries, known?.from === from ? known.names : undefined);
  }
}

const idOf = (key: string, from: string, { site }: PageRequest, isRemake: boolean) =>
  keyOf(key, from, site.isCurrent, isRemake);

/** Puts an entry in as the youngest; beyond `most` entries the oldest goes. */
function put<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? '');
}

/** Lets the oldest go while the texts of all have more than `most` bytes. */
function shrink(pages: Map<string, Kept>, most: number): void {
  let bytes = 0;
  for (const { page } of pages.values()) bytes += page.body.byteLength;
  for (const [key, { page }] of pages) {
    if (bytes <= most) return;
    pages.delete(key);
    bytes -= page.body.byteLength;
  }
}
