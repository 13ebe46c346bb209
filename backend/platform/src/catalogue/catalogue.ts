import type { Output } from '@marquee/contract/calls';
import type { Category } from '@marquee/contract/categories';
import { categories } from '@marquee/contract/categories';
import type { GameTile } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { stakeSteps } from '@marquee/protocols/provider/stakes';
import { isSlot } from '../jurisdictions/slotStakes';
import { stopsInForce, switchesChannel } from '../switches/switches';
import { type Offer, offers } from './offer';

/** Notification channel: the stored catalogue has changed. */
export const catalogueChannel = 'catalogue';

/** A stored game with the fields used for sorting and search. */
export interface Game {
  provider_code: string;
  provider_name: string;
  /** Address of the provider's logo; empty where it has none. */
  provider_logo: string;
  game_code: string;
  name: string;
  category: Category;
  engine: string;
  profile: string;
  features: string[];
  rtp: number;
  volatility: number;
  released: string;
  tint: string;
  stake_low: number;
  stake_high: number;
  seats: number | null;
  featured: number | null;
  max_win: number | null;
  /** How a player can check its rounds; null where the game does not say. */
  fairness: 'seeds' | null;
  /** Address of the picture without its shape. */
  image: string;
}

declare module '@marquee/database/columns' {
  interface Columns {
    'games.category': Category;
  }
}

/** A game that is switched off, and the operator's words to players; empty for the usual text. */
interface StoppedGame {
  game: Game;
  tile: GameTile;
  words: string;
}

/** The games that one site offers, with its launch counts. Those that are switched off are only in `stopped`. */
export interface SiteCatalogue {
  games: Game[];
  /** By `provider/game`. */
  stopped: ReadonlyMap<string, StoppedGame>;
  /** The words to players about registration and withdrawals, as far as they are switched off. */
  stops: Output<'startup'>['stops'];
  /** Tiles by `provider/game`, in the currency of the site. */
  tiles: Pick<Map<string, GameTile>, 'get'>;
  /** Tiles of a category (undefined: all), by launches on this site in the last 30 days; ties by launches elsewhere. */
  byPopularity(category?: Category): GameTile[];
  /** Launches on this site in the last 7 days by `provider/game`. */
  hot: Map<string, number>;
}

/** Maximum age of launch counts, ms. */
const countsAge = 60_000;

/** A site catalogue without requests for this long is evicted, ms. */
const longestStale = 600_000;

/** The key of a game in maps. */
export function keyOf(game: { provider_code: string; game_code: string }): string {
  return `${game.provider_code}/${game.game_code}`;
}

/**
 * The catalogue in memory: loaded once, reloaded after a notification on `catalogueChannel`. Site catalogues are cached
 * per offer and rebuilt after a minute to show new launches and taken seats.
 */
export class Catalogue {
  #stored: Promise<StoredGames> | undefined;
  #siteCatalogues = new Map<Offer, { until: number; siteCatalogue: Promise<SiteCatalogue> }>();
  readonly #followers = new Set<() => void>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Listens for changes; returns a function that stops it. Call it once when the process starts. */
  async start(): Promise<() => Promise<void>> {
    const stops = [
      await this.database.listen(catalogueChannel, () => this.invalidate()),
      await this.database.listen(switchesChannel, () => this.#siteCatalogues.clear()),
    ];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  }

  /** Drops everything that is cached. */
  invalidate(): void {
    this.#stored = undefined;
    this.#siteCatalogues.clear();
    for (const follower of this.#followers) follower();
  }

  /** Calls `follower` after each change of the stored catalogue; returns a function that unsubscribes it. */
  follow(follower: () => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Every stored game, regardless of site; the same list until the catalogue changes. */
  async all(): Promise<readonly Game[]> {
    return (await this.#games()).all;
  }

  /** One game of an offer, also if it is switched off; undefined if the site does not have it. */
  async find(offer: Offer, providerCode: string, gameCode: string): Promise<Game | undefined> {
    const { games, stopped } = await this.ofSite(offer);
    const key = keyOf({ provider_code: providerCode, game_code: gameCode });
    return games.find((game) => keyOf(game) === key) ?? stopped.get(key)?.game;
  }

  /**
   * The catalogue of a site. Stale while revalidate: outdated counts are answered at once and refreshed for the next
   * request.
   */
  ofSite(offer: Offer): Promise<SiteCatalogue> {
    const now = this.clock.now();
    const kept = this.#siteCatalogues.get(offer);
    if (kept && now < kept.until) return kept.siteCatalogue;
    for (const [other, { until }] of this.#siteCatalogues)
      if (now >= until + longestStale) this.#siteCatalogues.delete(other);
    const siteCatalogue = this.#readSite(offer, now);
    if (!kept || !this.#siteCatalogues.has(offer)) {
      this.#siteCatalogues.set(offer, { until: now + countsAge, siteCatalogue });
      siteCatalogue.catch(() => this.#siteCatalogues.delete(offer));
      return siteCatalogue;
    }
    kept.until = now + countsAge;
    siteCatalogue.then(
      (made) =>
        this.#siteCatalogues.get(offer) === kept &&
        this.#siteCatalogues.set(offer, { until: now + countsAge, siteCatalogue: Promise.resolve(made) }),
      () => {
        kept.until = now;
      },
    );
    return kept.siteCatalogue;
  }

  #games(): Promise<StoredGames> {
    this.#stored ??= readGames(this.database)
      .then((games) => new StoredGames(games))
      .catch((error: unknown) => {
        this.#stored = undefined;
        throw error;
      });
    return this.#stored;
  }

  async #readSite(offer: Offer, now: number): Promise<SiteCatalogue> {
    const [stored, counts, seats, stops] = await Promise.all([
      this.#games(),
      readLaunches(this.database, offer.domain, now),
      readSeats(this.database, offer.domain, now),
      stopsInForce(this.database, [offer.domain], now),
    ]);
    const words = new Map(stops.filter(({ what }) => what === 'game').map((one) => [one.key, one.words]));
    const offered = stored.all.filter((game) => offers(offer, game));
    const games = words.size === 0 ? offered : offered.filter((game) => !words.has(keyOf(game)));
    const launches = new Map(counts.map((row) => [keyOf(row), row.month]));
    const taken = new Map(seats.map((row) => [keyOf(row), row.taken]));
    const launchedHere = new Map<string, GameTile>();
    for (const key of [...launches.keys(), ...taken.keys()]) {
      const tile = stored.tile(offer, key);
      if (tile) launchedHere.set(key, withCounts(tile, launches.get(key), taken.get(key)));
    }
    const tileOf = (key: string) => launchedHere.get(key) ?? stored.tile(offer, key);
    const tiles = { get: (key: string) => (words.has(key) ? undefined : tileOf(key)) };
    const stopped = new Map<string, StoppedGame>();
    for (const game of words.size === 0 ? [] : offered) {
      const key = keyOf(game);
      const [tile, said] = [tileOf(key), words.get(key)];
      if (tile && said !== undefined) stopped.set(key, { game, tile, words: said });
    }
    const lists = new Map<Category | undefined, GameTile[]>();
    return {
      games,
      stopped,
      stops: stopsOf(stops),
      tiles,
      hot: new Map(counts.filter((row) => row.week > 0).map((row) => [keyOf(row), row.week])),
      byPopularity(category) {
        const list = lists.get(category) ?? popular(games, tiles, category);
        lists.set(category, list);
        return list;
      },
    };
  }
}

/** What the start-up answer says of stops. */
function stopsOf(stops: Awaited<ReturnType<typeof stopsInForce>>): SiteCatalogue['stops'] {
  const said = (['registration', 'withdrawals'] as const).flatMap((part) => {
    const stop = stops.find(({ what }) => what === part);
    return stop ? [[part, stop.words]] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** The stored games, and their tiles without launch counts: made on first use, one for all sites of equal stakes. */
class StoredGames {
  readonly #byKey: Map<string, Game>;
  readonly #tiles = new Map<string, Map<string, GameTile>>();

  constructor(readonly all: Game[]) {
    this.#byKey = new Map(all.map((game) => [keyOf(game), game]));
  }

  /** The tile of a game, if the offer includes it. */
  tile(offer: Offer, key: string): GameTile | undefined {
    const game = this.#byKey.get(key);
    if (!game || !offers(offer, game)) return undefined;
    const stakes = `${offer.currency} ${offer.highestSlotStake}`;
    const made = this.#tiles.get(stakes) ?? new Map<string, GameTile>();
    this.#tiles.set(stakes, made);
    const tile = made.get(key) ?? tileOf(game, offer);
    made.set(key, tile);
    return tile;
  }
}

function popular(games: Game[], tiles: SiteCatalogue['tiles'], category: Category | undefined): GameTile[] {
  return games
    .filter((game) => category === undefined || game.category === category)
    .map((game) => tiles.get(keyOf(game)) as GameTile)
    .sort((a, b) => b.popularity - a.popularity);
}

function tileOf(game: Game, { currency, highestSlotStake }: Offer): GameTile {
  const steps = stakeSteps(game.stake_low, game.stake_high, currency, isSlot(game) ? highestSlotStake : null);
  return {
    provider_code: game.provider_code,
    provider_name: game.provider_name,
    game_code: game.game_code,
    game_name: game.name,
    game_type: categories[game.category].slug.toUpperCase(),
    game_image: game.image,
    tint: game.tint,
    features: game.features,
    rtp: game.rtp / 10_000,
    volatility: game.volatility,
    released: game.released,
    popularity: 0,
    seats: game.seats === null ? null : { taken: 0, total: game.seats },
    stake: { minimum: steps[0] ?? 0, maximum: steps.at(-1) ?? 0 },
  };
}

/** The site's tile of a game that was launched or has taken seats. */
function withCounts(tile: GameTile, popularity = 0, taken = 0): GameTile {
  const { seats } = tile;
  return { ...tile, popularity, seats: seats && { ...seats, taken: Math.min(seats.total, taken) } };
}

/**
 * All games, ordered by launches on the partner's whole network (site '*'). These are not a site's own figures and are
 * never shown.
 */
async function readGames(database: Database): Promise<Game[]> {
  return database.query(
    `select g.*, p.name as provider_name, p.logo as provider_logo from games g join providers p on p.code = g.provider_code
       left join (select provider_code, game_code, sum(launches) as launches from game_launches where site = '*' group by 1, 2) n
         using (provider_code, game_code)
     order by n.launches desc nulls last, g.name, p.position, g.game_code`,
  );
}

function readLaunches(database: Database, domain: string, now: number) {
  return database.query(
    `select provider_code, game_code, sum(launches)::int as month,
       coalesce(sum(launches) filter (where day > $2::date - 7), 0)::int as week
     from game_launches where site = $1 and day > $2::date - 30 group by provider_code, game_code`,
    [domain, new Date(now).toISOString().slice(0, 10)],
  );
}

/** Each player who played at a table for money in the last five minutes takes a seat. */
function readSeats(database: Database, domain: string, now: number) {
  return database.query(
    `select provider_code, game_code, count(distinct player_id)::int as taken from play_sessions
     where site = $1 and last_at > $2 and rounds > 0 and mode = 'real' group by provider_code, game_code`,
    [domain, now - 300_000],
  );
}
