import type { BetType, Pick, Sport } from '../slip/types';
import type { Text } from '../text';

const marketKeys = {
  '1x2': 'market.result',
  winner: 'market.winner',
  handicap: 'market.handicap',
  totals: 'market.totals',
  odd_even: 'market.oddEven',
  race_win: 'market.raceWin',
  race_place: 'market.racePlace',
} as const satisfies Record<BetType, string>;

const sportKeys = {
  football: 'sport.football',
  basketball: 'sport.basketball',
  tennis: 'sport.tennis',
  esports: 'sport.esports',
  cricket: 'sport.cricket',
  volleyball: 'sport.volleyball',
  ice_hockey: 'sport.iceHockey',
  table_tennis: 'sport.tableTennis',
  horse_racing: 'sport.horseRacing',
} as const satisfies Record<Sport, string>;

/** Whether a text names a sport of the feed. */
export const isSport = (text: string): text is Sport => Object.hasOwn(sportKeys, text);

/** Formats a number with at most so many decimals in the player's language. */
export type NumberText = (value: number, places: number) => string;

/** A line with its sign: `+1.5`, `−0.75`, `0`. */
function signed(line: number, number: NumberText): string {
  if (line === 0) return '0';
  return `${line > 0 ? '+' : '−'}${number(Math.abs(line), 2)}`;
}

/** Sports with handicaps in goals: Chinese uses another word for handicaps in points. */
const goalSports: readonly string[] = ['football', 'ice_hockey'] satisfies Sport[];

/** Whether a sport's handicap is in goals. Unknown or mixed sports count as football. */
export const isInGoals = (sport: string | undefined): boolean => !sport || goalSports.includes(sport);

/** The name of a market in a sport. */
export const marketName = (t: Text, betType: BetType, sport: Sport | undefined): string =>
  t(betType === 'handicap' && !isInGoals(sport) ? 'market.handicapPoints' : marketKeys[betType]);

/** The name of a sport. */
export const sportName = (t: Text, sport: Sport): string => t(sportKeys[sport]);

type Named = Omit<Pick, 'odds' | 'selection_id' | 'match_id'>;

/**
 * The name of an outcome on a slip: the team, the runner, the draw, over 2.5. Pass `sign` if it is already computed.
 */
export function outcomeName(t: Text, named: Named, number: NumberText, sign = signOf(t, named, number)): string {
  const { bet_type, home_away, home, away } = named;
  const side = home_away === 1 ? home : away;
  switch (bet_type) {
    case 'handicap':
      return `${side} ${sign}`;
    case 'totals':
    case 'odd_even':
      return sign;
    default:
      return home_away === 3 ? t('outcome.draw') : side;
  }
}

const signOf = (t: Text, { bet_type, home_away, criteria1 }: Named, number: NumberText) =>
  outcomeSign(t, bet_type, home_away, criteria1, number);

/** The short label of an odds button: 1, X, 2, a line, over and under. */
export function outcomeSign(
  t: Text,
  bet_type: BetType,
  home_away: number,
  criteria1: number | null,
  number: NumberText,
): string {
  const value = criteria1 ?? 0;
  const line = number(value, 2);
  switch (bet_type) {
    case 'handicap':
      return signed(home_away === 1 ? value : -value, number);
    case 'totals':
      return home_away === 1 ? t('outcome.over', { line }) : t('outcome.under', { line });
    case 'odd_even':
      return home_away === 1 ? t('outcome.odd') : t('outcome.even');
    default:
      return home_away === 3 ? 'X' : String(home_away);
  }
}
