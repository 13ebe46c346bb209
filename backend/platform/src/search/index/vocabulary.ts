import { type Language, languageCodes } from '@marquee/contract/languages';
import { fieldWords } from '../words/fieldWords';
import { nameWords, numberWords } from '../words/nameWords';
import { pageWords, stopWords } from '../words/pageWords';
import { providerNames } from '../words/providerNames';

/** A phrase, its target, and its language. */
export interface Phrase {
  phrase: string;
  target: string;
  language: Language;
  /** How well it names the target, 0 to 1: a row's word matches itself best, its synonyms a little less. */
  points?: number;
}

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
const alternatives = (cell: string | undefined) =>
  cell
    ? cell
        .split('/')
        .map((one) => one.trim())
        .filter(Boolean)
    : [];

/** The target of a name's word. */
export const wordTarget = (word: string) => `word:${word}`;

/** Quality of a row's synonyms. */
const otherWord = 0.93;

/** The target of stop words: they are used only if nothing else matches. */
export const stopTarget = 'soft';

function* ofLanguages(cells: readonly string[], targets: readonly string[]): Generator<Phrase> {
  for (const [index, language] of languageCodes.entries())
    for (const phrase of alternatives(cells[index])) for (const target of targets) yield { phrase, target, language };
}

/** All phrases of the vocabulary: categories, features, providers, pages, and words of names. */
export function* vocabulary(): Generator<Phrase> {
  for (const [target = '', ...cells] of rowsOf(fieldWords)) yield* ofLanguages(cells, [target]);
  for (const [target = '', ...cells] of rowsOf(pageWords)) yield* ofLanguages(cells, [target]);
  for (const cells of rowsOf(nameWords)) {
    const english = alternatives(cells[0]);
    for (const { phrase, target, language } of ofLanguages(cells, english.map(wordTarget))) {
      const isItself = language === 'EN' ? target === wordTarget(phrase) : target === wordTarget(english[0] ?? '');
      yield { phrase, target, language, points: isItself ? 1 : otherWord };
    }
  }
  for (const [digits = '', ...cells] of rowsOf(numberWords)) {
    yield { phrase: digits, target: `number:${digits}`, language: 'EN' };
    yield* ofLanguages(cells, [`number:${digits}`]);
  }
  for (const [code = '', names] of rowsOf(providerNames))
    for (const phrase of alternatives(names)) yield { phrase, target: `provider:${code}`, language: 'EN' };
  for (const [index, row] of stopWords.trim().split('\n').entries())
    for (const phrase of alternatives(row))
      yield { phrase, target: stopTarget, language: languageCodes[index] ?? 'EN' };
}
