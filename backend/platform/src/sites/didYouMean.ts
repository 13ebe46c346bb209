import { distance } from 'fastest-levenshtein';

/** A suggestion as the end of a sentence: the nearest of `known`; empty if none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  // Longer than every known word; distances take time.
  if (wrong.length > 60) return '';
  const word = wrong.toLowerCase();
  const [best] = [...known]
    .map((one) => ({ one, far: distance(one.toLowerCase(), word), isCut: one.toLowerCase().startsWith(word) }))
    .filter(({ far, isCut }) => far <= Math.ceil(word.length / 3) || (isCut && word.length > 2))
    .sort((a, b) => a.far - b.far || Number(b.isCut) - Number(a.isCut));
  return best ? `; did you mean ${best.one}?` : '';
}
