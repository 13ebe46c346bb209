import * as v from 'valibot';
import { searched } from '../schemas/fields';
import { gameTile } from './games.schemas';
import { language } from './site.schemas';
import { fixture, sport } from './sports.schemas';

/** Schemas of the search. */
export const searchSchemas = {
  /**
   * Everything that answers what was typed: games in their order, and what else of the site is called so. `entered`
   * says that the visitor has finished, by Enter or by asking for a page: then words that find nothing are counted for
   * the operator.
   */
  'search/find': {
    input: v.object({
      q: searched,
      language: v.optional(language),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 12),
      entered: v.optional(v.boolean(), false),
    }),
    output: v.object({
      /** The first games, the best first. */
      value: v.array(gameTile),
      /** For each of them how good it is among the others: of equal numbers a device may put its favourites first. */
      ranks: v.array(v.number()),
      /** How many games there are in all. */
      total: v.number(),
      /**
       * Categories that are called so (`is_named`), and others in which games were found, with their number; slugs in
       * upper case as in tiles.
       */
      categories: v.array(v.object({ game_type: v.string(), count: v.number(), is_named: v.boolean() })),
      providers: v.array(
        v.object({ provider_code: v.string(), provider_name: v.string(), logo: v.string(), count: v.number() }),
      ),
      /** Features that are called so, as tiles have them, and sports; with what they are called in the language. */
      features: v.array(v.object({ feature: v.string(), title: v.string() })),
      sports: v.array(v.object({ sport, title: v.string() })),
      /** Matches that are live or to come, with their leading markets. */
      matches: v.array(fixture),
      /** Pages, articles and questions: where they are, and what they are called in the language. */
      pages: v.array(
        v.object({ path: v.string(), title: v.string(), kind: v.picklist(['page', 'help', 'news', 'promotion']) }),
      ),
      /** Which of the lists answers best. */
      best: v.picklist(['games', 'categories', 'providers', 'features', 'sports', 'matches', 'pages']),
      /** Words that results are marked by. */
      marks: v.array(v.string()),
      /** What was probably meant, where that is not what stands there; else empty. */
      did_you_mean: v.string(),
    }),
  },
};
