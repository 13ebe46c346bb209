import { storeContent } from '@marquee/platform/content/store';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { documentsOf } from '@marquee/platform/terms/documents';
import type { Partners } from './modes/mode';
import type { Services } from './services';

/**
 * Prepares sites on first use and after changes of their file: stores their content, and what the mode adds. So the
 * start takes no longer with a hundred sites than with one.
 */
export class ReadySites {
  /** The stored (or pending) file of each site. */
  readonly #sites = new Map<string, { site: SiteFile; done: Promise<void> }>();
  /** Those whose content is stored. */
  readonly #stored = new WeakSet<SiteFile>();

  constructor(
    private readonly services: Services,
    private readonly partners: Pick<Partners, 'readySite'>,
  ) {}

  /** Resets the state after the database was emptied of all but the content of sites: tests. */
  forget(): void {
    this.#sites.clear();
  }

  /** Whether the site was used since the start. */
  isInUse({ domain_name }: SiteFile): boolean {
    return this.#sites.has(domain_name);
  }

  /** Resolves when the site is prepared. A failure is retried by the next caller. */
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
    if (!this.#stored.has(site))
      await storeContent(this.services.database, this.services.clock, site, documentsOf(site));
    this.#stored.add(site);
    await this.partners.readySite(this.services, site);
  }
}
