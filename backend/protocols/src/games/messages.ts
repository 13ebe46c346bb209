import { categoryCodes } from '@marquee/contract/categories';
import * as v from 'valibot';
import { browserAddress } from './address';

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** No control characters: Postgres cannot store them. */
const words = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const largest = 2 ** 31 - 1;

/** `POST /games/v1/launches`. Receivers must ignore unknown fields. */
export const launchOrder = v.object({
  /** The play session, which the game server sends in every wallet call; also the idempotency key. */
  session: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/)),
  provider_code: code,
  game_code: code,
  mode: v.picklist(['real', 'demo']),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Interface language (D4). */
  language: code,
  /** Domain name of the site that frames the game. */
  site: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  /** Where the game sends the player on exit, if it offers one. */
  return_url: v.optional(browserAddress),
  /** Shortest time between rounds, ms; 0 if there is no rule. */
  round_minimum_ms: integer(0, 600_000),
  /** The most that the player may stake in one round, minor units; absent if there is no rule. */
  highest_stake: v.optional(integer(1, 1e13)),
});

/** What it answers. */
export const launchAnswer = v.object({ launch_url: browserAddress });

/**
 * `POST /games/v1/replays`: asks for a page on which the player can look at an ended round again, and check it. A game
 * server may do without: it answers 404 then. Unknown fields are ignored.
 */
export const replayOrder = v.object({
  session: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/)),
  round_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/)),
  /** Interface language (D4). */
  language: code,
  /** Domain name of the site that links to it. */
  site: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
});

/** Its answer. The page is opened in a tab of its own, and asks for no sign-in. */
export const replayAnswer = v.object({ replay_url: browserAddress });

/** `GET /games/v1/catalogue/version`: changes whenever the catalogue does. */
export const catalogueVersion = v.object({ version: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)) });

const most = { providers: 2000, games: 50_000, launches: 500_000 };
const list = (longest: number) => v.pipe(v.array(v.unknown()), v.maxLength(longest));

/** `GET /games/v1/catalogue`. Entries are validated one by one, so that an invalid one is dropped alone. */
export const catalogueAnswer = v.object({
  ...catalogueVersion.entries,
  providers: list(most.providers),
  games: list(most.games),
  launches: v.optional(list(most.launches), []),
});

/** A provider in the catalogue; `position` is the sort order. `logo` is 3:1, or empty. */
export const providerEntry = v.object({
  code,
  name: words(80),
  position: integer(0, 1_000_000),
  logo: v.optional(v.union([v.literal(''), browserAddress]), ''),
});

/**
 * A game in the catalogue. Return to player in hundredths of a percent, stakes in stake units, `released` as
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
    /** Rank in the editors' choice, 1 first; null if not in it. */
    featured: v.nullable(integer(1, 30_000)),
    /** Maximum payout of a round, in stakes; wins above it are held. Null if the game has no maximum. */
    max_win: v.optional(v.nullable(integer(1, largest)), null),
    /** How players can check its rounds: by seeds, committed to before a round and shown after it; null: not said. */
    fairness: v.optional(v.nullable(v.literal('seeds')), null),
    /** The picture's URL; `{shape}` is replaced by `3x4`, `1x1` or `16x10`. */
    image: v.string(),
  }),
  v.check(({ stake_low, stake_high }) => stake_low <= stake_high, 'stake_low is above stake_high'),
  v.check(({ image }) => v.is(browserAddress, image.replaceAll('{shape}', '3x4')), 'image is no address'),
);

/**
 * A game's launches on the partner's whole network on a past day: the order of games that a site has not launched yet.
 */
export const launchesEntry = v.object({
  provider_code: code,
  game_code: code,
  /** Days before today. */
  before: integer(0, 400),
  launches: integer(0, 100_000_000),
});
