import type { ApiClient } from '@marquee/api/client';
import type { Answer, Output } from '@marquee/contract/calls';
import type { Category } from '@marquee/contract/categories';
import type { MenuItem } from '@marquee/contract/entities';
import type { Language } from '@marquee/contract/languages';
import { makeAutoObservable, observableRef } from 'mobx';
import { enabledCategories, type SiteState, startUp, type ThemeValidator } from './startup';

/** The CMS pages of a site by name (R3.17). */
export type Cms = Output<'settings/siteinfodetail'>['cms'];

/** The current site (R3.08): the result of start-up, and data loaded after mount. */
export class SiteStore implements SiteState {
  message!: SiteState['message'];
  template!: SiteState['template'];
  maintenance!: SiteState['maintenance'];
  language!: SiteState['language'];
  content!: SiteState['content'];
  site!: SiteState['site'];
  provider_count!: SiteState['provider_count'];
  aff_domain!: SiteState['aff_domain'];
  show_preloader!: SiteState['show_preloader'];
  hasHotGames!: SiteState['hasHotGames'];
  live_chat!: SiteState['live_chat'];
  analytics_origins!: SiteState['analytics_origins'];
  show_referral!: SiteState['show_referral'];
  stops!: SiteState['stops'];
  modal_announcement!: SiteState['modal_announcement'];
  domain_name!: SiteState['domain_name'];
  accountList: Output<'settings/social_account'>['accountList'] = [];
  partners: Output<'settings/partners'>['partners'] = [];
  /** Titles of the CMS pages, for menus; pages load their own body. */
  cms: Cms = {};
  /** Whether each CMS page is published: 1, or 0. */
  cms_status: Record<string, number> = {};
  #api: ApiClient;

  constructor(api: ApiClient, startup: Answer<'startup'>, validateTheme: ThemeValidator) {
    this.#api = api;
    Object.assign(this, startUp(startup, validateTheme));
    const social = api.seeded('settings/social_account', {});
    if (social) this.accountList = social.accountList ?? [];
    makeAutoObservable<this>(
      this,
      {
        maintenance: observableRef,
        language: observableRef,
        content: observableRef,
        site: observableRef,
        provider_count: observableRef,
        live_chat: observableRef,
        analytics_origins: observableRef,
        stops: observableRef,
        accountList: observableRef,
        partners: observableRef,
        cms: observableRef,
        cms_status: observableRef,
      },
      { autoBind: true },
    );
  }

  /**
   * Takes a newer start-up answer. The layout stays: another one comes with the next document.
   */
  takeStartup(startup: Answer<'startup'>, validateTheme: ThemeValidator): void {
    const { template } = this;
    Object.assign(this, startUp(startup, validateTheme), { template });
  }

  get currency(): string {
    return this.site.currency;
  }

  get languages(): readonly Language[] {
    return this.language;
  }

  get isMaintenance(): boolean {
    return this.maintenance.is_maintenance;
  }

  get categories(): ReadonlySet<Category> {
    return enabledCategories(this);
  }

  /** The main menu. */
  get menu(): MenuItem[] {
    return this.content.menu;
  }

  /** The game menu; `hot` always stays in it (R4.16). */
  get gameMenu(): MenuItem[] {
    return this.content.game_menu;
  }

  /** Whether a CMS page may be linked; true until its status is known. */
  isPublished(page: string): boolean {
    return this.cms_status[page] !== 0;
  }

  /**
   * Loads data after mount: social accounts, site info and partners (R4). Does nothing in maintenance or without a
   * site.
   */
  async loadExtras(): Promise<void> {
    if (this.isMaintenance || this.message) return;
    const [social, info, partners] = await Promise.all([
      this.#api.call('settings/social_account', {}),
      this.#api.call('settings/siteinfodetail', { bodies: false }),
      this.#api.call('settings/partners', {}),
    ]);
    const cms = info.cms ?? {};
    const cms_status = Object.fromEntries(Object.entries(cms).map(([name, { status }]) => [name, status]));
    this.takeExtras({
      accountList: social.accountList ?? [],
      partners: partners.partners ?? [],
      cms,
      cms_status,
    });
  }

  /** Takes the data loaded after mount. */
  takeExtras({
    accountList,
    partners,
    cms,
    cms_status,
  }: Pick<SiteStore, 'accountList' | 'partners' | 'cms' | 'cms_status'>): void {
    this.accountList = accountList;
    this.partners = partners;
    this.cms = cms;
    this.cms_status = cms_status;
  }
}
