import { language, legal, localText, menuItem } from '@marquee/contract/calls/site.schemas';
import { depositMethod } from '@marquee/contract/calls/wallet.schemas';
import { categoryCodes } from '@marquee/contract/categories';
import { gamesOrigin } from '@marquee/contract/gamesOrigin';
import { isTimeZone } from '@marquee/contract/schemas/fields';
import { vendorOrigin } from '@marquee/contract/vendorOrigin';
import * as v from 'valibot';
import { jurisdictionCodes } from '../jurisdictions/jurisdictions';
import { currencies } from './currency';

/** What `/` may redirect to and banners may link to: a path of this site. */
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a path of this site, beginning with one slash'));
/** An address outside. */
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'an http or https address'));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, '1–40 letters, digits, dashes or underscores'));
const minor = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const category = v.picklist(categoryCodes);
/** Minor units of the site's currency. */
const range = v.pipe(
  v.strictObject({ minimum: minor, maximum: minor }),
  v.check(({ minimum, maximum }) => minimum <= maximum, 'minimum is above maximum'),
);
/** The programme that a text is about: it is shown only where the site has it on. */
const needs = v.optional(v.picklist(['referral', 'rewards']));
const reward = v.strictObject({ account: v.picklist(['game_token', 'minigame_token']), amount: minor });

const article = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'lower-case letters, digits and dashes')),
  title: localText,
  summary: localText,
  body: localText,
  image_url: v.string(),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
  ends_at: instant,
  needs,
});

const provider = v.strictObject({
  provider_code: code,
  provider_name: v.string(),
  categories: v.pipe(v.array(category), v.minLength(1, 'a provider covers at least one category')),
});

const bank = v.strictObject({
  bank_code: code,
  bank_name: v.string(),
  logo: v.string(),
  /** What an account number looks like: a regular expression without anchors, and an example that it accepts. */
  pattern: v.string(),
  example: v.string(),
});

/** A level of the VIP ladder: reached with both totals, minor units. Who reaches it may take its gift, so many game tokens, once. */
const vipLevel = v.strictObject({ name: v.string(), deposit: minor, turnover: minor, gift: v.optional(minor, 0) });

const mission = v.strictObject({
  mission_id: code,
  title: localText,
  text: localText,
  measure: v.picklist(['deposits', 'rounds', 'stakes', 'providers', 'bets']),
  target: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reward,
  ends_at: instant,
});

const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What the site risks with sports bets. */
const sports = v.strictObject({
  /** How long a live bet and a live cash-out wait before they are booked at the price of then; the jurisdiction's wait unless said. */
  live_delay_seconds: v.optional(between(0, 10)),
  /** How old the feed's word for a price may be. */
  price_age_seconds: v.optional(
    v.strictObject({ live: v.optional(between(5, 30), 15), scheduled: v.optional(between(30, 300), 300) }),
    {},
  ),
  /**
   * The most that open bets may win on one outcome of a market, and that one player may win with all of theirs, minor units; 100 and 40
   * times the largest deposit unless said.
   */
  liability: v.optional(v.strictObject({ market: minor, player: minor })),
});

const slide = v.strictObject({
  slide_id: code,
  title: localText,
  text: localText,
  action: localText,
  image_url: v.string(),
  image_phone_url: v.string(),
  link: path,
  needs,
});

const seoRecord = v.strictObject({
  page_name: v.string(),
  title: localText,
  description: localText,
  keywords: v.optional(v.string(), ''),
});

/**
 * A site, as its file declares it (decisions §1): `backend/sites/<domain name>.json`. Money is in minor units of `currency`,
 * texts are by language code with the default language, or else English, as the fallback.
 */
export const siteFile = v.strictObject({
  $schema: v.optional(v.string()),
  domain_name: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name in lower case')),
  external_id: code,
  site_name: v.string(),
  currency: v.pipe(
    v.string(),
    v.check((code) => currencies.has(code), 'an active currency of ISO 4217'),
  ),
  /** Whose days and times the site shows: the name of a time zone (IANA). */
  time_zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'the name of a time zone such as Asia/Manila')), 'UTC'),
  /** Whether these two exist is judged by whoever shows the site (§4: 'Invalid theme code', 'Invalid theme color'). */
  theme_code: v.pipe(v.string(), v.regex(/^[a-z]+[0-9]+$/, 'a template code such as casino1')),
  /** Palette of the site's generated pictures; `{{scene_palette}}` in their addresses stands for it. */
  scene_palette: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/, 'the name of a palette')), 'evening'),
  theme_color: v.pipe(v.string(), v.regex(/^color[0-9]+-[1-5]$/, 'a colour option such as color1-1')),
  logo1: v.string(),
  logo2: v.string(),
  logo3: v.string(),
  logo_text: v.string(),
  status: v.picklist(['active', 'expired']),
  expired_date: instant,
  android_sub: v.string(),
  ios_sub: v.string(),
  manifest_icon: v.string(),
  /** Whether the site has rewards: minigame, daily spin, missions, gifts of VIP levels, and the rewards icon. */
  gamify_status: v.boolean(),
  show_referral: v.picklist([0, 1]),
  default_language: language,
  languages: v.pipe(v.array(language), v.minLength(1, 'a site has at least one language')),
  jurisdiction: v.picklist(jurisdictionCodes),
  /** Who answers for the site; live mode wants every field of it. */
  legal: v.optional(v.nullable(legal), null),
  /** Where one-time codes are sent: to the telephone, or to the e-mail address, which players cannot change by themselves then. */
  codes_by: v.optional(v.picklist(['sms', 'email']), 'sms'),
  root_redirect: v.nullable(path),
  /** Where browsers keep the state of the page (§9): in local storage or in cookies. */
  state_storage: v.optional(v.picklist(['local', 'cookies']), 'local'),
  aff_domain: v.string(),
  maintenance: v.strictObject({ is_maintenance: v.boolean(), start_date: instant, end_date: instant }),
  live_chat: v.strictObject({ chat_id: v.string(), status: v.boolean(), image_id: v.nullable(v.string()) }),
  limits: v.strictObject({ deposit: range, withdrawal: range }),
  /** Hours from adding a bank account to the first withdrawal to it, so that its owner can object; 0 for none. */
  bank_account_wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720)), 24),
  /** What a round of a game may pay, in stakes, where the game's catalogue says nothing: a win above is held for review. */
  max_win: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10_000),
  sports: v.optional(sports, {}),
  /** What a friend's first deposit earns, minor units of money or whole tokens; 0 switches the programme off. */
  referral_reward: minor,
  /** What it is paid in. Every text that has `{{referral_reward}}` says it. */
  referral_account: v.optional(v.picklist(['cash', 'game_token']), 'cash'),
  /** How many game tokens are given for one minigame token. */
  token_rate: v.optional(between(1, 10_000), 10),
  /** Categories that the site does not offer even if a provider covers them. */
  categories_off: v.optional(v.array(category), []),
  /** Codes of providers whose games the site does not offer, though the list below, shared with other sites, has them. */
  providers_off: v.optional(v.array(code), []),
  providers: v.pipe(v.array(provider), v.minLength(1, 'a site has at least one provider')),
  menu: v.array(menuItem),
  game_menu: v.array(menuItem),
  social_accounts: v.array(v.strictObject({ name: v.string(), href: url, icon: v.string() })),
  partners: v.array(v.strictObject({ href: url, img_url: v.string(), partner_name: v.string() })),
  /** Origins that the analytics items load from and send to, for the page's security policy; none are needed for this site's own. */
  analytics_origins: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(vendorOrigin, 'an https origin such as https://pixel.example or https://*.pixel.example'),
      ),
    ),
    [],
  ),
  /** Origins that games are framed from and bring their pictures from, for the page's security policy; none are needed for the sandbox's. */
  games_origins: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(gamesOrigin, 'an https origin such as https://games.example or https://*.games.example'),
      ),
    ),
    [],
  ),
  analytics: v.array(v.strictObject({ section: v.picklist(['HEAD', 'BODY']), script: v.string() })),
  banks: v.array(bank),
  deposit_methods: v.array(v.strictObject({ ...depositMethod, method: code })),
  vip_levels: v.pipe(v.array(vipLevel), v.minLength(2, 'a ladder has at least two levels')),
  missions: v.array(mission),
  /** The first slide of the home page, where the site has one of its own before those that it shares with others. */
  opening_slide: v.optional(slide),
  slides: v.array(slide),
  announcements: v.array(
    v.strictObject({
      id: code,
      title: localText,
      body: localText,
      published_at: v.pipe(v.string(), v.isoTimestamp()),
      /** Opens by itself, once for each visitor; only for what everybody should know. */
      modal: v.optional(v.boolean(), false),
      needs,
    }),
  ),
  marquee: v.array(v.strictObject({ id: code, text: localText, link: v.string(), needs })),
  cms: v.record(v.string(), v.strictObject({ status: v.picklist([0, 1]), title: localText, body: localText })),
  news: v.array(article),
  promotions: v.array(article),
  seo: v.array(seoRecord),
});

/** A validated site file. */
export type SiteFile = v.InferOutput<typeof siteFile>;
