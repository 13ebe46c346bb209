import type { Output } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { analyticsHashes } from '../sites/analyticsScripts';
import { inMaintenance } from '../sites/maintenance';
import { menuOf, onlyOffered, providerCounts } from '../sites/offers';
import { hasExpired } from '../sites/operating';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';

/** What the footer says in the site's jurisdiction; nothing where it asks for nothing, to keep pages small. */
function noticesOf({ jurisdiction }: SiteFile): Pick<Output<'startup'>['site'], 'notices'> {
  const { notices }: Jurisdiction = jurisdictions[jurisdiction];
  if (!notices) return {};
  const { help, blocking, barred } = notices;
  const { name, url, phone } = help;
  return { notices: { help: { name, url, ...(phone && { phone }) }, blocking, barred } };
}

/** The public part of a site file (R3.16). */
function publicSite(site: SiteFile): Output<'startup'>['site'] {
  return {
    domain_name: site.domain_name,
    site_name: site.site_name,
    currency: site.currency,
    theme_code: site.theme_code,
    theme_color: site.theme_color,
    logo1: site.logo1,
    logo2: site.logo2,
    logo3: site.logo3,
    logo_text: site.logo_text,
    status: site.status,
    expired_date: site.expired_date,
    external_id: site.external_id,
    android_sub: site.android_sub,
    ios_sub: site.ios_sub,
    manifest_icon: site.manifest_icon,
    gamify_status: site.gamify_status,
    show_referral: hasProgramme(site, 'referral') ? 1 : 0,
    default_language: site.default_language,
    jurisdiction: site.jurisdiction,
    codes_by: site.codes_by,
    minimum_age: jurisdictions[site.jurisdiction].minimumAge,
    ...noticesOf(site),
    legal: site.legal,
    deposit_limits: site.limits.deposit,
    withdrawal_limits: site.limits.withdrawal,
    bank_account_wait: site.bank_account_wait,
    root_redirect: site.root_redirect,
    state_storage: site.state_storage,
    time_zone: site.time_zone,
  };
}

/** The newest announcement that opens automatically. */
function modalAnnouncement(site: SiteFile): string {
  const pressing = onlyOffered(site, site.announcements).filter(({ modal }) => modal);
  return pressing.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))[0]?.id ?? '';
}

/** What the start-up answer says of a site's catalogue. */
export interface StartFacts {
  hasHotGames: boolean;
  stops: Output<'startup'>['stops'];
}

/** The start-up call (R3.16, R4.11). In maintenance everything except the window and the site's look is empty. */
export function startupCalls(factsOf: (site: SiteFile) => Promise<StartFacts>) {
  return {
    startup: async (_input, { site, clock }) => {
      const now = clock.now();
      if (hasExpired(site, now)) throw new Refusal('siteExpired');
      const { start_date, end_date } = site.maintenance;
      const maintenance = { is_maintenance: inMaintenance(site, now), start_date, end_date };
      const closed = maintenance.is_maintenance;
      const { hasHotGames, stops } = closed ? { hasHotGames: false, stops: undefined } : await factsOf(site);
      return {
        maintenance,
        content: closed
          ? { menu: [], game_menu: [] }
          : { menu: menuOf(site, site.menu), game_menu: menuOf(site, site.game_menu) },
        site: publicSite(site),
        language: site.languages,
        provider_count: closed ? [] : providerCounts(site),
        aff_domain: closed ? '' : site.aff_domain,
        live_chat: closed ? { chat_id: '', status: false, image_id: null } : site.live_chat,
        has_hot_games: hasHotGames,
        analytics_origins: closed ? [] : site.analytics_origins,
        analytics_hashes: closed ? [] : analyticsHashes(site),
        own_scripts_only: closed || (site.analytics.length === 0 && !site.live_chat.status),
        games_origins: closed ? [] : site.games_origins,
        modal_announcement: closed ? '' : modalAnnouncement(site),
        ...(stops && { stops }),
      };
    },
  } satisfies Partial<Handlers>;
}
