import MiniSearch from 'minisearch';
import { isHan } from '../text/chinese';
import { fold, wordsOf } from '../text/fold';
import { soundOf } from '../text/latin';
import { stemOf } from '../text/stem';

/** A text that can be found: a page, an article, a match. */
export interface FoundText {
  id: string;
  /** What it is called, in whatever languages it is looked for. */
  names: readonly string[];
  /** What else it says. */
  body: string;
}

/** Terms of a folded word: itself, its stem, its sound; of Chinese every ending of it, so that any part begins one. */
function termsOf(word: string): string[] {
  if (isHan(word)) return [...word].map((_, at) => word.slice(at)).slice(0, 24);
  return [...new Set([word, stemOf(word), soundOf(word)])].filter(Boolean);
}

const distances = (term: string) => (isHan(term) || term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/**
 * Texts of a language, found by MiniSearch: by what their words begin with and nearly are. Every word of a query must
 * be there.
 */
export class TextIndex {
  readonly #texts = new MiniSearch<{ id: string; names: string; body: string }>({
    fields: ['names', 'body'],
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => term,
  });

  /** Folded names by id. */
  readonly #names: ReadonlyMap<string, readonly string[]>;

  constructor(texts: readonly FoundText[]) {
    this.#names = new Map(texts.map(({ id, names }) => [id, [...new Set(names.map(fold))]]));
    this.#texts.addAll(texts.map(({ id, names, body }) => ({ id, names: [...new Set(names)].join(' '), body })));
  }

  /**
   * Ids of the texts of which one name has the whole query as it stands, or begins a word so; in the order of the
   * texts.
   */
  named(query: string, most: number): string[] {
    const whole = fold(query);
    if (whole === '') return [];
    const isHere = (name: string) => (isHan(whole) ? name.includes(whole) : ` ${name}`.includes(` ${whole}`));
    return [...this.#names].flatMap(([id, names]) => (names.some(isHere) ? [id] : [])).slice(0, most);
  }

  /** Ids of the texts that have all words of a query, the best first. `most` is how many. */
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
