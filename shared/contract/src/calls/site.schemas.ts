import * as v from 'valibot';
import { categoryCodes } from '../categories';
import { languageCodes } from '../languages';
import { listOf, money, nothing, text, time } from '../schemas/fields';

/** A category code. */
export const category = v.picklist(categoryCodes);

/** An interface language code. */
export const language = v.picklist(languageCodes);

/** A text in every language of the site; falls back to the site's default language. */
export const localText = v.record(v.string(), v.string());

/** An entry of a site's menu (R3.16). */
export interface MenuItem {
  content_id: string;
  category?: v.InferOutput<typeof category> | undefined;
  path?: string | undefined;
  title?: Record<string, string> | undefined;
  children: MenuItem[];
}

export const menuItem: v.GenericSchema<MenuItem> = v.object({
  content_id: v.string(),
  category: v.optional(category),
  path: v.optional(v.string()),
  title: v.optional(localText),
  children: v.array(v.lazy(() => menuItem)),
});

const httpsAddress = v.union([v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'an https address'))]);

/** The operator's legal data, as licences require them in the footer. Unknown fields are empty. */
export const legal = v.strictObject({
  company: v.string(),
  address: v.string(),
  registration: v.string(),
  regulator: v.string(),
  licence: v.string(),
  /** The regulator's page about the licence. */
  licence_url: httpsAddress,
  contact_email: v.union([v.literal(''), v.pipe(v.string(), v.email())]),
  /** The independent body that decides disputes between players and the operator, and its page. */
  dispute_body: v.optional(v.string(), ''),
  dispute_url: v.optional(httpsAddress, ''),
  /** Who answers for players' data, and where to write about it. */
  data_controller: v.optional(v.string(), ''),
  data_email: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
});

/** What some jurisdictions want named besides the operator and its licence. */
export const legalNames = ['dispute_body', 'data_controller'] as const;

/** An organisation that helps people with their gambling. */
export const helpLine = v.object({
  name: v.string(),
  /** Somebody to talk to · advice online from any country · treatment · exclusion from all licensed sites at once. */
  help: v.picklist(['talk', 'online', 'treatment', 'exclusion']),
  /** As people of the country dial it. */
  phone: v.optional(v.string()),
  /** Whether the call costs nothing, and whether somebody answers day and night. */
  free: v.optional(v.boolean()),
  allDay: v.optional(v.boolean()),
  url: v.string(),
});

const site = v.object({
  domain_name: v.string(),
  site_name: v.string(),
  currency: v.string(),
  theme_code: v.string(),
  theme_color: v.string(),
  logo1: v.string(),
  logo2: v.string(),
  logo3: v.string(),
  logo_text: v.string(),
  status: v.string(),
  expired_date: v.nullable(time),
  external_id: v.string(),
  android_sub: v.string(),
  ios_sub: v.string(),
  manifest_icon: v.string(),
  gamify_status: v.boolean(),
  show_referral: v.number(),
  default_language: language,
  /** Code of the jurisdiction (D9), such as `none` or `uk`; the platform has the table. */
  jurisdiction: v.string(),
  minimum_age: v.number(),
  /** What the footer says besides age, warning and licence, where the jurisdiction asks for it. */
  notices: v.optional(
    v.object({
      help: v.object({ name: v.string(), url: v.string(), phone: v.optional(v.string()) }),
      blocking: v.object({ name: v.string(), url: v.string() }),
      barred: v.boolean(),
    }),
  ),
  /** Null in the sandbox, which has no operator. */
  legal: v.nullable(legal),
  /** The channel of one-time codes. */
  codes_by: v.picklist(['sms', 'email']),
  /** Per-request limits of the cashier in minor units (D6.07). */
  deposit_limits: v.object({ minimum: money, maximum: money }),
  withdrawal_limits: v.object({ minimum: money, maximum: money }),
  /** Hours between adding a bank account and the first withdrawal to it. */
  bank_account_wait: v.number(),
  /** Path that `/` redirects to, or null (R2.48). */
  root_redirect: v.nullable(v.string()),
  /** Where browsers store the page's state (R9.25). */
  state_storage: v.picklist(['local', 'cookies']),
  /** IANA time zone of displayed days and times. */
  time_zone: v.string(),
});

const maintenance = v.object({
  is_maintenance: v.boolean(),
  start_date: v.nullable(time),
  end_date: v.nullable(time),
});

const liveChat = v.object({ chat_id: v.string(), status: v.boolean(), image_id: v.nullable(v.string()) });

/** The start-up answer (R3.16). During maintenance everything except `maintenance` and the site's look is empty. */
const startup = v.object({
  maintenance,
  content: v.object({ menu: v.array(menuItem), game_menu: v.array(menuItem) }),
  site,
  language: v.array(language),
  provider_count: v.array(v.object({ category, count: v.number() })),
  aff_domain: v.string(),
  live_chat: liveChat,
  /** Whether the site has any hot games (R4.14). */
  has_hot_games: v.boolean(),
  /** Id of the newest announcement that opens automatically; empty if none, which saves a call. */
  modal_announcement: v.string(),
  /** Origins that the scripts of `settings/get_analytics` may load from and send to; the CSP allows nothing else. */
  analytics_origins: v.optional(v.array(v.string())),
  /** CSP hashes (without quotes) of the inline scripts of `settings/get_analytics`; no other inline script runs. */
  analytics_hashes: v.optional(v.array(v.string())),
  /**
   * Whether the site's pages run no scripts but the product's: neither analytics nor a chat. Browsers then refuse every
   * script without a hash.
   */
  own_scripts_only: v.optional(v.boolean()),
  /** Origins of framed games and of their pictures. */
  games_origins: v.optional(v.array(v.string())),
  /** What staff have switched off, with their words to players; empty words: the usual text. Absent: nothing. */
  stops: v.optional(v.object({ registration: v.optional(v.string()), withdrawals: v.optional(v.string()) })),
});

const seoRecord = v.object({
  id: v.number(),
  page_name: v.string(),
  en_item_name: v.string(),
  en_body: v.string(),
  local_item_name: v.string(),
  local_body: v.string(),
  meta_title: v.string(),
  meta_desc: v.string(),
  meta_keywords: v.string(),
  meta_url: v.string(),
  meta_canonical: v.string(),
  meta_author: v.string(),
  meta_publisher: v.string(),
  meta_lang: v.string(),
  meta_image_url: v.string(),
});

const cmsPage = v.object({
  /** 1 when the page is published. */
  status: v.number(),
  /** Sanitised HTML by language code; falls back to English. */
  title: localText,
  body: localText,
});

/** A clause of the terms or the privacy policy. */
export const clause = v.object({
  id: v.string(),
  heading: v.string(),
  /** One or two plain sentences that stand beside it. */
  summary: v.string(),
  /** Its paragraphs, HTML. */
  html: v.string(),
});
export type Clause = v.InferOutput<typeof clause>;

/** The CMS pages of a site by name: about_us, privacy_policy, responsible_gaming, banking, faqs, … (R3.17). */
const cms = v.record(v.string(), cmsPage);

const article = v.object({
  slug: v.string(),
  title: localText,
  summary: localText,
  /** The significant terms of a promotion; empty if it has none. */
  terms: v.optional(localText),
  body: localText,
  image_url: v.string(),
  published_at: time,
  ends_at: v.nullable(time),
});

const slide = v.object({
  slide_id: v.string(),
  title: localText,
  text: localText,
  action: localText,
  image_url: v.string(),
  image_phone_url: v.string(),
  link: v.string(),
});

const announcement = v.object({
  id: v.string(),
  title: localText,
  body: localText,
  published_at: time,
  /** Whether it opens automatically once. */
  modal: v.optional(v.boolean(), false),
});

/** Requests texts in one language (with fallback); otherwise all languages are returned. */
const inOneLanguage = { language: v.optional(language) };

/** Schemas of the site, content and settings calls that need no player (R7). */
export const siteSchemas = {
  startup: { input: nothing, output: startup },
  seo: { input: v.object({ page_name: text(60) }), output: v.object({ value: v.array(seoRecord) }) },
  'home/fetch_slide': { input: v.object(inOneLanguage), output: listOf(slide) },
  'home/fetch_announment': { input: nothing, output: listOf(announcement) },
  'home/marquee': {
    input: v.object(inOneLanguage),
    output: listOf(v.object({ id: v.string(), text: localText, link: v.string() })),
  },
  'home/referral': { input: nothing, output: v.object({ setting_value: v.number() }) },
  'settings/social_account': {
    input: nothing,
    output: v.object({ accountList: v.array(v.object({ name: v.string(), href: v.string(), icon: v.string() })) }),
  },
  'settings/siteinfodetail': {
    /** Without `bodies`, pages have their status only: enough for menus. With a `name`, only that page is returned. */
    input: v.object({
      bodies: v.optional(v.boolean(), true),
      name: v.optional(text(60), ''),
      /** With the name of a document: the version to read instead of the newest. */
      version: v.optional(text(12), ''),
      ...inOneLanguage,
    }),
    output: v.object({
      cms,
      /**
       * With the name of a document (terms, privacy policy): the version that is read, its clauses in one language, for
       * which the body is empty, and all versions, the newest first. No clauses: the operator's own text is the body.
       */
      document: v.optional(
        v.object({
          version: v.string(),
          clauses: v.array(clause),
          versions: v.array(v.object({ version: v.string(), at: time })),
        }),
      ),
      /** With the page about responsible gaming: who helps, and the day on which that was read (`YYYY-MM-DD`). */
      help: v.optional(
        v.object({
          lines: v.array(helpLine),
          read_on: v.string(),
          /** Where a family gets the regulator's form to have a player excluded; null: the jurisdiction has none. */
          family_form: v.nullable(v.string()),
        }),
      ),
      /** With a `name`: what the jurisdiction wants named besides the operator and its licence. */
      legal_names: v.optional(v.array(v.picklist(legalNames))),
    }),
  },
  'settings/get_analytics': {
    input: nothing,
    output: listOf(v.object({ section: v.picklist(['HEAD', 'BODY']), script: v.string() })),
  },
  'settings/adsvisit': {
    input: v.object({ fbp: v.optional(text(200), ''), appsflyer_id: v.optional(text(200), '') }),
    output: nothing,
  },
  'settings/partners': {
    input: nothing,
    output: v.object({
      partners: v.array(v.object({ href: v.string(), img_url: v.string(), partner_name: v.string() })),
    }),
  },
  /** In one language, articles come without bodies. */
  'content/articles': {
    input: v.object({ kind: v.picklist(['news', 'promotions']), ...inOneLanguage }),
    output: listOf(article),
  },
  /** The title is always in all available languages. */
  'content/article': {
    input: v.object({ kind: v.picklist(['news', 'promotions']), slug: text(80), ...inOneLanguage }),
    output: v.object({ value: v.array(article) }),
  },
  /**
   * What the site has rules of play for, and the rules of one subject (`ice-hockey`, `slot`), in one language. The
   * figures are those that settlement and games read. Refuses `articleUnknown` for what the site does not offer.
   */
  'content/rules': {
    input: v.object({ subject: v.optional(text(40), ''), ...inOneLanguage }),
    output: v.object({
      subjects: v.array(v.object({ subject: v.string(), kind: v.picklist(['sport', 'game']), name: v.string() })),
      /** Of the subject's page; empty without a subject. */
      title: v.string(),
      rules: v.array(
        v.object({
          /** The part of the page that links lead to. */
          id: v.string(),
          title: v.string(),
          texts: v.array(v.string()),
          /** A bet and what it pays. */
          example: v.nullable(v.string()),
        }),
      ),
    }),
  },
  /** A browser's report of a failed remote; the only place where they are collected. */
  'telemetry/failure': {
    input: v.object({
      remote: text(40),
      version: text(60),
      phase: v.picklist([
        ...(['entry', 'evaluate', 'module', 'render', 'locale', 'server', 'hydrate', 'host'] as const),
        ...(['press', 'chunk', 'cover', 'background'] as const),
      ]),
      cause: text(500),
      path: v.optional(text(200), ''),
      /** URLs of the code that ran, with a space between: the edge counts by them (ADR 85), and nothing stores them. */
      places: v.optional(text(4000), ''),
      /** The same of the components that were drawn, which alone blame nobody (ADR 100). */
      components: v.optional(text(4000), ''),
    }),
    output: nothing,
  },
};
