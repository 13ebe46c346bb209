import type { GameTile } from '@marquee/contract/entities';
import { buildGameIndex, type GameIndex } from '@marquee/platform/search/index/games';
import { rankGames } from '@marquee/platform/search/rank';
import { sandboxCatalogue } from '@marquee/sandbox/catalogue/sandboxCatalogue';
import { beforeAll, expect, test } from '@rstest/core';
import { isAboutGames, isRight, type Labelled, labelledSet } from './labelledSet';

const catalogue = sandboxCatalogue();
const providerNames = new Map(catalogue.providers().map(({ code, name }) => [code, name]));
const games = catalogue
  .games()
  .map((game) => ({ ...game, provider_name: providerNames.get(game.provider_code) ?? '' }));
const places = new Map(games.map((game, place) => [`${game.provider_code}/${game.game_code}`, place]));
const set = labelledSet().filter(isAboutGames);

let index: GameIndex;
beforeAll(async () => {
  index = await buildGameIndex(games);
});

/** Indexes of the correct games, cached by label. */
const rights = new Map<string, ReadonlySet<number>>();
function rightOf(wanted: Labelled['wanted']): ReadonlySet<number> {
  const key = JSON.stringify(wanted);
  const right = rights.get(key) ?? new Set(games.flatMap((game, place) => (isRight(game, wanted) ? [place] : [])));
  rights.set(key, right);
  return right;
}

/** The share of correct games among the first ten, and whether the first is correct. */
function judge({ query, language, wanted }: Labelled): { recall: number; first: number } {
  const right = rightOf(wanted);
  const found = rankGames(index.find(index.understand(query, language)), (key) => {
    const place = places.get(key) ?? 0;
    return { tile: { popularity: place } as GameTile, place };
  }).slice(0, 10);
  const isRightAt = (at: number) => right.has(found[at]?.tile.popularity ?? -1);
  return {
    recall: found.filter((_, at) => isRightAt(at)).length / Math.min(10, right.size),
    first: Number(isRightAt(0)),
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('the labelled set has 400 queries and more, of twelve kinds, in eight languages, and each has an answer', () => {
  expect(labelledSet().length).toBeGreaterThanOrEqual(400);
  expect(new Set(set.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(set.map(({ language }) => language)).size).toBe(8);
  expect(set.filter(({ wanted }) => rightOf(wanted).size === 0)).toEqual([]);
});

test('of the labelled queries the first ten results have 95 % of what is right, 90 % in every language and kind, and the first is right in 85 %', () => {
  const judged = set.map((labelled) => ({ ...labelled, ...judge(labelled) }));
  expect(mean(judged.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.95);
  expect(mean(judged.map(({ first }) => first))).toBeGreaterThanOrEqual(0.85);
  for (const by of ['language', 'kind'] as const) {
    for (const one of new Set(judged.map((labelled) => labelled[by]))) {
      const recall = mean(judged.filter((labelled) => labelled[by] === one).map((labelled) => labelled.recall));
      expect([one, recall >= 0.9]).toEqual([one, true]);
    }
  }
});
