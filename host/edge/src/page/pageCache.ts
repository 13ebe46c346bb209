import type { BackendWatch } from '../link/backendWatch';
import { hostBuild } from '../sources/hostBuild';
import type { MadePage, PageMaker, PageRequest } from './pageMaker';

interface Kept {
  page: MadePage;
  at: number;
  /** Site, registry and build that it was made from. */
  from: string;
  /** Made while the backend could not be asked. */
  alone: boolean;
}

/** How long the answers in a page are taken as current, ms. */
const freshFor = 5000;

/** How long odds are shown while the backend is away, ms. */
const perishAfter = 60_000;

/** Query parameters that seeds or search engines' tags may read; pages differ by them alone. */
const distinguishing = ['provider', 'game', 'mode'];

/**
 * Keeps made pages, at most `most` of them, the longest unused goes first. A page is made again when its site file, the registry or the
 * host's build has changed, and when the backend has been away since. One that is only old is still given, while a new one is being
 * made. While the backend is away, what is kept is given whatever its age, but for odds. Unknown paths are not kept.
 */
export class PageCache {
  #kept = new Map<string, Kept>();
  #making = new Map<string, Promise<MadePage>>();

  constructor(
    readonly maker: PageMaker,
    readonly watch: BackendWatch,
    readonly most = 500,
  ) {}

  /** The page of a request. */
  async page(request: PageRequest, now = Date.now()): Promise<MadePage> {
    const key = this.#key(request);
    const from = `${request.site.version} ${this.maker.registries.current().revision} ${hostBuild(this.maker.hostFolder).id}`;
    const kept = this.#kept.get(key);
    if (!kept || kept.from !== from || !this.#serves(kept, request, now)) return this.#make(key, from, request);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    // An error leaves the old page in place; the next request tries again.
    if (request.site.isCurrent && now - kept.at > freshFor) this.#make(key, from, request).catch(() => {});
    return kept.page;
  }

  /** Whether a kept page may be given: not one from before the backend came back, and no old odds while it is away. */
  #serves({ page, at, alone }: Kept, { site }: PageRequest, now: number): boolean {
    if (site.isCurrent) return !alone && at > this.watch.backAt;
    return !page.perishable || now - at < perishAfter;
  }

  #make(key: string, from: string, request: PageRequest): Promise<MadePage> {
    const id = `${key} ${from} ${request.site.isCurrent}`;
    const making = this.#making.get(id);
    if (making) return making;
    const made = this.maker
      .make(request)
      .then(async (page) => {
        const kept = this.#kept.get(key);
        // A backend that went away while the page was being made: what it said before is better than what it did not say.
        const isAway = !page.whole && request.site.isCurrent && (await this.watch.doubt());
        if (isAway && kept?.page.whole && kept.from === from) return kept.page;
        if (page.status === 200) this.#keep(key, { page, at: Date.now(), from, alone: !request.site.isCurrent });
        return page;
      })
      .finally(() => this.#making.delete(id));
    this.#making.set(id, made);
    return made;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value ?? '');
  }

  #key({ site, language, path, query, origin, bucket }: PageRequest): string {
    const values = distinguishing.map((name) => query.get(name) ?? '');
    return [origin, site.domain, language, path, this.maker.registries.canaries(bucket), ...values].join('\n');
  }
}
