import * as v from 'valibot';
import { type Language, languageCodes } from '../languages';
import { betMachine } from '../machines';
import { amount, listOf, money, nothing, requestId, stateIn, text, time } from '../schemas/fields';
import { language } from './site.schemas';

/** Decimal odds in thousandths: 1850 is 1.85. Integers, so that arithmetic on odds is exact (D8.06). */
const odds = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(1_000_000));

/** Markets: two and three outcomes, lines with `criteria1`, and races. */
export const betType = v.picklist(['1x2', 'winner', 'handicap', 'totals', 'odd_even', 'race_win', 'race_place']);

/** Sports of the feed. */
export const sport = v.picklist([
  'football',
  'basketball',
  'tennis',
  'esports',
  'cricket',
  'volleyball',
  'ice_hockey',
  'table_tennis',
  'horse_racing',
]);

const selection = v.object({
  selection_id: v.string(),
  /** 1 home, over or odd · 2 away, under or even · 3 draw · in races the runner's number. */
  home_away: v.number(),
  odds,
  /** Incremented by each change of the odds. */
  version: v.number(),
  /** The direction of the odds in the last minute. */
  movement: v.picklist([-1, 0, 1]),
  suspended: v.boolean(),
});

const market = v.object({
  market_id: v.string(),
  bet_type: betType,
  /** The line of handicap (for the home side) and totals, in steps of 0.25; else null. */
  criteria1: v.nullable(v.number()),
  suspended: v.boolean(),
  selections: v.array(selection),
});

/** The clock's value at `at`, and its speed in seconds per second; seconds are null in sports without a clock. */
const clock = v.object({ period: v.number(), seconds: v.nullable(v.number()), rate: v.number(), at: time });

const matchState = v.picklist(['scheduled', 'live', 'finished', 'cancelled']);

const match = {
  match_id: v.string(),
  sport,
  league_id: v.string(),
  league_name: v.string(),
  home_team_name: v.string(),
  away_team_name: v.string(),
  starts_at: time,
  state: matchState,
  clock: v.nullable(clock),
  score: v.object({ home: v.number(), away: v.number(), periods: v.array(v.tuple([v.number(), v.number()])) }),
  /** Number of other open markets. */
  more_markets: v.number(),
};

/** A match with its main markets. */
export const fixture = v.object({ ...match, markets: v.array(market) });

type LocalName = `${'home' | 'away'}_name_${Lowercase<Language>}`;

/** R3.25: names of both sides in every interface language, `home_name_{locale}` and `away_name_{locale}`. */
export const localNames = Object.fromEntries(
  ['home', 'away'].flatMap((side) =>
    languageCodes.map((code) => [`${side}_name_${code.toLowerCase()}`, v.string()] as const),
  ),
) as Record<LocalName, v.StringSchema<undefined>>;

const legResult = v.picklist(['won', 'lost', 'void', 'half_won', 'half_lost']);

/** A bet line for display (R3.24). In races home is the runner, away the race, and home_away is 1. */
const betLine = v.object({
  bet_type: betType,
  home_away: v.picklist([1, 2, 3]),
  criteria1: v.nullable(v.number()),
  home_team_name: v.string(),
  away_team_name: v.string(),
  ...localNames,
  match_id: v.string(),
  selection_id: v.string(),
  sport,
  starts_at: time,
  match_state: matchState,
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** The odds that the bet was accepted at. */
  odds,
  result: v.nullable(legResult),
  /** The rule by which a leg is void, a part of its sport's page of rules; null if it is not. */
  void_rule: v.nullable(
    v.picklist(['winner', 'handicap', 'totals', 'nonRunner', 'void', 'abandoned', 'postponed', 'correction']),
  ),
  /**
   * Rule 4 deduction in hundredths of the winnings, for runners withdrawn after the bet; provisional while the leg is
   * open.
   */
  deduction: v.number(),
  /** Dead heat of a won leg: it is paid on `places` of `runners` parts of the stake. */
  dead_heat: v.nullable(v.object({ places: v.number(), runners: v.number() })),
});

const bet = v.object({
  bet_id: v.string(),
  kind: v.picklist(['single', 'combo', 'system']),
  /** Selections per line: [1] single, [n] combination, [2, 3] of four a system of 6 + 4 lines. */
  sizes: v.array(v.number()),
  lines: v.number(),
  stake_per_line: money,
  stake: money,
  currency: v.string(),
  state: stateIn(betMachine),
  /** The payout if every line wins; the actual payout once settled. That of a free bet is without its stake. */
  potential: money,
  payout: money,
  placed_at: time,
  settled_at: v.nullable(time),
  /** The current cash-out value; null if not offered. */
  cash_out: v.nullable(money),
  /** Delay of a cash-out, seconds. */
  delay_seconds: v.number(),
  legs: v.array(betLine),
  /** The part of the stake that was bonus money or a free bet. */
  bonus_stake: v.optional(money),
  /** Whether a free bet was staked: it pays without its stake, and has no cash-out. */
  is_free_bet: v.optional(v.boolean()),
});

const runner = v.object({
  number: v.number(),
  runner_name: v.string(),
  jockey_name: v.string(),
  draw: v.number(),
  weight_kg: v.number(),
  /** Places in the last races, newest last; 0 is tenth or worse. */
  form: v.string(),
  withdrawn: v.boolean(),
  /** Finishing place, null before. */
  position: v.nullable(v.number()),
  win: v.nullable(selection),
  place: v.nullable(selection),
});

const race = v.object({
  match_id: v.string(),
  league_id: v.string(),
  meeting_name: v.string(),
  race_number: v.number(),
  distance_m: v.number(),
  starts_at: time,
  state: matchState,
  /** Number of places that a place bet pays on. */
  places: v.number(),
  runners: v.array(runner),
});

/** Stale prices, because the odds feed is silent: they accept no bets and no cash-out. */
const paused = v.picklist(['none', 'live', 'all']);

/** A leg: a selection and the odds that the player saw. */
const leg = v.object({ selection_id: text(120), odds });

const sizes = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  v.minLength(1, 'required'),
  v.maxLength(12, 'tooLong'),
);
const legs = v.pipe(v.array(leg), v.minLength(1, 'required'), v.maxLength(12, 'tooManyLegs'));

const legOffer = v.object({
  selection_id: v.string(),
  match_id: v.string(),
  odds,
  asked: odds,
  version: v.number(),
  suspended: v.boolean(),
});

const quote = v.object({
  legs: v.array(legOffer),
  lines: v.number(),
  stake: money,
  /** Product of a combination's odds, truncated to thousandths; 0 for systems and several singles. */
  combined_odds: v.number(),
  potential: money,
  /** Limits of the total stake, and of the payout. */
  minimum: money,
  maximum: money,
  maximum_payout: money,
  /** Delay before the bet is placed at the then current odds, seconds: 0 unless a leg is live. */
  delay_seconds: v.number(),
  /** Whether the event of a leg is running. */
  live: v.boolean(),
});

/** Schemas of the sports calls (R7, D8). Stakes and payouts in minor units of the player's currency. */
export const sportsSchemas = {
  /**
   * Live and upcoming matches for the home page; names in every language (R3), or in `language` alone: then in the
   * plain fields.
   */
  'home/match_list': {
    input: v.object({ language: v.optional(language) }),
    output: listOf(v.object({ ...match, ...v.partial(v.object(localNames)).entries })),
  },
  /** The main market of each match of `home/match_list`. */
  'home/public_odds': {
    input: nothing,
    output: listOf(v.object({ match_id: v.string(), markets: v.array(market) })),
  },
  /** Matches with their main markets, names in `language`. `sports` counts all matches, regardless of filters. */
  'sports/fixtures': {
    input: v.object({
      language: v.optional(language, 'EN'),
      /** Races are separate. */
      sport: v.optional(v.picklist(['', ...sport.options.filter((one) => one !== 'horse_racing')]), ''),
      state: v.optional(v.picklist(['', 'live', 'scheduled']), ''),
      from: v.optional(time),
      to: v.optional(time),
      /**
       * Instead of `state`, `from` and `to`: `live`, or the matches of `today` or `tomorrow` in the site's time zone.
       * `all` means any time.
       */
      when: v.optional(v.picklist(['', 'all', 'live', 'today', 'tomorrow']), ''),
      q: v.optional(text(60), ''),
      /** Only these, ignoring other filters: for live updates of an open page. */
      match_ids: v.optional(v.pipe(v.array(text(80)), v.maxLength(200, 'tooLong')), []),
      start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 60),
    }),
    output: v.object({
      value: v.array(fixture),
      total: v.number(),
      sports: v.array(v.object({ sport, live: v.number(), scheduled: v.number() })),
      paused,
    }),
  },
  /** One match with all its markets. */
  'sports/match': {
    input: v.object({ match_id: text(80), language: v.optional(language, 'EN') }),
    output: listOf(fixture),
  },
  /** Upcoming races, and those just run. */
  'sports/races': {
    input: v.object({
      language: v.optional(language, 'EN'),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 24),
    }),
    output: v.object({ value: v.array(race), paused }),
  },
  /** Current odds of a slip and its possible payout. Books nothing. */
  'sports/quote': {
    input: v.object({ sizes, legs, stake_per_line: v.optional(v.pipe(money, v.minValue(0), v.maxValue(1e13)), 0) }),
    output: v.object({ value: v.array(quote) }),
  },
  /**
   * Places a bet. `policy` says which changed odds are accepted automatically: none, better, any. If odds have changed
   * otherwise, nothing is booked: `state` is `offer` and `offer` has the current odds. If the site accepts less than
   * the stake, nothing is booked either, and `stake_offer` is the possible stake per line. A bet with a live leg is
   * answered after the delay in the quote.
   */
  'sports/place_bet': {
    input: v.object({
      request_id: requestId,
      sizes,
      legs,
      stake_per_line: amount,
      policy: v.picklist(['none', 'better', 'any']),
      /** The free bet that is staked, as a whole: the stake is its amount. */
      free_bet: v.optional(text(64)),
    }),
    output: v.object({
      state: v.picklist(['placed', 'offer']),
      value: v.array(bet),
      offer: v.array(legOffer),
      stake_offer: v.nullable(money),
    }),
  },
  'sports/open_bets': {
    input: v.object({ state: v.optional(v.picklist(['open', 'settled']), 'open') }),
    output: listOf(bet),
  },
  /** One bet of the player: as placed, and its current state. */
  'sports/bet': { input: v.object({ bet_id: text(64) }), output: listOf(bet) },
  /**
   * Cashes out at `amount` or better; with a live leg after the live delay. If the value has fallen below it, nothing
   * is booked: `state` is `offer` and the bet has the current value.
   */
  'sports/cash_out': {
    input: v.object({ request_id: requestId, bet_id: text(64), amount }),
    output: v.object({ state: v.picklist(['cashed_out', 'offer']), value: v.array(bet) }),
  },
};
