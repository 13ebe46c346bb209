import type { Category } from '@marquee/contract/categories';
import type { GameEntry } from '@marquee/protocols/catalogueSource';
import { gameColours } from '../art/canvas';
import { mix } from '../art/colour';
import { chooseMotif } from '../art/motifs';
import { gameName } from '../art/names';
import { type Provider, providers } from '../art/providers';
import { hash, pick, type Random, random } from '../art/random';
import { type EngineProfile, profilesOf } from '../games/profiles';
import { fitsCategory, gameCodeOf, plannedCount } from './plan';

const firstRelease = Date.UTC(2017, 0, 9);
const lastRelease = Date.UTC(2026, 10, 16);
const day = 86_400_000;

/** How many games are the editors' choice. */
const featuredCount = 120;

/** Every game of the sandbox catalogue, the same on every machine. */
export function gameEntries(): GameEntry[] {
  const counts = new Map<Category, number>();
  // Names are numbered per category, so that they are unique across providers.
  const named = (category: Category) => {
    let count = counts.get(category) ?? 0;
    while (!fitsCategory(category, gameName(category, count))) count++;
    counts.set(category, count + 1);
    return gameName(category, count);
  };
  const rows = providers.flatMap((provider) =>
    provider.categories.flatMap((category) => {
      const next = random(hash(`${provider.code}/${category}`));
      return Array.from({ length: plannedCount(provider, category, next()) }, (_, index) =>
        gameRow(provider, category, index, named(category), next),
      );
    }),
  );
  const byChoice = [...rows].sort((a, b) => choice(a) - choice(b));
  for (const [index, row] of byChoice.slice(0, featuredCount).entries()) row.featured = index + 1;
  return rows;
}

function gameRow(provider: Provider, category: Category, index: number, name: string, next: Random): GameEntry {
  const game_code = gameCodeOf(category, index);
  const profile = pick(next, profilesNamed(name, profilesOf(category)));
  const colours = gameColours(provider.code, game_code, chooseMotif(name, category, game_code).tone);
  const limits = pick(next, category === 'casino' ? tableLimits : gameLimits);
  // More games are released as time goes on.
  const released = new Date(firstRelease + Math.sqrt(next()) * (lastRelease - firstRelease));
  return {
    provider_code: provider.code,
    game_code,
    name,
    category,
    engine: profile.engine,
    profile: profile.id,
    features: [...profile.features],
    rtp: profile.rtp,
    volatility: profile.volatility,
    released: new Date(Math.floor(released.getTime() / day) * day).toISOString().slice(0, 10),
    tint: mix(colours.middle, colours.deep, 0.35),
    stake_low: limits[0],
    stake_high: limits[1],
    seats: category === 'casino' ? 7 : category === 'poker' ? 6 : null,
    featured: null,
    max_win: null,
    fairness: 'seeds',
    image: `/art/cover/${provider.code}/${game_code}`,
  };
}

/** A game whose name says its kind has that profile: a table called roulette is one. */
function profilesNamed(name: string, profiles: readonly EngineProfile[]): readonly EngineProfile[] {
  const named = profiles.filter(({ engine }) => name.toLowerCase().includes(engine));
  return named.length > 0 ? named : profiles;
}

const gameLimits: [number, number][] = [
  [1, 500],
  [1, 1000],
  [2, 2000],
  [5, 5000],
];

const tableLimits: [number, number][] = [
  [5, 5000],
  [10, 10_000],
  [50, 20_000],
  [100, 50_000],
];

function choice(row: GameEntry): number {
  return hash(`choice/${row.provider_code}/${row.game_code}`);
}
