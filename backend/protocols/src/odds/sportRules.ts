import type { BetType, FeedScore, Sport } from './feed';

/** What bets on a sport count. */
interface SportRule {
  /**
   * How many periods regular time has, where only they count: goals of later ones decide no bet. Null: the whole match
   * counts, extra time too.
   */
  regularPeriods: number | null;
  /** The markets of the sport, in the order of its page of rules. */
  markets: readonly BetType[];
}

const sets: SportRule = { regularPeriods: null, markets: ['winner', 'handicap', 'totals'] };

/** What counts in each sport: settlement reads it, and the pages of rules say it. */
export const sportRules: Record<Sport, SportRule> = {
  football: { regularPeriods: 2, markets: ['1x2', 'handicap', 'totals', 'odd_even'] },
  basketball: { regularPeriods: null, markets: ['winner', 'handicap', 'totals', 'odd_even'] },
  tennis: sets,
  esports: sets,
  cricket: { regularPeriods: null, markets: ['winner', 'totals'] },
  volleyball: sets,
  ice_hockey: { regularPeriods: 3, markets: ['1x2', 'handicap', 'totals', 'odd_even'] },
  table_tennis: sets,
  horse_racing: { regularPeriods: null, markets: ['race_win', 'race_place'] },
};

/** Hours after its start time from which an event that the feed still says has not begun is void. */
export const postponedHours = 48;

/** The score that decides bets: of regular time where only that counts, else all of it. */
export function countedScore(
  sport: Sport,
  { home, away, periods = [] }: Pick<FeedScore, 'home' | 'away'> & Partial<FeedScore>,
): { home: number; away: number } {
  const { regularPeriods } = sportRules[sport];
  if (regularPeriods === null || periods.length <= regularPeriods) return { home, away };
  return periods
    .slice(0, regularPeriods)
    .reduce((sum, [ours, theirs]) => ({ home: sum.home + ours, away: sum.away + theirs }), { home: 0, away: 0 });
}
