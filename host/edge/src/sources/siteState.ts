import type { Answer } from '@marquee/contract/calls';
import type { Category } from '@marquee/contract/categories';
import { categoryCodes, isCategory } from '@marquee/contract/categories';
import type { Startup } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { acceptTheme } from '@marquee/templates/codes';
import { type BackendLink, callBackend } from '../link/backendLink';

/** A site as the edge knows it at one moment. `version` changes with whatever its site file changes. */
export interface SiteState {
  domain: string;
  startup: Startup;
  categories: readonly Category[];
  version: string;
}

/** How long a start-up answer is taken as current, ms: an edited site file shows at the next load of a page. */
const freshFor = 300;

/** The sites that were asked for, by domain name; at most `most`, the longest unused goes first. */
export class SiteStates {
  #known = new Map<string, { state: SiteState | null; at: number; message: string }>();
  #asking = new Map<string, Promise<SiteState | null>>();

  constructor(
    readonly link: BackendLink,
    readonly most = 200,
  ) {}

  /**
   * The site of a domain name, or null where there is none. A backend that fails leaves the last known state in force; without one
   * it throws.
   */
  async find(domain: string, now = Date.now()): Promise<SiteState | null> {
    const known = this.#known.get(domain);
    if (known && now - known.at < freshFor) return known.state;
    const asking = this.#asking.get(domain) ?? this.#ask(domain).finally(() => this.#asking.delete(domain));
    this.#asking.set(domain, asking);
    return asking;
  }

  /** Why a domain name has no site: the message of specification §4 and §8, as last answered. */
  messageOf(domain: string): string {
    return this.#known.get(domain)?.message ?? 'internalServerError';
  }

  async #ask(domain: string): Promise<SiteState | null> {
    const known = this.#known.get(domain);
    const answer = await callBackend(this.link, { domain_name: domain }, 'startup', {});
    if (!succeeded(answer) && answer.statusCode < 0) {
      if (known?.state) return known.state;
      throw new Error(`startup of ${domain}: ${answer.statusMessage}`);
    }
    const message = messageOf(answer);
    const state = message === '' ? stateOf(domain, answer as Startup, known?.state ?? null) : null;
    this.#known.delete(domain);
    this.#known.set(domain, { state, at: Date.now(), message });
    if (this.#known.size > this.most) this.#known.delete(this.#known.keys().next().value ?? '');
    return state;
  }
}

/** Empty when there is a site to show: it has a start-up answer, and a theme that is known (specification §4). */
function messageOf(answer: Answer<'startup'>): string {
  if (!succeeded(answer)) return answer.statusMessage;
  const { theme_code, theme_color } = (answer as Startup).site;
  const verdict = acceptTheme(theme_code, theme_color);
  return verdict === 'ok' ? '' : verdict;
}

function stateOf(domain: string, startup: Startup, before: SiteState | null): SiteState {
  const version = JSON.stringify(startup);
  return before?.version === version ? before : { domain, startup, categories: categoriesOf(startup), version };
}

/** The categories that are on: those of which a provider is there (specification §4), and hot wherever there are any. */
export function categoriesOf(startup: Startup): Category[] {
  const offered = new Set(startup.provider_count.filter(({ count }) => count > 0).map(({ category }) => category));
  if (offered.size > 0) offered.add('hot');
  return categoryCodes.filter((code) => isCategory(code) && offered.has(code));
}
