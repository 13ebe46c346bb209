import { createHash } from 'node:crypto';
import type { Answer } from '@marquee/contract/calls';
import type { Category } from '@marquee/contract/categories';
import { categoryCodes, isCategory } from '@marquee/contract/categories';
import type { Startup } from '@marquee/contract/entities';
import { type Envelope, failed, succeeded } from '@marquee/contract/envelope';
import { RecentlyUsed } from '@marquee/kernel/recentlyUsed';
import { acceptTheme } from '@marquee/templates/codes';
import { callBackend, callTimeout } from '../link/backendLink';
import type { BackendWatch } from '../link/backendWatch';

/** A site as the edge knows it at one moment. `version` changes with whatever its site file changes. */
export interface SiteState {
  domain: string;
  startup: Startup;
  categories: readonly Category[];
  version: string;
  /**
   * Whether the backend stands behind it; otherwise it is the last that the backend has said, and nothing else can be
   * asked.
   */
  isCurrent: boolean;
}

/** What was found out about a domain name. */
interface Known {
  /** The last good state; null where there is no site, or none is known yet. */
  state: SiteState | null;
  message: string;
  /** When it was asked last, by `performance.now()`, and whether that failed. */
  at: number;
  isFailed: boolean;
}

/** How long a start-up answer is taken as current, ms: an edited site file shows at the next load of a page. */
const freshFor = 300;

/** How long after a start-up call that failed nobody asks again, ms. */
const retryAfter = 500;

/**
 * How long a site that was never seen may take, ms: without an answer there is nothing to show, and its first one may
 * take long.
 */
const firstTimeout = 10_000;

/** Refusals that say that there is no site any more; any other leaves the last good state in force. */
const endings = new Set(['unknownSite', 'siteExpired']);

/**
 * The sites that were asked for, by domain name; at most `most`, and as many names that are none. Made-up names push
 * out no site.
 */
export class SiteStates {
  readonly #shown: RecentlyUsed<Known>;
  readonly #others: RecentlyUsed<Known>;
  #asking = new Map<string, Promise<SiteState | null>>();

  constructor(
    readonly watch: BackendWatch,
    most = 200,
  ) {
    this.#shown = new RecentlyUsed({ entries: most });
    this.#others = new RecentlyUsed({ entries: most });
  }

  /**
   * The site of a domain name, or null where there is none. A backend that fails or is away leaves the last good state
   * in force, and nobody waits for it; without one it throws. `now` is by `performance.now()`: the machine's clock may
   * be set back.
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

  /** Why a domain name has no site: the message of R4.18, as last answered. */
  messageOf(domain: string): string {
    return this.#known(domain)?.message ?? 'internalServerError';
  }

  /** How many sites can be shown whatever the backend does. */
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

/** What the backend said last of a site that it cannot speak of now. Throws where it never spoke. */
function lastGood(domain: string, known: Known | undefined): SiteState | null {
  if (known?.state) return { ...known.state, isCurrent: false };
  if (known && !known.isFailed) return null;
  throw new Error(`startup of ${domain}: ${known?.message ?? 'the backend is away'}`);
}

/**
 * Empty when there is a site to show: it has a start-up answer, and a theme that is known (R4); `failed`
 * where the backend could not answer, or what answered was no backend; otherwise why there is none.
 */
function verdictOf(answer: Answer<'startup'>): string {
  if (failed(answer)) return 'failed';
  if (!succeeded(answer)) return answer.statusMessage;
  if (!isStartup(answer)) return 'failed';
  const { theme_code, theme_color } = answer.site;
  const verdict = acceptTheme(theme_code, theme_color);
  return verdict === 'ok' ? '' : verdict;
}

/** Whether an answer has what pages are made from. */
function isStartup(answer: Envelope & Partial<Startup>): answer is Envelope & Startup {
  const { site, language, provider_count, maintenance } = answer;
  return Boolean(
    typeof site?.theme_code === 'string' && maintenance && Array.isArray(language) && Array.isArray(provider_count),
  );
}

function stateOf(domain: string, startup: Startup, before: SiteState | null): SiteState {
  const version = createHash('sha256').update(JSON.stringify(startup)).digest('base64url');
  if (before?.version === version) return before;
  return { domain, startup, categories: categoriesOf(startup), version, isCurrent: true };
}

/**
 * The categories that are on: those of which a provider is there (R4), and hot wherever there are any.
 */
export function categoriesOf(startup: Startup): Category[] {
  const offered = new Set(startup.provider_count.filter(({ count }) => count > 0).map(({ category }) => category));
  if (offered.size > 0) offered.add('hot');
  return categoryCodes.filter((code) => isCategory(code) && offered.has(code));
}
