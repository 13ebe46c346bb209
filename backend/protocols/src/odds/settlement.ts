import type { Output } from '@marquee/contract/calls';
import type { BetType } from './feed';

/** How a leg ended. Quarter lines win or lose half of the stake. */
export type LegResult = NonNullable<Output<'sports/open_bets'>['value'][number]['legs'][number]['result']>;

/** What a settled event says. */
export interface EventResult {
  cancelled: boolean;
  home: number;
  away: number;
  /** Races: finishing place by runner number; who is absent did not run. */
  positions?: ReadonlyMap<number, number>;
  places?: number;
}

/** A line in half steps either wins, loses or is a push. */
function half(margin: number): LegResult {
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'void';
}

/**
 * `margin` in quarters. A quarter line is two bets of half the stake on the lines beside it (−0.75 is −0.5 and −1), so one of
 * them may be a push while the other wins or loses.
 */
function quarter(margin: number): LegResult {
  if (margin % 2 === 0) {
    return half(margin);
  }
  if (margin === 1) {
    return 'half_won';
  }
  return margin === -1 ? 'half_lost' : half(margin);
}

/**
 * How one selection ends (decisions §8). Pure. `line` is criteria1 in quarters: added to the home side in handicaps, the
 * limit in totals. A cancelled event, a runner that did not start and a tie in a market without a draw are void. Throws where the result does not
 * say how the selection ended, or nobody knows the market any more: whoever guessed would pay or keep what is not theirs.
 */
export function settle(betType: BetType, line: number | null, outcome: number, result: EventResult): LegResult {
  if (result.cancelled) {
    return 'void';
  }
  const isRace = betType === 'race_win' || betType === 'race_place';
  if (isRace ? !result.positions : !Number.isInteger(result.home) || !Number.isInteger(result.away))
    throw new Error('A result without an outcome');
  const lead = result.home - result.away;
  const side = outcome === 1 ? 1 : -1;
  switch (betType) {
    case '1x2':
      return (outcome === 3 ? lead === 0 : lead * side > 0) ? 'won' : 'lost';
    case 'winner':
      return half(lead * side);
    case 'handicap':
      return quarter((lead * 4 + (line ?? 0)) * side);
    case 'totals':
      return quarter(((result.home + result.away) * 4 - (line ?? 0)) * side);
    case 'odd_even':
      return ((result.home + result.away) % 2 === 1) === (outcome === 1) ? 'won' : 'lost';
    case 'race_win':
    case 'race_place': {
      const position = result.positions?.get(outcome);
      if (position === undefined) {
        return 'void';
      }
      return position <= (betType === 'race_win' ? 1 : (result.places ?? 1)) ? 'won' : 'lost';
    }
    default:
      throw new Error('A market that is not known');
  }
}
