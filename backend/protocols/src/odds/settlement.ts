import type { Output } from '@marquee/contract/calls';
import type { BetType } from './feed';

/** The result of a leg. Quarter lines win or lose half of the stake. */
export type LegResult = NonNullable<Output<'sports/open_bets'>['value'][number]['legs'][number]['result']>;

/** The result of an event. */
export interface EventResult {
  cancelled: boolean;
  home: number;
  away: number;
  /** Races: finishing place by runner number, shared in a dead heat, null for non-finishers; non-runners are absent. */
  positions?: ReadonlyMap<number, number | null>;
  places?: number;
}

/** A dead heat with more runners than places left: each is paid on `places` of `runners` parts of the stake. */
export interface DeadHeat {
  places: number;
  runners: number;
}

/** The paying places left for a runner, and the number of runners tied with it; no places for a non-finisher. */
function finishOf(betType: BetType, outcome: number, { positions, places = 1 }: EventResult): DeadHeat {
  const position = positions?.get(outcome) ?? null;
  if (position === null) return { places: 0, runners: 1 };
  const others = [...(positions?.values() ?? [])].filter((one) => one !== null);
  const ahead = others.filter((one) => one < position).length;
  return {
    places: Math.max(0, (betType === 'race_win' ? 1 : places) - ahead),
    runners: others.filter((one) => one === position).length,
  };
}

/** The dead heat that divides a won bet on a runner; null if there is none, and in matches. */
export function deadHeatOf(betType: BetType, outcome: number, result: EventResult): DeadHeat | null {
  if (result.cancelled || !result.positions) return null;
  const finish = finishOf(betType, outcome, result);
  return finish.places > 0 && finish.places < finish.runners ? finish : null;
}

/** A half line is won, lost or a push. */
function half(margin: number): LegResult {
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'void';
}

/**
 * `margin` in quarters. A quarter line is two bets of half the stake on the neighbouring lines (−0.75 is −0.5 and −1),
 * so one may be a push while the other wins or loses.
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
 * The result of one selection (D8); a pure function. `line` is criteria1 in quarters: added to the home side in
 * handicaps, the limit in totals. A cancelled event, a non-runner and a tie in a market without a draw are void. Throws
 * if the result is insufficient or the market unknown: a guess would pay wrongly.
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
      if (!result.positions?.has(outcome)) {
        return 'void';
      }
      return finishOf(betType, outcome, result).places > 0 ? 'won' : 'lost';
    }
    default:
      throw new Error('A market that is not known');
  }
}
