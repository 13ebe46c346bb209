import { distance } from 'fastest-levenshtein';

/** What somebody meant who wrote `wrong`, as the end of a sentence: the nearest of `known`; empty where none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((one) => ({ one, far: distance(one.toLowerCase(), wrong.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(wrong.length / 3)) ? `; did you mean ${best.one}?` : '';
}
