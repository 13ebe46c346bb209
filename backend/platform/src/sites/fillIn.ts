import { createHash } from 'node:crypto';
import { isLanguage, type Language, languages } from '@marquee/contract/languages';
import { dateFormat } from '@marquee/kernel/formatters';
import { templateRow } from '@marquee/templates/rows';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import accessRecord from './accessRecord.json';
import { contactTexts } from './contactTexts';
import { moneyText, rewardText } from './rewardText';
import type { SiteFile } from './siteFile';

/** A scene that suits the site's template. */
const scene = (at: 0 | 1 | 2) => (site: SiteFile) => templateRow(site.theme_code).scenes[at];

/** The seed of a site's scenes: the same at every start, and another for each domain. */
const seedOf = (domain: string) => String(createHash('sha256').update(domain).digest().readUInt16BE() + 1);

/** A day, `YYYY-MM-DD`, as it is written in a language. */
const dayText = (day: string, language: Language) =>
  dateFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Values of `{{name}}` placeholders in a site's texts, so that sites can share texts. */
const facts: Record<string, (site: SiteFile, language: Language) => string> = {
  site_name: (site) => site.site_name,
  domain_name: (site) => site.domain_name,
  currency: (site) => site.currency,
  scene_palette: (site) => site.scene_palette,
  scene_1: scene(0),
  scene_2: scene(1),
  scene_3: scene(2),
  scene_seed: (site) => seedOf(site.domain_name),
  minimum_age: (site) => String(jurisdictions[site.jurisdiction].minimumAge),
  data_kept_years: (site) => String(jurisdictions[site.jurisdiction].dataKept.years),
  deposit_minimum: (site, language) => moneyText(site.limits.deposit.minimum, site.currency, language),
  deposit_maximum: (site, language) => moneyText(site.limits.deposit.maximum, site.currency, language),
  withdrawal_minimum: (site, language) => moneyText(site.limits.withdrawal.minimum, site.currency, language),
  withdrawal_maximum: (site, language) => moneyText(site.limits.withdrawal.maximum, site.currency, language),
  referral_reward: (site, language) => rewardText(site.referral_reward, site.referral_account, site.currency, language),
  code_contact: (site, language) => contactTexts[site.codes_by][language],
  provider_count: (site) => String(site.providers.length),
  access_day: (_, language) => dayText(accessRecord.day, language),
  access_tests: () => String(accessRecord.tests),
};

/** The names of placeholders. */
export const factNames: readonly string[] = Object.keys(facts);

/** Fills in a text's placeholders; unknown ones stay visible. */
export function fillIn(text: string, site: SiteFile, language: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name]?.(site, isLanguage(language) ? language : 'EN') ?? whole) : whole,
  );
}

/**
 * Fills in every language of a text; languages that the site does not offer are dropped, except English, the fallback.
 */
export function fillInAll(texts: Record<string, string>, site: SiteFile): Record<string, string> {
  const offered = new Set<string>([...site.languages, 'EN']);
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([language]) => offered.has(language))
      .map(([language, text]) => [language, fillIn(text, site, language)]),
  );
}
