import { storeContent } from '@marquee/platform/content/store';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import type { Partners } from './modes/mode';
import type { Services } from './services';

/**
 * Sees to it that a site can answer: its content is stored, and it has what the mode adds to it. It is done when a site
 * is first asked for, and again when its file was changed, so that a start takes no longer with a hundred sites than
 * with one.
 */
export class ReadySites {
  /** Which file of each site is in the database, or on its way there. */
  readonly #sites = new Map<string, { site: SiteFile; done: Promise<void> }>();

  constructor(
    private readonly services: Services,
    private readonly partners: Pick<Partners, 'readySite'>,
  ) {}

  /** Forgets what is ready: the database was emptied. */
  forget(): void {
    this.#sites.clear();
  }

  /** Whether anybody has asked for this site since the start. */
  isInUse({ domain_name }: SiteFile): boolean {
    return this.#sites.has(domain_name);
  }

  /** Resolves when the site can answer. What failed is tried again by the next who asks. */
  async ready(site: SiteFile): Promise<void> {
    let known = this.#sites.get(site.domain_name);
    if (known?.site !== site) {
      known = { site, done: this.#make(site) };
      this.#sites.set(site.domain_name, known);
      known.done.catch(() => this.#sites.delete(site.domain_name));
    }
    await known.done;
  }

  async #make(site: SiteFile): Promise<void> {
    await storeContent(this.services.database, this.services.clock, site);
    await this.partners.readySite(this.services, site);
  }
}
