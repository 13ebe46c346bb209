import MiniSearch from 'minisearch';
import { isHan } from '../text/chinese';
import { fold, wordsOf } from '../text/fold';
import { soundOf } from '../text/latin';
import { stemOf } from '../text/stem';

/** A searchable text: a page, an article, a match. */
export interface FoundText {
  id: string;
  /** Its titles, in every language that is searched. */
  names: readonly string[];
  /** Its remaining text. */
  body: string;
}

/**
 * Index terms of a folded word: itself, its stem, its sound; of Chinese every suffix, so that any part can be matched
 * by prefix.
 */
function termsOf(word: string): string[] {
  if (isHan(word)) return [...word].map((_, at) => word.slice(at)).slice(0, 24);
  return [...new Set([word, stemOf(word), soundOf(word)])].filter(Boolean);
}

const distances = (term: string) => (isHan(term) || term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/**
 * The search index of one language's texts (MiniSearch): prefix and fuzzy matches; every word of a query must match.
 */
export class TextIndex {
  readonly #texts = new MiniSearch<{ id: string; names: string; body: string }>({
    fields: ['names', 'body'],
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => term,
  });

  /** Folded titles by id. */
  readonly #names: ReadonlyMap<string, readonly string[]>;

  constructor(texts: readonly FoundText[]) {
    this.#names = new Map(texts.map(({ id, names }) => [id, [...new Set(names.map(fold))]]));
    this.#texts.addAll(texts.map(({ id, names, body }) => ({ id, names: [...new Set(names)].join(' '), body })));
  }

  /** Ids of texts with a title that contains the query at the beginning of a word, in the order of the texts. */
  named(query: string, most: number): string[] {
    const folded = fold(query);
    if (folded === '') return [];
    const isHere = (name: string) => (isHan(folded) ? name.includes(folded) : ` ${name}`.includes(` ${folded}`));
    return [...this.#names].flatMap(([id, names]) => (names.some(isHere) ? [id] : [])).slice(0, most);
  }

  /** Ids of texts that match all words of a query, best first; at most `most`. */
  find(query: string, most: number): string[] {
    const words = wordsOf(query).slice(0, 12);
    if (words.length === 0) return [];
    const found = this.#texts.search(
      {
        combineWith: 'AND',
        queries: words.map((word) => ({
          combineWith: 'OR',
          queries: [...new Set(isHan(word) ? [word] : termsOf(word))],
          prefix: true,
          fuzzy: distances,
        })),
      },
      { boost: { names: 4 }, weights: { fuzzy: 0.3, prefix: 0.5 }, tokenize: (text) => [text] },
    );
    return found.slice(0, most).map(({ id }) => id as string);
  }
}
