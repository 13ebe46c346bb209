import type { FeedLine, FeedValue } from '@marquee/protocols/odds/feed';
import { cancellationChance, outlookAt, type Planned, stateOf } from './matches';
import { type Results, resultsOf } from './price';
import { type PlannedRace, raceChances, withdrawalChance } from './races';
import type { Streams } from './random';

type Value = Omit<FeedValue, keyof FeedLine>;

/**
 * Millionths, each rounded down, so that a value never exceeds the bet's worth. `voided` is the probability that the
 * whole bet is void.
 */
function worthOf(results: Results, voided: number): Value {
  const part = (p: number) => Math.floor(p * (1 - voided) * 1_000_000);
  return {
    won: part(results.won),
    halfWon: part(results.half_won),
    void: Math.floor((voided + results.void * (1 - voided)) * 1_000_000),
    halfLost: part(results.half_lost),
  };
}

/** The value of a bet on a match at `now`, by the model that prices it; null while it is suspended or over. */
export function matchValue(streams: Streams, planned: Planned, line: FeedLine, now: number): Value | null {
  const state = stateOf(planned, now);
  const outlook = state === 'scheduled' || state === 'live' ? outlookAt(streams, planned, now) : null;
  return (
    outlook && worthOf(resultsOf(line.betType, line.line, line.outcome, outlook), cancellationChance(planned, now))
  );
}

/** The value of a bet on a runner before the start; null after it. Bets on withdrawn runners are refunded. */
export function raceValue(race: PlannedRace, { betType, outcome }: FeedLine, now: number): Value | null {
  if (now >= race.startsAt) return null;
  const places = betType === 'race_win' ? 1 : race.places;
  const found = raceChances(race, places, now).find(([runner]) => runner.number === outcome);
  const won = found?.[1] ?? 0;
  return worthOf({ won, lost: 1 - won, void: 0, half_won: 0, half_lost: 0 }, found ? withdrawalChance(race, now) : 1);
}
