import type { Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import type { useText } from '../text';

/** A selection of a sports bet in the history. */
export type SportsLine = Output<'wallet/bets'>['value'][number]['lines'][number];

const marketKeys = {
  '1x2': 'market.result',
  winner: 'market.winner',
  handicap: 'market.handicap',
  totals: 'market.totals',
  odd_even: 'market.oddEven',
  race_win: 'market.raceWin',
  race_place: 'market.racePlace',
} as const satisfies Record<SportsLine['bet_type'], string>;

/** Formats a number with at most so many decimals. */
type NumberText = (value: number, places: number) => string;

/** Both names in a language, from the localised fields (R3.25). */
function sidesOf(line: SportsLine, language: Language): { home: string; away: string } {
  const locale = language.toLowerCase() as Lowercase<Language>;
  return { home: line[`home_name_${locale}`], away: line[`away_name_${locale}`] };
}

/** The outcome without both names: the team with its line, over 2.5, the draw. */
function outcomeOf(t: ReturnType<typeof useText>, line: SportsLine, language: Language, number: NumberText): string {
  const { bet_type, home_away, criteria1 } = line;
  const { home, away } = sidesOf(line, language);
  const side = home_away === 1 ? home : away;
  const value = criteria1 ?? 0;
  switch (bet_type) {
    case 'handicap': {
      const own = home_away === 1 ? value : -value;
      const sign = own === 0 ? '' : own > 0 ? '+' : '−';
      return `${side} ${sign}${number(Math.abs(own), 2)}`;
    }
    case 'totals':
      return t(home_away === 1 ? 'outcome.over' : 'outcome.under', { line: number(value, 2) });
    case 'odd_even':
      return t(home_away === 1 ? 'outcome.odd' : 'outcome.even');
    default:
      return home_away === 3 ? t('outcome.draw') : side;
  }
}

/** A selection in the player's language: outcome and odds, and market with both names. */
export function lineTexts(
  t: ReturnType<typeof useText>,
  line: SportsLine,
  language: Language,
  number: NumberText,
): { title: string; detail: string } {
  const { home, away } = sidesOf(line, language);
  return {
    title: `${outcomeOf(t, line, language, number)} @ ${number(line.odds / 1000, 3)}`,
    detail: `${t(marketKeys[line.bet_type])} · ${home} – ${away}`,
  };
}
