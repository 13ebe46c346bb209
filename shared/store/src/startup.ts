import type { Answer } from '@marquee/contract/calls';
import { type Category, isCategory } from '@marquee/contract/categories';
import type { MenuItem, Site, Startup } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';

/** What start-up decides of the site and layout state (R3.08), in the specification's own names. */
export interface SiteState {
  /**
   * Why there is no site to show: the server's message, or 'Invalid theme code' and 'Invalid theme color'. Empty when
   * there is one.
   */
  message: string;
  /** Name of the site's layout, `template4`. */
  template: string;
  maintenance: Startup['maintenance'];
  /** Languages that the site offers. */
  language: readonly Language[];
  /** The menus, only with what can be played. */
  content: Startup['content'];
  site: Site;
  provider_count: Startup['provider_count'];
  aff_domain: string;
  show_preloader: boolean;
  hasHotGames: boolean;
  live_chat: Startup['live_chat'];
  /** Origins that scripts of analytics load from. */
  analytics_origins: readonly string[];
  show_referral: number;
  /** Id of the newest announcement that opens by itself; empty where there is none. */
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
  modal_announcement: '',
  domain_name: '',
};

/** Validates a theme: gives the layout that draws it, or the exact message of its refusal (R4). */
export type ThemeValidator = (code: string, color: string) => { template: string } | { message: string };

/** Categories that a site has: those with providers; `hot` when it has hot games (R4.15). */
export function enabledCategories({
  provider_count,
  hasHotGames,
}: Pick<SiteState, 'provider_count' | 'hasHotGames'>): ReadonlySet<Category> {
  const enabled = new Set<Category>();
  for (const { category, count } of provider_count) if (count > 0) enabled.add(category);
  if (hasHotGames) enabled.add('hot');
  return enabled;
}

/**
 * The menu with only what can be played: items of categories without providers go, items of no known category stay
 * (R4).
 */
export function filterMenu(items: readonly MenuItem[], enabled: ReadonlySet<Category>, keepHot: boolean): MenuItem[] {
  const stays = ({ category }: MenuItem) =>
    !category || !isCategory(category) || enabled.has(category) || (keepHot && category === 'hot');
  return items.filter(stays).map((item) => ({ ...item, children: filterMenu(item.children, enabled, keepHot) }));
}

/**
 * What the start-up answer makes of the state (R4). Maintenance keeps everything else closed; a failed answer resets
 * with the server's message, a theme that is not known with the message of its refusal. Pure, and the same at the edge
 * and in the host.
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
    modal_announcement,
  };
}
