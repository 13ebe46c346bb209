import * as v from 'valibot';
import { searched } from '../schemas/fields';
import { gameTile } from './games.schemas';
import { language } from './site.schemas';
import { fixture, sport } from './sports.schemas';

/** Schemas of the search. */
export const searchSchemas = {
  /**
   * Everything that matches the typed text: games in order, and all else with a matching name. `entered`: the visitor
   * has finished, by Enter or by opening the results page; searches without results are then counted for the operator.
   */
  'search/find': {
    input: v.object({
      q: searched,
      language: v.optional(language),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 12),
      entered: v.optional(v.boolean(), false),
    }),
    output: v.object({
      /** The first games, best first. */
      value: v.array(gameTile),
      /** The rank of each game: a device may move its favourites up among equal ranks. */
      ranks: v.array(v.number()),
      /** Total number of games. */
      total: v.number(),
      /**
       * Categories whose name matches (`is_named`), and others with matching games and their number; slugs in upper
       * case as in tiles.
       */
      categories: v.array(v.object({ game_type: v.string(), count: v.number(), is_named: v.boolean() })),
      providers: v.array(
        v.object({ provider_code: v.string(), provider_name: v.string(), logo: v.string(), count: v.number() }),
      ),
      /** Matching features (as in tiles) and sports, with their name in the language. */
      features: v.array(v.object({ feature: v.string(), title: v.string() })),
      sports: v.array(v.object({ sport, title: v.string() })),
      /** Live and upcoming matches, with their main markets. */
      matches: v.array(fixture),
      /** Pages, articles and questions: path, and title in the language. */
      pages: v.array(
        v.object({ path: v.string(), title: v.string(), kind: v.picklist(['page', 'help', 'news', 'promotion']) }),
      ),
      /** Which list is the best answer. */
      best: v.picklist(['games', 'categories', 'providers', 'features', 'sports', 'matches', 'pages']),
      /** Words to be highlighted in results. */
      marks: v.array(v.string()),
      /** A suggested spelling, if the text was only matched approximately; else empty. */
      did_you_mean: v.string(),
    }),
  },
};
