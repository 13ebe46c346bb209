import { acceptTheme, colorsOf, isTemplateCode, templateCodes } from '@marquee/templates/codes';
import { didYouMean } from './didYouMean';
import type { LivePages } from './livePages';
import { error, type Problem } from './problem';
import { bonusOfferRules } from './rules/bonusOffers';
import { bonusRowRules } from './rules/bonusRows';
import { cashierRules } from './rules/cashier';
import { domainRule } from './rules/domain';
import { legalRule } from './rules/legal';
import { linkRules } from './rules/links';
import { listRules } from './rules/lists';
import { offerRules } from './rules/offers';
import { type Key, type Rule, rule } from './rules/rule';
import { slotRule } from './rules/slots';
import { textRules } from './rules/texts';
import { timeRules } from './rules/times';
import type { SiteFile } from './siteFile';

/** Faults of the theme, with the exact messages of start-up (R4). The site is accepted and answers with them. */
const theme = rule(['theme_code', 'theme_color'], ({ theme_code, theme_color }) => {
  const verdict = acceptTheme(theme_code, theme_color);
  if (verdict === 'ok') return [];
  const [key, wrong, known] = isTemplateCode(theme_code)
    ? (['theme_color', theme_color, colorsOf(theme_code)] as const)
    : (['theme_code', theme_code, templateCodes] as const);
  return [{ ...error([key], verdict + didYouMean(wrong, known)), isAccepted: true }];
});

const rules: Rule[] = [
  domainRule,
  theme,
  legalRule,
  ...listRules,
  ...cashierRules,
  ...offerRules,
  ...bonusOfferRules,
  ...bonusRowRules,
  slotRule,
  ...timeRules,
  ...linkRules,
  ...textRules,
];

/**
 * Faults between the fields of a site file at the time `now`, beside the pages of `live` remotes; only rules whose keys
 * are valid by themselves run.
 */
export function problemsOf(site: SiteFile, isRight: (key: Key) => boolean, now: number, live?: LivePages): Problem[] {
  return rules.filter(({ about }) => about.every(isRight)).flatMap(({ check }) => check(site, now, live));
}
