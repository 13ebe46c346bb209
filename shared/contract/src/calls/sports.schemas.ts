import * as v from 'valibot';
import { type Language, languageCodes } from '../languages';
import { amount, listOf, money, nothing, requestId, text, time } from '../schemas/fields';
import { language } from './site.schemas';

/** Decimal odds in thousandths: 1850 is 1.85. Integers, so that all arithmetic on odds is exact (D8.06). */
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
  /** Grows by one with each change of the odds. */
  version: v.number(),
  /** Where the odds went in the last minute. */
  movement: v.picklist([-1, 0, 1]),
  suspended: v.boolean(),
});

const market = v.object({
  market_id: v.string(),
  bet_type: betType,
  /** The line of handicap (as the home side has it) and totals, in steps of 0.25; null where there is none. */
  criteria1: v.nullable(v.number()),
  suspended: v.boolean(),
  selections: v.array(selection),
});

/** Where the clock stood at `at`, and how many seconds it gains per second; seconds null in sports without a clock. */
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
  /** How many markets are open beside those that the list shows. */
  more_markets: v.number(),
};

/** A match with its leading markets. */
export const fixture = v.object({ ...match, markets: v.array(market) });

type LocalName = `${'home' | 'away'}_name_${Lowercase<Language>}`;

/** R3.25: names of both sides in every interface language, `home_name_{locale}` and `away_name_{locale}`. */
export const localNames = Object.fromEntries(
  ['home', 'away'].flatMap((side) =>
    languageCodes.map((code) => [`${side}_name_${code.toLowerCase()}`, v.string()] as const),
  ),
) as Record<LocalName, v.StringSchema<undefined>>;

const legResult = v.picklist(['won', 'lost', 'void', 'half_won', 'half_lost']);

/** The bet line for display (R3.24). In races home is the runner, away the race, and home_away is 1. */
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
  /**
   * Hundredths of the winnings that are taken for runners withdrawn after the bet was struck (Rule 4); while the leg is
   * open, so far.
   */
  deduction: v.number(),
  /** A won leg whose runner came in together with others: it is paid on `places` of `runners` parts of the stake. */
  dead_heat: v.nullable(v.object({ places: v.number(), runners: v.number() })),
});

const bet = v.object({
  bet_id: v.string(),
  kind: v.picklist(['single', 'combo', 'system']),
  /** How many selections stand on one line: [1] single, [n] combination, [2, 3] of four a system of 6 + 4 lines. */
  sizes: v.array(v.number()),
  lines: v.number(),
  stake_per_line: money,
  stake: money,
  currency: v.string(),
  state: v.picklist(['open', 'won', 'lost', 'refunded', 'cashed_out']),
  /** What a bet that wins every line pays; what it paid once it is settled. */
  potential: money,
  payout: money,
  placed_at: time,
  settled_at: v.nullable(time),
  /** What cashing out would pay now; null when it is not offered. */
  cash_out: v.nullable(money),
  /** How long cashing out waits before it is booked, seconds. */
  delay_seconds: v.number(),
  legs: v.array(betLine),
});

const runner = v.object({
  number: v.number(),
  runner_name: v.string(),
  jockey_name: v.string(),
  draw: v.number(),
  weight_kg: v.number(),
  /** Places in the last starts, newest last; 0 is tenth or worse. */
  form: v.string(),
  withdrawn: v.boolean(),
  /** Place at the finish, null before. */
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
  /** How many places a place bet pays on. */
  places: v.number(),
  runners: v.array(runner),
});

/** Which prices nobody vouches for, because the odds feed is silent: they take no bets, and no cash-out. */
const paused = v.picklist(['none', 'live', 'all']);

/** What a leg asks for: a selection at the odds that the player saw. */
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
  /** Product of the odds of a combination, truncated to thousandths; 0 for systems and several singles. */
  combined_odds: v.number(),
  potential: money,
  /** Limits of the whole stake, and of the payout. */
  minimum: money,
  maximum: money,
  maximum_payout: money,
  /** How long the bet waits before it is booked at the odds of then, seconds: 0 unless a leg is live. */
  delay_seconds: v.number(),
});

/** Schemas of the sports calls (R7, D8). Stakes and payouts in minor units of the player's currency. */
export const sportsSchemas = {
  /**
   * Live matches and the next ones, for the home page; names in every language (R3), or in `language` alone: then in
   * the plain fields.
   */
  'home/match_list': {
    input: v.object({ language: v.optional(language) }),
    output: listOf(v.object({ ...match, ...v.partial(v.object(localNames)).entries })),
  },
  /** The leading market of each match of `home/match_list`. */
  'home/public_odds': {
    input: nothing,
    output: listOf(v.object({ match_id: v.string(), markets: v.array(market) })),
  },
  /** Matches with their leading markets, names in `language`. `sports` counts what there is, whatever is asked. */
  'sports/fixtures': {
    input: v.object({
      language: v.optional(language, 'EN'),
      /** Races are no fixtures. */
      sport: v.optional(v.picklist(['', ...sport.options.filter((one) => one !== 'horse_racing')]), ''),
      state: v.optional(v.picklist(['', 'live', 'scheduled']), ''),
      from: v.optional(time),
      to: v.optional(time),
      /**
       * Instead of `state`, `from` and `to`: `live`, or the matches of a day of the site's time zone, `today` or
       * `tomorrow`. `all` is any time.
       */
      when: v.optional(v.picklist(['', 'all', 'live', 'today', 'tomorrow']), ''),
      q: v.optional(text(60), ''),
      /** Only these, whatever their state and the other filters: how an open page follows live changes. */
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
  /** Races that are next or have just been run. */
  'sports/races': {
    input: v.object({
      language: v.optional(language, 'EN'),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 24),
    }),
    output: v.object({ value: v.array(race), paused }),
  },
  /** Current odds of a slip and what it would pay. Books nothing. */
  'sports/quote': {
    input: v.object({ sizes, legs, stake_per_line: v.optional(v.pipe(money, v.minValue(0), v.maxValue(1e13)), 0) }),
    output: v.object({ value: v.array(quote) }),
  },
  /**
   * Places a bet. `policy` says which changed odds the player takes without being asked: none, better, any. When others
   * have changed, nothing is booked: `state` is `offer` and `offer` has the odds that hold now. When the site takes
   * less than the stake, nothing is booked either, and `stake_offer` is what each line may have. A bet with a live leg
   * waits as the quote says, and is answered after that.
   */
  'sports/place_bet': {
    input: v.object({
      request_id: requestId,
      sizes,
      legs,
      stake_per_line: amount,
      policy: v.picklist(['none', 'better', 'any']),
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
  /**
   * Cashes out at `amount` or better; with a live leg after the wait of live bets. When the value has fallen below it,
   * nothing is booked: `state` is `offer` and the bet has the value that holds now.
   */
  'sports/cash_out': {
    input: v.object({ request_id: requestId, bet_id: text(64), amount }),
    output: v.object({ state: v.picklist(['cashed_out', 'offer']), value: v.array(bet) }),
  },
};
