import type { ApiClient } from '@marquee/api/client';
import type { Category } from '@marquee/contract/categories';
import type { MenuItem, Site, Startup } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import { makeAutoObservable, observableRef } from 'mobx';

/** Categories that a site has: those with providers; `hot` when it has hot games (§4). */
export function enabledCategories(startup: Startup): ReadonlySet<Category> {
  const enabled = new Set<Category>();
  for (const { category, count } of startup.provider_count) if (count > 0) enabled.add(category);
  if (startup.has_hot_games) enabled.add('hot');
  return enabled;
}

/** The menu with only what can be played: items of categories without providers go, items of no category stay (§4). */
export function filterMenu(items: readonly MenuItem[], enabled: ReadonlySet<Category>, keepHot: boolean): MenuItem[] {
  return items
    .filter(({ category }) => category === undefined || enabled.has(category) || (keepHot && category === 'hot'))
    .map((item) => ({ ...item, children: filterMenu(item.children, enabled, keepHot) }));
}

/** The site that is shown (§3): what the start-up answer says, and what follows from it. */
export class SiteStore {
  startup: Startup;
  partners: { href: string; img_url: string; partner_name: string }[] = [];
  accountList: { name: string; href: string; icon: string }[] = [];
  #api: ApiClient;

  constructor(api: ApiClient, startup: Startup) {
    this.#api = api;
    this.startup = startup;
    makeAutoObservable<this>(this, { startup: observableRef }, { autoBind: true });
  }

  get site(): Site {
    return this.startup.site;
  }

  get currency(): string {
    return this.site.currency;
  }

  get languages(): readonly Language[] {
    return this.startup.language;
  }

  get isMaintenance(): boolean {
    return this.startup.maintenance.is_maintenance;
  }

  get categories(): ReadonlySet<Category> {
    return enabledCategories(this.startup);
  }

  /** The main menu, only with what this site's providers cover. */
  get menu(): MenuItem[] {
    return filterMenu(this.startup.content.menu, this.categories, false);
  }

  /** The game menu; `hot` always stays in it (§4). */
  get gameMenu(): MenuItem[] {
    return filterMenu(this.startup.content.game_menu, this.categories, true);
  }

  /** What loads after mount, when there is no maintenance (§4). */
  async loadExtras(): Promise<void> {
    const [social, partners] = await Promise.all([
      this.#api.call('settings/social_account', {}),
      this.#api.call('settings/partners', {}),
    ]);
    this.#takeExtras(succeeded(social) ? (social.accountList ?? []) : [], partners.partners ?? []);
  }

  #takeExtras(accountList: SiteStore['accountList'], partners: SiteStore['partners']): void {
    this.accountList = accountList;
    this.partners = partners;
  }
}
