import type { BetType, Sport } from '@marquee/protocols/odds/feed';
import { sportRules } from '@marquee/protocols/odds/sportRules';

/** What becomes of the event of an example's selection. */
export interface ExampleEnd {
  state: 'finished' | 'cancelled' | 'scheduled';
  /** The score of regular time, and of what is played after it. */
  score?: [home: number, away: number];
  extra?: [home: number, away: number];
  /** The places of a race's runners from number 1 on: null does not finish. */
  runners?: readonly (number | null | 'withdrawn')[];
}

/** A selection of an example. */
export interface ExampleLeg {
  bet: [BetType, line: number | null, outcome: number];
  /** Decimal odds in thousandths. */
  odds: number;
  end: ExampleEnd;
}

/** A bet that a page of rules tells: a test plays each through settlement. */
export interface Example {
  /** Minor units of a currency with hundredths. */
  stake: number;
  legs: readonly [ExampleLeg, ...ExampleLeg[]];
  /** What the page says is paid, minor units. */
  paid: number;
  /** The odds of the second runner, which is withdrawn after the bet, in thousandths, and what that takes. */
  gone?: { odds: number; percent: number };
}

const stake = 1_000;
const win = (odds: number, runners: ExampleEnd['runners'] & object): ExampleLeg => ({
  bet: ['race_win', null, 1],
  odds,
  end: { state: 'finished', runners },
});

/** A bet on the first side or runner of a sport. */
const first = (sport: Sport, odds: number, end: ExampleEnd): ExampleLeg => ({
  bet: [sportRules[sport].markets[0] ?? 'winner', null, 1],
  odds,
  end,
});

const cancelled: ExampleEnd = { state: 'cancelled', score: [1, 0] };

/** The examples of a sport's rules, by rule. */
export function examplesOf(sport: Sport): Record<string, Example> {
  const isRace = sport === 'horse_racing';
  const ofMatches: Record<string, Example> = {
    result: {
      stake,
      legs: [{ bet: ['1x2', null, 3], odds: 3_000, end: { state: 'finished', score: [1, 1], extra: [1, 0] } }],
      paid: 3_000,
    },
    winner: {
      stake,
      legs: [{ bet: ['winner', null, 1], odds: 1_900, end: { state: 'finished', score: [2, 2] } }],
      paid: 1_000,
    },
    handicap: {
      stake,
      legs: [{ bet: ['handicap', -0.75, 1], odds: 1_900, end: { state: 'finished', score: [2, 1] } }],
      paid: 1_450,
    },
    totals: {
      stake,
      legs: [{ bet: ['totals', 3, 1], odds: 1_900, end: { state: 'finished', score: [2, 1] } }],
      paid: 1_000,
    },
    oddEven: {
      stake,
      legs: [{ bet: ['odd_even', null, 2], odds: 1_900, end: { state: 'finished', score: [0, 0] } }],
      paid: 1_900,
    },
    abandoned: { stake, legs: [first(sport, 1_900, cancelled)], paid: 1_000 },
  };
  const ofRaces: Record<string, Example> = {
    finish: { stake, legs: [win(5_000, [null, 1, 2])], paid: 0 },
    nonRunner: { stake, legs: [win(5_000, ['withdrawn', 1, 2])], paid: 1_000 },
    rule4: {
      stake,
      legs: [win(5_000, [1, 'withdrawn', 2])],
      paid: 4_000,
      gone: { odds: 4_000, percent: 25 },
    },
    deadHeat: { stake, legs: [win(5_000, [1, 1, 3])], paid: 2_500 },
  };
  return {
    ...(isRace ? ofRaces : ofMatches),
    void: {
      stake,
      legs: [
        first(sport, 3_000, isRace ? { state: 'finished', runners: ['withdrawn', 1, 2] } : cancelled),
        first(sport, 2_000, isRace ? { state: 'finished', runners: [1, 2, 3] } : { state: 'finished', score: [1, 0] }),
      ],
      paid: 2_000,
    },
    postponed: { stake, legs: [first(sport, 2_000, { state: 'scheduled' })], paid: 1_000 },
  };
}
