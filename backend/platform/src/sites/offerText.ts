import { isLanguage, type Language, languages } from '@marquee/contract/languages';
import { dateFormat, numberFormat } from '@marquee/kernel/formatters';
import type { BonusOffer } from './bonusOffer';
import { fillInAll } from './fillIn';
import { moneyText } from './rewardText';
import type { SiteFile } from './siteFile';

type Said = (
  offer: BonusOffer,
  language: Language,
  site: Pick<SiteFile, 'currency' | 'time_zone'>,
) => string | undefined;

/** An amount, or nothing where the offer has none. */
const money =
  (amountOf: (offer: BonusOffer) => number | null | undefined): Said =>
  (offer, language, { currency }) => {
    const amount = amountOf(offer);
    return amount ? moneyText(amount, currency, language) : undefined;
  };

const number = (value: number, language: Language, options: Intl.NumberFormatOptions = {}) =>
  numberFormat(languages[language].intl, options).format(value);
const days = (count: number, language: Language) =>
  number(count, language, { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** A time in the time zone of the site, with day and hour. */
const moment = (at: string | null, language: Language, zone: string) =>
  at === null
    ? undefined
    : dateFormat(languages[language].intl, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: zone,
      }).format(new Date(at));

/**
 * Values of `{{offer_…}}` placeholders in the texts of an offer, so that its terms say its own figures; undefined where
 * the offer has none.
 */
const facts: Record<string, Said> = {
  offer_code: ({ promo_code }) => promo_code,
  offer_percent: ({ percent }, language) =>
    percent > 0 ? number(percent / 100, language, { style: 'percent' }) : undefined,
  offer_amount: money(({ amount }) => amount),
  offer_most: money(({ most }) => most),
  offer_least_deposit: money(({ trigger }) => (trigger.on === 'deposit' ? trigger.least : undefined)),
  offer_least_loss: money(({ least_loss }) => least_loss),
  offer_times: ({ wagering }, language) => (wagering.times > 0 ? number(wagering.times, language) : undefined),
  offer_most_converted: money(({ most_converted }) => most_converted),
  offer_highest_stake: money(({ highest_stake }) => highest_stake),
  offer_least_odds: ({ counts }, language) => {
    const odds = counts.map(({ least_odds }) => least_odds).find((one) => one !== undefined);
    return odds === undefined ? undefined : number(odds / 1000, language, { minimumFractionDigits: 2 });
  },
  offer_days: (offer, language) => days(offer.days, language),
  offer_claim_days: ({ claim_days, trigger }, language) =>
    trigger.on === 'registration' || trigger.on === 'contact' ? days(claim_days, language) : undefined,
  offer_starts: ({ starts_at }, language, { time_zone }) => moment(starts_at, language, time_zone),
  offer_ends: ({ ends_at }, language, { time_zone }) => moment(ends_at, language, time_zone),
};

/** The names of placeholders that only texts of offers have. */
export const offerFactNames: readonly string[] = Object.keys(facts);

/** What a placeholder stands for in a language; undefined if it stands for nothing. */
export function offerFact(
  name: string,
  offer: BonusOffer,
  site: Pick<SiteFile, 'currency' | 'time_zone'>,
  language: string,
): string | undefined {
  if (!Object.hasOwn(facts, name)) return undefined;
  return facts[name]?.(offer, isLanguage(language) ? language : 'EN', site);
}

/** Fills in a text of an offer: its own figures, then what all texts of the site may say. */
export function fillInOffer(texts: Record<string, string>, offer: BonusOffer, site: SiteFile): Record<string, string> {
  const own = Object.entries(texts).map(([language, text]) => [
    language,
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => offerFact(name, offer, site, language) ?? whole),
  ]);
  return fillInAll(Object.fromEntries(own), site);
}
