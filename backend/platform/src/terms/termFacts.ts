import { type Language, languages } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/kernel/formatters';
import { codeRules } from '../auth/codes';
import { placeOf } from '../auth/place';
import { idleTime, longestSession } from '../auth/tokens';
import { mostFailed } from '../identity/checks';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { kept } from '../operations/housekeeping';
import { roundLifetime } from '../play/expireRounds';
import { limitWait } from '../protection/limits';
import { confirmWindow } from '../protection/pendingLimits';
import { day, hour } from '../protection/periods';
import { contactTexts } from '../sites/contactTexts';
import { providerCounts } from '../sites/offers';
import { hasProgramme } from '../sites/programmes';
import { moneyText, rewardText } from '../sites/rewardText';
import type { SiteFile } from '../sites/siteFile';
import { stakeLimits } from '../sports/slipRules';
import { day as reviewWindow } from '../wallet/reviewRules';
import type { TermWords } from './termTexts';

/** A site and the language of a text about it. */
interface About {
  site: SiteFile;
  language: Language;
  words: TermWords;
}

const profileOf = ({ site }: About): Jurisdiction => jurisdictions[site.jurisdiction];

const count = (value: number, unit: string, language: Language) =>
  numberFormat(languages[language].intl, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** A time in ms as people say it: whole years, else days from three on, else hours, minutes or seconds. */
export function timeText(time: number, language: Language): string {
  const days = time / day;
  if (days >= 365 && days % 365 === 0) return count(days / 365, 'year', language);
  if (days > 3 && Number.isInteger(days)) return count(days, 'day', language);
  if (time % hour === 0) return count(time / hour, 'hour', language);
  return time % 60_000 === 0 ? count(time / 60_000, 'minute', language) : count(time / 1000, 'second', language);
}

const keptTime = (table: (typeof kept)[number][0]) => kept.find(([name]) => name === table)?.[2] ?? 0;
const listed = (items: readonly string[], language: Language) =>
  new Intl.ListFormat(languages[language].intl, { type: 'conjunction' }).format(items);
/** A text of the site file in a language, as everywhere: else in the default language, else in English. */
const spoken = (text: Record<string, string> | undefined, { site, language }: About) =>
  text?.[language] ?? text?.[site.default_language] ?? text?.EN;

const plainMoney = (of: (site: SiteFile) => number) => (about: About) =>
  moneyText(of(about.site), about.site.currency, about.language);
const money = (of: (site: SiteFile) => number | undefined) => (about: About) => {
  const amount = of(about.site);
  return amount ? moneyText(amount, about.site.currency, about.language) : undefined;
};
const time = (of: (about: About) => number | null | undefined) => (about: About) => {
  const value = of(about);
  return value ? timeText(value, about.language) : undefined;
};
const days = (of: (site: SiteFile) => number | undefined) => (about: About) => {
  const value = of(about.site);
  return value ? count(value, 'day', about.language) : undefined;
};

/**
 * The values of `{{name}}` placeholders in the clauses, from the profile, the site file and the constants that the code
 * itself keeps. Nothing (undefined or empty): the site has no such value, and the paragraph is left out.
 */
export const termFacts = {
  site_name: ({ site }) => site.site_name,
  company: ({ site }) => site.legal?.company,
  address: ({ site }) => site.legal?.address,
  registration: ({ site }) => site.legal?.registration,
  regulator: ({ site }) => site.legal?.regulator,
  licence: ({ site }) => site.legal?.licence,
  contact_email: ({ site }) => site.legal?.contact_email,
  dispute_body: ({ site }) => site.legal?.dispute_body,
  data_controller: ({ site }) => site.legal?.data_controller || site.legal?.company,
  data_email: ({ site }) => site.legal?.data_email || site.legal?.contact_email,
  minimum_age: (about) => String(profileOf(about).minimumAge),
  code_contact: ({ site, language }) => contactTexts[site.codes_by][language],
  code_life: time(() => codeRules.lifetime),
  code_tries: () => String(codeRules.attempts),
  idle_time: time(() => idleTime),
  longest_session: time(() => longestSession),
  documents: (about) =>
    listed(
      profileOf(about).documents.map((name) => about.words.documents[name]),
      about.language,
    ),
  identity_tries: () => String(mostFailed),
  deposit_minimum: plainMoney((site) => site.limits.deposit.minimum),
  deposit_maximum: plainMoney((site) => site.limits.deposit.maximum),
  withdrawal_minimum: plainMoney((site) => site.limits.withdrawal.minimum),
  withdrawal_maximum: plainMoney((site) => site.limits.withdrawal.maximum),
  bank_account_wait: time(({ site }) => site.bank_account_wait * hour),
  review_amount: money((site) => site.withdrawal_review.amount_from),
  review_window: time(() => reviewWindow),
  review_account_age: days((site) => site.withdrawal_review.new_account_days),
  dormant_months: ({ site, language }) =>
    site.terms?.dormant_months && count(site.terms.dormant_months, 'month', language),
  dormant_notice: days((site) => site.terms?.dormant_notice_days),
  dormant_money: (about) => spoken(about.site.terms?.dormant_money, about),
  token_rate: ({ site, language }) => rewardText(site.token_rate, 'game_token', site.currency, language),
  referral_reward: ({ site, language }) =>
    rewardText(site.referral_reward, site.referral_account, site.currency, language),
  slot_stakes: (about) => {
    const { slotStakes } = profileOf(about);
    const each = slotStakes?.byAge.map(({ from, amount }) =>
      about.words.stakeFrom
        .replace('{{amount}}', moneyText(amount, slotStakes.currency, about.language))
        .replace('{{age}}', String(from)),
    );
    return each && listed(each, about.language);
  },
  smallest_stake: money((site) => stakeLimits(site).minimum),
  largest_stake: money((site) => stakeLimits(site).maximum),
  largest_payout: money((site) => stakeLimits(site).maximum_payout),
  live_delay: time((about) => 1000 * (about.site.sports.live_delay_seconds ?? profileOf(about).liveDelaySeconds)),
  max_win: ({ site, language }) => numberFormat(languages[language].intl).format(site.max_win),
  round_lifetime: time(() => roundLifetime),
  limit_wait: time(() => limitWait),
  limit_confirm: time(() => confirmWindow),
  longest_time_out: (about) => count(profileOf(about).longestTimeOutDays, 'day', about.language),
  shortest_exclusion: (about) => {
    const months = profileOf(about).exclusions.flatMap((one) => one.months ?? []);
    return count(Math.min(...months), 'month', about.language);
  },
  return_wait: time((about) => profileOf(about).returnHours.definite * hour),
  return_wait_indefinite: (about) => count(profileOf(about).returnHours.indefinite / 24, 'day', about.language),
  return_answer: (about) => {
    const answer = profileOf(about).returnAnswerDays;
    return answer === null ? undefined : count(answer, 'day', about.language);
  },
  liability_cap: money((site) => site.terms?.liability_cap),
  notice_days: days((site) => site.terms?.notice_days),
  complaint_days: days((site) => site.terms?.complaint_days),
  law_and_court: (about) => spoken(about.site.terms?.law_and_court, about),
  place_example: () => placeOf('203.0.113.7'),
  attempts_kept: time(() => keptTime('attempts')),
  messages_kept: time(() => keptTime('messages')),
  faults_kept: time(() => keptTime('remote_failures')),
  support_kept: time(() => keptTime('contact_messages')),
  devices_kept: time(() => keptTime('known_devices')),
  kept_years: (about) => count(profileOf(about).dataKept.years, 'year', about.language),
  kept_source: (about) => (about.site.jurisdiction === 'none' ? undefined : profileOf(about).dataKept.source),
  recipient_payments: ({ site }) => site.terms?.payments,
  recipient_identity: ({ site }) => site.terms?.identity,
  recipient_messages: ({ site }) => site.terms?.messages,
  provider_names: ({ site, language }) =>
    listed(
      site.providers.map(({ provider_name }) => provider_name),
      language,
    ),
  data_authority: (about) => spoken(about.site.terms?.data_authority, about),
  data_transfers: (about) => spoken(about.site.terms?.data_transfers, about),
} as const satisfies Record<string, (about: About) => string | number | undefined>;

const offers = (site: SiteFile, category: 'sportsbook' | 'slot_game') =>
  providerCounts(site).some((one) => one.category === category);

/** What a clause or paragraph may depend on; with `!` before it, on its contrary. */
export const termConditions: Record<string, (site: SiteFile, profile: Jurisdiction) => boolean> = {
  licensed: ({ legal }) => legal !== null,
  demo: ({ legal }) => legal === null,
  binds: (_, { bindsPerson }) => bindsPerson,
  identity: (_, { identity }) => identity !== 'none',
  address: (_, { address }) => address !== null,
  declares: (_, { declaresBarred }) => declaresBarred,
  family: (_, { familyExclusion }) => familyExclusion !== null,
  returnAnswer: (_, { returnAnswerDays }) => returnAnswerDays !== null,
  slots: (site, { slotStakes }) => slotStakes !== null && offers(site, 'slot_game'),
  sports: (site) => offers(site, 'sportsbook'),
  bankWait: ({ bank_account_wait }) => bank_account_wait > 0,
  review: ({ withdrawal_review: { risks, ...rules } }) =>
    risks.length > 0 || Object.values(rules).some((rule) => rule !== 0 && rule !== false),
  rewards: (site) => hasProgramme(site, 'rewards'),
  referral: (site) => hasProgramme(site, 'referral'),
  chat: ({ live_chat }) => live_chat.status && live_chat.chat_id !== '',
  analytics: ({ analytics }) => analytics.length > 0,
};
