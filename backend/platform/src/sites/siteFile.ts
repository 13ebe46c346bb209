import { category, language } from '@marquee/contract/calls/site.schemas';
import { gamesOrigin } from '@marquee/contract/gamesOrigin';
import { scenePalettes } from '@marquee/contract/scenePalettes';
import { email, isTimeZone } from '@marquee/contract/schemas/fields';
import { vendorOrigin } from '@marquee/contract/vendorOrigin';
import * as v from 'valibot';
import { jurisdictionCodes } from '../jurisdictions/jurisdictions';
import { bonusOffer } from './bonusOffer';
import { currencies } from './currency';
import {
  announcement,
  article,
  bank,
  between,
  cmsPage,
  depositMethod,
  legal,
  menuItem,
  minor,
  mission,
  promotion,
  provider,
  range,
  runningLine,
  seoRecord,
  slide,
  sports,
  vipLevel,
} from './siteParts';
import { about, code, line, lines, link, list, name, path, picture, url } from './siteTexts';
import { instant } from './siteTimes';
import { termsFields } from './termsFields';
import { withdrawalReview } from './withdrawalReview';

const origin = (shape: RegExp, name: string) =>
  v.pipe(line(300), v.regex(shape, `an https origin such as https://${name}.example or https://*.${name}.example`));

/**
 * The schema of a site file (D1): `backend/sites/<domain name>.json`. Money is in minor units of `currency`; texts are
 * by language code and fall back to the default language, then English. `about` gives each field's description in
 * editors.
 */
export const siteFile = v.strictObject({
  $schema: about('The schema that editors check this file with.', v.optional(line(2000))),
  domain_name: about(
    'The domain of the site: two labels, without www. The file is called after it.',
    v.pipe(line(253), v.regex(/^[a-z0-9.-]+$/, 'a host name in lower case')),
  ),
  external_id: about('The site’s id in calls, of no other site.', code),
  site_name: about('What the site is called.', name),
  currency: about(
    'The currency (ISO 4217) of all money of the site.',
    v.picklist([...currencies.keys()], 'an active currency of ISO 4217'),
  ),
  time_zone: about(
    'The time zone (IANA) whose days and times all pages show.',
    v.optional(v.pipe(v.string(), v.check(isTimeZone, 'the name of a time zone such as Asia/Manila')), 'UTC'),
  ),
  // Whoever shows the site checks that these two exist (R4.18).
  theme_code: about('The template.', v.pipe(line(40), v.regex(/^[a-z]+[0-9]+$/, 'a template code such as casino1'))),
  scene_palette: about(
    'Palette of the product’s pictures; {{scene_palette}} in their addresses stands for it.',
    v.optional(v.picklist(scenePalettes, 'a palette that docs/operator.md names under Themes'), 'evening'),
  ),
  theme_color: about(
    'The colour option, one of five of the template.',
    v.pipe(line(40), v.regex(/^color[0-9]+-[1-5]$/, 'a colour option such as color1-1')),
  ),
  logo1: about('The wordmark on the theme’s ground.', picture),
  logo2: about('The wordmark on the opposite ground.', picture),
  logo3: about('The square mark.', picture),
  logo_text: about('The name where no logo fits.', name),
  status: about('Whether the site is open.', v.picklist(['active', 'expired'])),
  expired_date: about('From when on the site is closed for good; null: never.', instant),
  android_sub: about('Where the app for Android is to be had.', link),
  ios_sub: about('Where the app for iOS is to be had.', link),
  manifest_icon: about('The installed app’s icon, and the picture in link previews.', picture),
  gamify_status: about(
    'Whether the site has rewards: minigame, daily spin, missions, gifts of VIP levels, and the rewards icon.',
    v.boolean(),
  ),
  show_referral: about('1 shows the referral programme.', v.picklist([0, 1])),
  default_language: about('The language of who has not chosen one, and of texts that lack another.', language),
  languages: about(
    'The languages that the site offers, in this order.',
    v.pipe(list(language, 50), v.minLength(1, 'a list of at least one language')),
  ),
  jurisdiction: about('Whose rules of player protection are in force.', v.picklist(jurisdictionCodes)),
  operator: about(
    'Whose site it is: breaks and limits of a person hold on all sites of one operator. Sites without it are one’s.',
    v.optional(v.union([v.literal(''), line(100)]), ''),
  ),
  legal: about('Who answers for the site; live mode wants every field.', v.optional(v.nullable(legal), null)),
  terms: about(
    'What the operator decides of the terms and the privacy policy; live mode wants every field.',
    v.optional(v.nullable(termsFields), null),
  ),
  codes_by: about(
    'Where one-time codes are sent: to the telephone, or to the e-mail address, which players cannot change by themselves then.',
    v.optional(v.picklist(['sms', 'email']), 'sms'),
  ),
  contact_mailbox: about(
    'Where messages of the contact form are sent; empty: they only wait in the list of messages.',
    v.optional(v.union([v.literal(''), email]), ''),
  ),
  root_redirect: about('The page that / leads to; null: the home page.', v.nullable(path)),
  state_storage: about(
    'Where browsers keep the state of the page: in local storage or in cookies.',
    v.optional(v.picklist(['local', 'cookies']), 'local'),
  ),
  aff_domain: about('Domain of the affiliate programme.', line(253)),
  maintenance: about(
    'Closes the site for a time.',
    v.strictObject({
      is_maintenance: about('Whether it is closed, within the two times where they are said.', v.boolean()),
      start_date: about('When it begins; null: at once.', instant),
      end_date: about('When it ends; null: when it is switched off.', instant),
    }),
  ),
  live_chat: about(
    'The chat with people.',
    v.strictObject({
      chat_id: about('Its id at its provider.', line(100)),
      status: about('Whether it is offered.', v.boolean()),
      image_id: about('The button’s picture; null: the product’s own.', v.nullable(picture)),
    }),
  ),
  limits: about(
    'What one request of the cashier may have.',
    v.strictObject({
      deposit: about('The least and the most of one deposit.', range),
      withdrawal: about('The least and the most of one withdrawal.', range),
    }),
  ),
  bank_account_wait: about(
    'Hours from adding a bank account to the first withdrawal to it, so that its owner can object; 0 for none.',
    v.optional(between(0, 720), 24),
  ),
  withdrawal_review: about('Which withdrawals wait for a person.', v.optional(withdrawalReview, {})),
  max_win: about(
    'What a round may pay, in stakes, of a game whose catalogue does not say: a win above is held for review.',
    v.optional(between(1), 10_000),
  ),
  sports: about('What the site risks with sports bets.', v.optional(sports, {})),
  referral_reward: about(
    'What a friend’s first deposit earns, minor units of money or whole tokens; 0 switches the programme off.',
    minor,
  ),
  referral_account: about(
    'What that is paid in. Every text that has {{referral_reward}} says it.',
    v.optional(v.picklist(['cash', 'game_token']), 'cash'),
  ),
  token_rate: about('How many game tokens are given for one minigame token.', v.optional(between(1, 10_000), 10)),
  categories_off: about(
    'Categories that the site does not offer whatever its providers have.',
    v.optional(list(category, 50), []),
  ),
  providers_off: about(
    'Codes of providers whose games the site does not offer, though the list below, shared with other sites, has them.',
    v.optional(list(code, 500), []),
  ),
  providers: about(
    'Who makes the games, by the codes of the game server; the sports pages are there where one has the category sportsbook.',
    list(provider, 500),
  ),
  menu: about('The menu.', list(menuItem, 50)),
  game_menu: about('The menu of games.', list(menuItem, 50)),
  social_accounts: about(
    'Where the site is to be met elsewhere.',
    list(
      v.strictObject({
        name: about('What it is called.', name),
        href: about('Its address.', url),
        icon: about('Its icon.', line(40)),
      }),
      50,
    ),
  ),
  partners: about(
    'Logos in the footer.',
    list(
      v.strictObject({
        href: about('The partner’s address.', url),
        img_url: about('The partner’s logo.', picture),
        partner_name: about('The partner’s name.', name),
      }),
      100,
    ),
  ),
  analytics_origins: about(
    'Origins that the analytics items load from and send to, for the page’s security policy; none are needed for this site’s own.',
    v.optional(list(origin(vendorOrigin, 'pixel'), 50), []),
  ),
  games_origins: about(
    'Origins that games are framed from and bring their pictures from; none are needed for the sandbox’s.',
    v.optional(list(origin(gamesOrigin, 'games'), 50), []),
  ),
  analytics: about(
    'What counts visitors; it runs after consent.',
    list(
      v.strictObject({
        section: about('Where in the page it stands.', v.picklist(['HEAD', 'BODY'])),
        script: about('Markup, or the text of a script.', lines(20_000)),
      }),
      20,
    ),
  ),
  banks: about('The banks that pay out.', list(bank, 200)),
  deposit_methods: about('The ways to pay in.', list(depositMethod, 50)),
  vip_levels: about(
    'The VIP ladder, ascending; a level is reached with both totals.',
    v.pipe(list(vipLevel, 50), v.minLength(2, 'a list of at least two levels')),
  ),
  missions: about('Goals with rewards.', list(mission, 100)),
  opening_slide: about(
    'The first slide of the home page, where the site has one of its own before those that it shares with others.',
    v.optional(slide),
  ),
  opening_line: about(
    'The first running line, where the site has one of its own before those that it shares with others.',
    v.optional(runningLine),
  ),
  slides: about('The slides of the home page; one that leads to what is not offered is left out.', list(slide, 50)),
  announcements: about('What the site has to tell.', list(announcement, 100)),
  marquee: about('The running line.', list(runningLine, 50)),
  cms: about(
    'Pages of text by their names, such as about_us.',
    v.pipe(v.record(line(60), cmsPage), v.maxEntries(100, 'at most 100 pages')),
  ),
  news: about('Articles below /news.', list(article, 500)),
  promotions: about('Articles below /promotions.', list(promotion, 500)),
  bonus_offers: about('Offers of bonus money.', v.optional(list(bonusOffer, 200), [])),
  seo: about('Titles and descriptions for search engines.', list(seoRecord, 500)),
});

/** A validated site file. */
export type SiteFile = v.InferOutput<typeof siteFile>;
