import { categoryCodes } from '@marquee/contract/categories';
import * as v from 'valibot';
import { browserAddress } from './address';

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** Postgres stores no control characters, and nobody reads them. */
const words = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const largest = 2 ** 31 - 1;

/**
 * `POST /games/v1/launches`: what the game server is asked to open. Fields that are not known are to be passed over.
 */
export const launchOrder = v.object({
  /** The play session: the game server names it in every call to the wallet. A repeat opens the same one. */
  session: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/)),
  provider_code: code,
  game_code: code,
  mode: v.picklist(['real', 'demo']),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Interface language (D4). */
  language: code,
  /** Domain name of the site that the game is framed in. */
  site: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  /** Where the player goes when the game is left, if the game asks. */
  return_url: v.optional(browserAddress),
  /** The least time from one round to the next, ms: 0 where there is no rule. */
  round_minimum_ms: integer(0, 600_000),
});

/** What it answers. */
export const launchAnswer = v.object({ launch_url: browserAddress });

/** `GET /games/v1/catalogue/version`: changes whenever the catalogue does. */
export const catalogueVersion = v.object({ version: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)) });

const most = { providers: 2000, games: 50_000, launches: 500_000 };
const list = (longest: number) => v.pipe(v.array(v.unknown()), v.maxLength(longest));

/** `GET /games/v1/catalogue`. Entries are read one by one: a bad one costs itself only. */
export const catalogueAnswer = v.object({
  ...catalogueVersion.entries,
  providers: list(most.providers),
  games: list(most.games),
  launches: v.optional(list(most.launches), []),
});

/** A provider as the catalogue lists it; `position` orders providers. `logo` is 3:1, and empty where there is none. */
export const providerEntry = v.object({
  code,
  name: words(80),
  position: integer(0, 1_000_000),
  logo: v.optional(v.union([v.literal(''), browserAddress]), ''),
});

/**
 * A game as the catalogue lists it. Return to player in hundredths of a percent, stakes in stake units, `released` as
 * YYYY-MM-DD.
 */
export const gameEntry = v.pipe(
  v.object({
    provider_code: code,
    game_code: code,
    name: words(120),
    category: v.picklist(categoryCodes),
    engine: code,
    profile: code,
    features: v.pipe(v.array(code), v.maxLength(40)),
    rtp: integer(1, 10_000),
    volatility: integer(1, 5),
    released: v.pipe(
      v.string(),
      v.isoDate(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
    /** Average colour of the picture. */
    tint: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
    stake_low: integer(1, largest),
    stake_high: integer(1, largest),
    /** Seats of a live table; null for games without seats. */
    seats: v.nullable(integer(1, 1000)),
    /** Place among the editors' choice, 1 first; null for the rest. */
    featured: v.nullable(integer(1, 30_000)),
    /** The most that a round pays, in stakes; a win above it is held. Null where the game does not say. */
    max_win: v.optional(v.nullable(integer(1, largest)), null),
    /** The address of its picture, where `{shape}` stands for `3x4`, `1x1` or `16x10`. */
    image: v.string(),
  }),
  v.check(({ stake_low, stake_high }) => stake_low <= stake_high, 'stake_low is above stake_high'),
  v.check(({ image }) => v.is(browserAddress, image.replaceAll('{shape}', '3x4')), 'image is no address'),
);

/**
 * How often a game was launched in the partner's whole network on a day before now: the order of games that a site
 * itself has not launched.
 */
export const launchesEntry = v.object({
  provider_code: code,
  game_code: code,
  /** Days before today. */
  before: integer(0, 400),
  launches: integer(0, 100_000_000),
});
