import * as v from 'valibot';
import { listOf, nothing } from './fields';

/** Schemas of the sports calls (§7, decisions §8). */
export const sports = {
  'home/match_list': { input: nothing, output: listOf(v.object({})) },
  'home/public_odds': { input: nothing, output: listOf(v.object({})) },
};
