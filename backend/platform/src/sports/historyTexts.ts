import type { HistoryLine } from '../wallet/bets';
import { localNames, sidesOf } from './betView';
import type { Offer } from './offers';

/** The selections of a bet for histories, in every language. */
export function historyLines(offers: readonly Offer[]): HistoryLine[] {
  return offers.map((offer) => {
    const { home, away } = sidesOf(offer);
    return {
      bet_type: offer.bet_type,
      home_away: offer.race ? 1 : (offer.outcome as 1 | 2 | 3),
      criteria1: offer.line === null ? null : offer.line / 4,
      odds: offer.odds,
      ...localNames(home, away),
    };
  });
}

/**
 * The title of a bet where selections are not listed: language-neutral except for names, which are in the site's
 * default language.
 */
export function titleOf(offers: readonly Offer[], language: string) {
  const names = offers.map((offer) => {
    const { home, away } = sidesOf(offer);
    return `${home[language] ?? home.EN} – ${away[language] ?? away.EN}`;
  });
  const detail = offers.map(({ bet_type, line, outcome, odds }) =>
    [bet_type, line === null ? [] : line / 4, `#${outcome}`, `@${odds / 1000}`].flat().join(' '),
  );
  return { title: names.join(' · '), detail: detail.join(' · ') };
}
