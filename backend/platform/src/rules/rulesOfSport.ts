import type { Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import type { BetType, Sport } from '@marquee/protocols/odds/feed';
import { mostDeducted } from '@marquee/protocols/odds/rule4';
import { postponedHours, sportRules } from '@marquee/protocols/odds/sportRules';
import { moneyText } from '../sites/rewardText';
import type { SiteFile } from '../sites/siteFile';
import { priceAges } from '../sports/acceptsBets';
import { liveDelay } from '../sports/liveDelay';
import { stakeLimits } from '../sports/slipRules';
import { type Example, examplesOf } from './sportExamples';
import { sportTexts } from './texts/sportTexts';
import { titleTexts } from './texts/titleTexts';
import { numberText, percentText, said } from './words';

type Rule = Output<'content/rules'>['rules'][number];

/** The rule of a market; races have one for all that counts. */
const marketRules = {
  '1x2': 'result',
  winner: 'winner',
  handicap: 'handicap',
  totals: 'totals',
  odd_even: 'oddEven',
  race_win: null,
  race_place: null,
} as const satisfies Record<BetType, string | null>;

const ofRaces = ['nonRunner', 'rule4', 'deadHeat'] as const;
const ofAll = ['void', 'abandoned', 'postponed', 'correction', 'acceptance', 'payout', 'cashOut'] as const;

/** What counts in a sport, by its text. */
const counts = {
  football: 'counts.football',
  basketball: 'counts.basketball',
  tennis: 'counts.sets',
  esports: 'counts.esports',
  cricket: 'counts.cricket',
  volleyball: 'counts.sets',
  ice_hockey: 'counts.ice_hockey',
  table_tennis: 'counts.sets',
  horse_racing: 'counts.horse_racing',
} as const satisfies Record<Sport, keyof typeof sportTexts>;

/** The values of an example's text. */
function exampleValues({ stake, legs: [leg, other], paid, gone }: Example, language: Language) {
  const odds = (thousandths: number) => numberText(thousandths / 1000, language, 2);
  const [, line] = leg.bet;
  return {
    stake: numberText(stake / 100, language),
    paid: numberText(paid / 100, language, paid % 100 === 0 ? 0 : 2),
    odds: odds(leg.odds),
    hours: numberText(postponedHours, language),
    ...(line === null ? {} : { line: numberText(Math.abs(line), language) }),
    ...(other && { other: odds(other.odds) }),
    ...(gone && { gone: odds(gone.odds), share: percentText(gone.percent / 100, language) }),
  };
}

/**
 * The rules of a sport at a site, in a language: the figures are those that settlement and the placing of bets read
 * (ADR 125).
 */
export function rulesOfSport(sport: Sport, site: SiteFile, language: Language): Rule[] {
  const money = (minor: number) => moneyText(minor, site.currency, language);
  const { minimum, maximum, maximum_payout } = stakeLimits(site);
  const ages = priceAges(site);
  const values = {
    most: percentText(mostDeducted / 100, language),
    one: numberText(1, language, 2),
    hours: numberText(postponedHours, language),
    seconds: numberText(liveDelay(site, [{ match_state: 'live' }]), language),
    live: numberText(ages.live / 1000, language),
    before: numberText(ages.scheduled / 1000, language),
    minimum: money(minimum),
    maximum: money(maximum),
    payout: money(maximum_payout),
  };
  const examples = examplesOf(sport);
  const exampleOf = (id: string) => {
    const [example, words] = [examples[id], sportTexts[`example.${id}` as keyof typeof sportTexts]];
    return example && words ? said(words, language, exampleValues(example, language)) : null;
  };
  const rule = (id: keyof typeof titleTexts & keyof typeof sportTexts): Rule => ({
    id,
    title: said(titleTexts[id], language),
    texts: [said(sportTexts[id], language, values)],
    example: exampleOf(id),
  });
  const isRace = sport === 'horse_racing';
  const markets = sportRules[sport].markets.flatMap((market) => marketRules[market] ?? []);
  const whatCounts: Rule = {
    id: 'counts',
    title: said(titleTexts.counts, language),
    texts: [said(sportTexts[counts[sport]], language)],
    example: isRace ? exampleOf('finish') : null,
  };
  return [whatCounts, ...[...markets, ...(isRace ? ofRaces : []), ...ofAll].map(rule)];
}
