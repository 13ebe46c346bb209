import type { Answer } from '@marquee/contract/calls';
import { type Category, isCategory } from '@marquee/contract/categories';
import type { MenuItem, Site, Startup } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';

/** The site and layout state that start-up derives (R3.08), with the specification's names. */
export interface SiteState {
  /**
   * Why there is no site: the server's message, or 'Invalid theme code' or 'Invalid theme color'. Empty if there is
   * one.
   */
  message: string;
  /** Name of the site's layout, `template4`. */
  template: string;
  maintenance: Startup['maintenance'];
  /** Languages of the site. */
  language: readonly Language[];
  /** The menus, without empty categories. */
  content: Startup['content'];
  site: Site;
  provider_count: Startup['provider_count'];
  aff_domain: string;
  show_preloader: boolean;
  hasHotGames: boolean;
  live_chat: Startup['live_chat'];
  /** Origins of analytics scripts. */
  analytics_origins: readonly string[];
  show_referral: number;
  /** What staff have switched off, with their words to players; empty words: the usual text. */
  stops: NonNullable<Startup['stops']>;
  /** Id of the newest announcement that opens automatically; empty if none. */
  modal_announcement: string;
  domain_name: string;
}

const noSite: Site = {
  domain_name: '',
  site_name: '',
  currency: '',
  theme_code: '',
  theme_color: '',
  logo1: '',
  logo2: '',
  logo3: '',
  logo_text: '',
  status: '',
  expired_date: null,
  external_id: '',
  android_sub: '',
  ios_sub: '',
  manifest_icon: '',
  gamify_status: false,
  show_referral: 0,
  default_language: 'EN',
  jurisdiction: 'none',
  minimum_age: 18,
  legal: null,
  codes_by: 'sms',
  deposit_limits: { minimum: 0, maximum: 0 },
  withdrawal_limits: { minimum: 0, maximum: 0 },
  bank_account_wait: 0,
  root_redirect: null,
  state_storage: 'local',
  time_zone: 'UTC',
};

/** The state before start-up, and after a reset (R3.08). */
export const siteDefaults: SiteState = {
  message: '',
  template: '',
  maintenance: { is_maintenance: false, start_date: null, end_date: null },
  language: [],
  content: { menu: [], game_menu: [] },
  site: noSite,
  provider_count: [],
  aff_domain: '',
  show_preloader: true,
  hasHotGames: false,
  live_chat: { chat_id: '', status: false, image_id: null },
  analytics_origins: [],
  show_referral: 0,
  stops: {},
  modal_announcement: '',
  domain_name: '',
};

/** Validates a theme: returns its layout, or the exact message of its refusal (R4). */
export type ThemeValidator = (code: string, color: string) => { template: string } | { message: string };

/** The site's categories: those with providers; `hot` if it has hot games (R4.15). */
export function enabledCategories({
  provider_count,
  hasHotGames,
}: Pick<SiteState, 'provider_count' | 'hasHotGames'>): ReadonlySet<Category> {
  const enabled = new Set<Category>();
  for (const { category, count } of provider_count) if (count > 0) enabled.add(category);
  if (hasHotGames) enabled.add('hot');
  return enabled;
}

/** The menu without categories that have no providers; items without a known category stay (R4). */
export function filterMenu(items: readonly MenuItem[], enabled: ReadonlySet<Category>, keepHot: boolean): MenuItem[] {
  const stays = ({ category }: MenuItem) =>
    !category || !isCategory(category) || enabled.has(category) || (keepHot && category === 'hot');
  return items.filter(stays).map((item) => ({ ...item, children: filterMenu(item.children, enabled, keepHot) }));
}

/**
 * The state derived from the start-up answer (R4). In maintenance everything else stays empty; a failed answer resets
 * the state with the server's message, an unknown theme with the message of its refusal. Pure, and shared by edge and
 * host.
 */
export function startUp(answer: Answer<'startup'>, validateTheme: ThemeValidator): SiteState {
  if (!succeeded(answer)) return { ...siteDefaults, message: answer.statusMessage || 'internalServerError' };
  const {
    maintenance,
    content,
    site,
    language,
    provider_count,
    aff_domain,
    live_chat,
    has_hot_games,
    modal_announcement,
    analytics_origins = [],
    stops = {},
  } = answer as Startup;
  const theme = validateTheme(site.theme_code, site.theme_color);
  if ('message' in theme) return { ...siteDefaults, message: theme.message };
  const known = {
    ...siteDefaults,
    template: theme.template,
    maintenance,
    site,
    language,
    domain_name: site.domain_name,
  };
  if (maintenance.is_maintenance) return known;
  const enabled = enabledCategories({ provider_count, hasHotGames: has_hot_games });
  return {
    ...known,
    content: {
      menu: filterMenu(content.menu, enabled, false),
      game_menu: filterMenu(content.game_menu, enabled, true),
    },
    provider_count,
    aff_domain,
    live_chat,
    analytics_origins,
    show_preloader: false,
    hasHotGames: has_hot_games,
    show_referral: site.show_referral,
    stops,
    modal_announcement,
  };
}
