import * as v from 'valibot';
import { lobbySorts } from '../lobbySorts';
import { code, listOf, money, nothing, searched, text, time } from '../schemas/fields';
import { language } from './site.schemas';

/** A game as lists show it (R3.23, plus what filters and sorting need). */
export const gameTile = v.object({
  provider_code: v.string(),
  provider_name: v.string(),
  game_code: v.string(),
  game_name: v.string(),
  /** Category slug in upper case, as the specification writes it (`SLOTS`). */
  game_type: v.string(),
  /** URL of its picture without the shape, which `gamePicture` fills in. */
  game_image: v.string(),
  /** Average colour of the cover, `#rrggbb`, shown until it has loaded. */
  tint: v.string(),
  features: v.array(v.string()),
  /** Return to player, a ratio: 0.9632. */
  rtp: v.number(),
  /** 1 low to 5 high. */
  volatility: v.number(),
  released: v.string(),
  /** Launches on this site in the last 30 days. */
  popularity: v.number(),
  /** For live tables and similar: seats taken and in total; else null. */
  seats: v.nullable(v.object({ taken: v.number(), total: v.number() })),
  /** Smallest and largest stake in minor units. */
  stake: v.object({ minimum: money, maximum: money }),
});

const gameList = v.object({
  value: v.array(gameTile),
  total: v.number(),
  providers: v.array(
    v.object({
      provider_code: v.string(),
      provider_name: v.string(),
      /** URL of its logo, 3:1; empty if it has none. */
      logo: v.string(),
      count: v.number(),
    }),
  ),
  /** Features of the category's games, most common first. */
  features: v.array(v.string()),
  /** Smallest and largest stakes of the category's games, ascending, minor units. */
  stakes: v.array(money),
});

/** An open round, of any play session. */
const openRound = v.object({
  provider_code: v.string(),
  game_code: v.string(),
  game_name: v.string(),
  /** Minor units. */
  stake: money,
  opened_at: time,
  /** When an unfinished round is ended and its open bets are refunded. */
  ends_at: time,
  /** Whether the game can be opened here to continue. */
  is_offered: v.boolean(),
});

/** What a game's page shows besides its tile. */
const gameFacts = v.object({
  /** URL of the provider's logo, 3:1; empty if it has none. */
  provider_logo: v.string(),
  /** What kind of game it is, a code of the catalogue: `slot`, `roulette`, `crash`, … */
  engine: v.string(),
  /** The most that a round pays, in stakes of the round; null where the game does not say. */
  max_win: v.nullable(v.number()),
  /** How a player can check its rounds: by the seeds that they come from; null where the game does not say. */
  fairness: v.nullable(v.literal('seeds')),
  /** The largest win in it since midnight of the site's time zone, minor units; null where there is none. */
  best_today: v.nullable(v.object({ amount: money, at: time })),
  /** The most that a round may cost from an age on, minor units, the youngest first; absent without such a rule. */
  highest_stakes: v.optional(v.array(v.object({ from: v.number(), amount: money }))),
  /** The game of the same provider and name whose page is the canonical one; null for a game with its own page. */
  stands_for: v.nullable(v.object({ provider_code: v.string(), game_code: v.string() })),
});

/** A win in a game: what was won and when, never by whom. */
const latestWin = v.object({
  provider_code: v.string(),
  game_code: v.string(),
  game_name: v.string(),
  /** As in a tile. */
  game_image: v.string(),
  tint: v.string(),
  /** Minor units. */
  amount: money,
  at: time,
});

const favourite = v.object({
  game_code: v.string(),
  game_name: v.string(),
  game_type: v.string(),
  img_url: v.string(),
  provider_code: v.string(),
});

/** Schemas of the product and favourites calls (R7), and of launching a game (D7.04). */
export const gameSchemas = {
  'product/get_hot_games': { input: v.object({ game_type: text(40) }), output: listOf(gameTile) },
  /**
   * A category's games that match a lobby's query, in order; `from`/`count` is the page. `total` counts the matches;
   * the filter options are those of the category.
   */
  'product/get_games': {
    input: v.object({
      game_type: text(40),
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      /** How many games; 0 for the providers and the number of games alone. */
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)), 60),
      q: v.optional(searched, ''),
      /** The language that `q` is interpreted in first; by default the site's. */
      language: v.optional(language),
      providers: v.optional(v.pipe(v.array(text(60)), v.maxLength(100, 'tooLong')), []),
      sort: v.optional(v.picklist(lobbySorts), 'popular'),
      feature: v.optional(text(60), ''),
      /** Games that accept this stake; 0 means any. */
      stake: v.optional(money, 0),
    }),
    output: gameList,
  },
  /** The home page's lists of the site's games: featured, popular, new, jackpots, … */
  'product/get_list': {
    input: v.object({ list: v.picklist(['featured', 'popular', 'new', 'live']) }),
    output: listOf(gameTile),
  },
  /** The latest wins in the site's games, newest first, one for each game; none where the jurisdiction shows none. */
  'product/get_latest_wins': { input: nothing, output: listOf(latestWin) },
  'product/game': {
    input: v.object({ provider_code: code, game_code: code }),
    output: v.object({
      value: v.array(gameTile),
      provider_name: v.string(),
      facts: v.nullable(gameFacts),
      related: v.array(gameTile),
      /** The game is switched off: the operator's words to players, or an empty text. */
      stopped: v.optional(v.object({ words: v.string() })),
    }),
  },
  /** What the player has to do with a game: when they last played it for money, and its open round. */
  'product/my_game': {
    input: v.object({ provider_code: code, game_code: code }),
    output: v.object({ last_played: v.nullable(time), open_round: v.nullable(openRound) }),
  },
  /** The site's games with their own page, by provider and code; `from`/`count` select the page. */
  'product/game_pages': {
    input: v.object({
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1000),
    }),
    output: v.object({
      value: v.array(v.object({ provider_code: v.string(), game_code: v.string() })),
      total: v.number(),
    }),
  },
  'product/recent': { input: nothing, output: listOf(gameTile) },
  'product/open_rounds': { input: nothing, output: listOf(openRound) },
  /**
   * A page of the game's provider that replays the round of a settled bet, with its proof; null if the provider has
   * none.
   */
  'product/round_proof': {
    input: v.object({ bet_id: text(200), language: text(10) }),
    output: v.object({ replay_url: v.nullable(v.string()) }),
  },
  /** Games that match a search, best first; `search/find` returns everything else. */
  'product/search': {
    input: v.object({ q: searched, language: v.optional(language) }),
    output: listOf(gameTile),
  },
  /**
   * A URL to play at; it resumes the player's open round in the game. Demo needs no player; real mode does, and is
   * refused during exclusion (D9).
   */
  'product/launch': {
    input: v.object({ provider_code: code, game_code: code, mode: v.picklist(['real', 'demo']), language: v.string() }),
    output: v.object({ launch_url: v.string(), round_minimum_ms: v.number(), started_at: time }),
  },
  'product/launch_demo': {
    input: v.object({ provider_code: code, game_code: code, language: v.string(), age_confirmed: v.boolean() }),
    output: v.object({ launch_url: v.string(), round_minimum_ms: v.number(), started_at: time }),
  },
  'home/fav_list': { input: nothing, output: listOf(favourite) },
  'home/fav_add': {
    input: v.object({
      provider_code: code,
      game_code: code,
      game_name: text(120),
      game_type: text(40),
      img_url: text(300),
    }),
    output: nothing,
  },
  'home/fav_remove': { input: v.object({ provider_code: code, game_code: code }), output: nothing },
};
