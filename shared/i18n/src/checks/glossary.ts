import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@marquee/contract/languages';
import type { PlacedText } from './allTexts';
import { root } from './workspace';

/** What a language calls one notion. */
interface Notion {
  /** The one term. */
  term: string;
  /** Words and phrases that no text of the language may say. */
  forbidden: readonly string[];
  /** A sentence of the texts, or one that has the term. */
  example: string;
}

/** The terms of a language by notion. */
export type Glossary = Record<string, Notion>;

/** The glossary of a language. */
export const glossaryOf = (language: Language): Glossary =>
  JSON.parse(readFileSync(join(root, `shared/i18n/src/glossary/${languages[language].tag}.json`), 'utf8')) as Glossary;

/** What is read of a text: neither tags with their addresses nor placeholders. */
const readable = (text: string) =>
  text
    .replace(/<[^>]*>|\{\{?\w+\}?\}/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings of plural and case, which Nepali writes onto a word. */
const nepaliEndings = '(?:हरू)?(?:मा|को|का|की|ले|लाई|बाट|सँग|देखि|सम्म|भन्दा|मै|कै|नै)?';

/**
 * Finds a forbidden word: a whole one, in Nepali with its endings. Chinese has no spaces between words, so it is found
 * anywhere.
 */
function finder(words: string, language: Language): RegExp {
  const before = language === 'CN' ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const ending = language === 'NE' ? nepaliEndings : '';
  const after = language === 'CN' ? '' : `${ending}(?![\\p{L}\\p{M}\\p{N}])`;
  return new RegExp(`${before}${escaped(words)}${after}`, 'iu');
}

/** The places where texts of a language say what its glossary forbids. */
export function forbiddenIn(glossary: Glossary, texts: readonly PlacedText[], language: Language): string[] {
  const rules = Object.entries(glossary).flatMap(([id, { term, forbidden }]) =>
    forbidden.map((words) => ({ id, term, words, low: words.toLowerCase(), pattern: finder(words, language) })),
  );
  return texts.flatMap(({ place, text }) => {
    const read = readable(text);
    return rules
      .filter(({ low, pattern }) => read.includes(low) && pattern.test(read))
      .map(({ id, term, words }) => `${place}: "${words}" is not said; ${id} is "${term}"`);
  });
}

/** Notions of the English glossary that another lacks, and those that only it has. */
export function otherNotions(english: Glossary, glossary: Glossary): string[] {
  const lacks = Object.keys(english).filter((id) => !(id in glossary));
  const surplus = Object.keys(glossary).filter((id) => !(id in english));
  return [...lacks.map((id) => `${id} is missing`), ...surplus.map((id) => `${id} is in no English glossary`)];
}

/** Terms that their own glossary forbids, and examples that neither the texts have nor the term is in. */
export function faultsOfNotions(glossary: Glossary, texts: readonly PlacedText[], language: Language): string[] {
  const all = texts.map(({ text }) => text);
  const flat = (text: string) => text.toLocaleLowerCase();
  return Object.entries(glossary).flatMap(([id, { term, forbidden, example }]) => [
    ...forbidden
      .filter((words) => finder(words, language).test(term))
      .map((words) => `${id} forbids its term: ${words}`),
    ...(flat(example).includes(flat(term)) || all.some((text) => text.includes(example))
      ? []
      : [`${id}: no text says "${example}", and it lacks "${term}"`]),
  ]);
}
