import { createHash } from 'node:crypto';
import type { Answer } from '@marquee/contract/calls';
import type { Category } from '@marquee/contract/categories';
import { categoryCodes, isCategory } from '@marquee/contract/categories';
import type { Startup } from '@marquee/contract/entities';
import { type Envelope, failed, succeeded } from '@marquee/contract/envelope';
import { acceptTheme } from '@marquee/templates/codes';
import { LRUCache } from 'lru-cache';
import { callBackend, callTimeout } from '../link/backendLink';
import type { BackendWatch } from '../link/backendWatch';

/** A snapshot of a site. `version` changes with every change of its site file. */
export interface SiteState {
  domain: string;
  startup: Startup;
  categories: readonly Category[];
  version: string;
  /** Whether it is up to date; otherwise the backend is unavailable and this is its last answer. */
  isCurrent: boolean;
}

/** What is known about a domain name. */
interface Known {
  /** The last good state; null if there is no site, or none is known yet. */
  state: SiteState | null;
  message: string;
  /** When it was requested last, by `performance.now()`, and whether that failed. */
  at: number;
  isFailed: boolean;
}

/** How long a start-up answer is fresh, ms: changes of a site file show on the next page load. */
const freshFor = 300;

/** How long to wait after a failed start-up call, ms. */
const retryAfter = 500;

/**
 * Timeout for a site that was never loaded, ms: without an answer there is nothing to show, and the first answer may be
 * slow.
 */
const firstTimeout = 10_000;

/** Refusals that mean that the site no longer exists; after others the last good state stays. */
const endings = new Set(['unknownSite', 'siteExpired']);

/** Cached sites by domain name: at most `most`, and as many unknown names. Made-up names evict no site. */
export class SiteStates {
  readonly #shown: LRUCache<string, Known>;
  readonly #others: LRUCache<string, Known>;
  #asking = new Map<string, Promise<SiteState | null>>();

  constructor(
    readonly watch: BackendWatch,
    most = 200,
  ) {
    this.#shown = new LRUCache({ max: most });
    this.#others = new LRUCache({ max: most });
  }

  /**
   * The site of a domain name, or null if there is none. If the backend fails or is unavailable, the last good state is
   * returned without waiting; without one it throws. `now` is by `performance.now()`: the system clock may be set back.
   */
  find(domain: string, now = performance.now()): SiteState | null | Promise<SiteState | null> {
    const known = this.#known(domain);
    const { isAway, backAt } = this.watch;
    if (isAway) return lastGood(domain, known);
    const hasFailed = known?.isFailed && known.at > backAt;
    if (known && now - known.at < (hasFailed ? retryAfter : freshFor) && known.at > backAt) {
      return hasFailed ? lastGood(domain, known) : known.state;
    }
    const asking = this.#asking.get(domain) ?? this.#ask(domain).finally(() => this.#asking.delete(domain));
    this.#asking.set(domain, asking);
    if (!hasFailed || !known?.state) return asking;
    asking.catch(() => undefined);
    return lastGood(domain, known);
  }

  /** Why a domain name has no site: the message of R4.18, from the last answer. */
  messageOf(domain: string): string {
    return this.#known(domain)?.message ?? 'internalServerError';
  }

  /** Number of sites that can be shown without the backend. */
  get count(): number {
    return this.#shown.size;
  }

  async #ask(domain: string): Promise<SiteState | null> {
    const known = this.#known(domain);
    const timeout = known?.state ? callTimeout : firstTimeout;
    const answer = await callBackend(this.watch.link, { domain_name: domain }, 'startup', {}, timeout);
    const verdict = verdictOf(answer);
    const hasFailed = verdict === 'failed' || (known?.state && !succeeded(answer) && !endings.has(verdict));
    if (hasFailed) {
      void this.watch.doubt();
      const { statusMessage: message } = answer;
      this.#keep(domain, { state: known?.state ?? null, message, at: performance.now(), isFailed: true });
      return lastGood(domain, this.#known(domain));
    }
    const state = verdict === '' ? stateOf(domain, answer as Startup, known?.state ?? null) : null;
    this.#keep(domain, { state, message: verdict, at: performance.now(), isFailed: false });
    return state;
  }

  #known(domain: string): Known | undefined {
    return this.#shown.get(domain) ?? this.#others.get(domain);
  }

  #keep(domain: string, known: Known): void {
    const [its, other] = known.state ? [this.#shown, this.#others] : [this.#others, this.#shown];
    other.delete(domain);
    its.set(domain, known);
  }
}

/** The backend's last answer about a site. Throws if there is none. */
function lastGood(domain: string, known: Known | undefined): SiteState | null {
  if (known?.state) return { ...known.state, isCurrent: false };
  if (known && !known.isFailed) return null;
  throw new Error(`startup of ${domain}: ${known?.message ?? 'the backend is away'}`);
}

/**
 * Empty if the site can be shown: it has a start-up answer, and a known theme (R4); `failed` if the backend could not
 * answer, or the answer was invalid; otherwise the reason why there is no site.
 */
function verdictOf(answer: Answer<'startup'>): string {
  if (failed(answer)) return 'failed';
  if (!succeeded(answer)) return answer.statusMessage;
  if (!isStartup(answer)) return 'failed';
  const { theme_code, theme_color } = answer.site;
  const verdict = acceptTheme(theme_code, theme_color);
  return verdict === 'ok' ? '' : verdict;
}

/** Whether an answer has what pages need. */
function isStartup(answer: Envelope & Partial<Startup>): answer is Envelope & Startup {
  const { site, language, provider_count, maintenance } = answer;
  return Boolean(
    typeof site?.theme_code === 'string' && maintenance && Array.isArray(language) && Array.isArray(provider_count),
  );
}

function stateOf(domain: string, startup: Startup, before: SiteState | null): SiteState {
  const version = createHash('sha256').update(JSON.stringify(startup)).digest('base64url').slice(0, 12);
  if (before?.version === version) return before;
  return { domain, startup, categories: categoriesOf(startup), version, isCurrent: true };
}

/** The categories that are on: those with a provider (R4), and hot if there are any. */
export function categoriesOf(startup: Startup): Category[] {
  const offered = new Set(startup.provider_count.filter(({ count }) => count > 0).map(({ category }) => category));
  if (offered.size > 0) offered.add('hot');
  return categoryCodes.filter((code) => isCategory(code) && offered.has(code));
}
