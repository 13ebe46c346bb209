import type { Language } from '@marquee/contract/languages';
import { isHan, withoutTones } from '../text/chinese';
import { wordsOf } from '../text/fold';
import { otherReadings } from '../text/keyboards';
import type { Forms, Found } from './forms';
import { stopTarget } from './vocabulary';

/** A piece of a query: its folded words, and their possible meanings. */
export interface Piece {
  words: readonly string[];
  found: Found;
  /** The best match's quality, 0 to 1. */
  quality: number;
  /** A stop word: an article, a particle, "games". Its other meanings improve a game's rank but are not required. */
  isStopWord: boolean;
}

/** An interpreted query. */
export interface Understood {
  words: readonly string[];
  /** Meaningful pieces. If all are stop words, none counts as one. */
  pieces: readonly Piece[];
  /** How much of the query was understood, and how certainly, 0 to 1. */
  quality: number;
  /** The query was typed with the wrong keyboard layout. */
  isOtherKeyboard: boolean;
}

/** Longest phrase, and most words of a query that are processed. */
const longestPhrase = 5;
const mostWords = 12;
/** Below this quality a piece is a guess, and alternatives are tried. */
const sure = 0.9;

const best = (found: Found) => {
  let most = 0;
  for (const value of found.values()) if (value > most) most = value;
  return most;
};

function pieceOf(words: readonly string[], found: Found): Piece {
  const most = best(found);
  const isStopWord = (found.get(stopTarget) ?? 0) >= sure;
  return { words, found, quality: isStopWord && found.size === 1 ? most * 0.6 : most, isStopWord };
}

const merged = (a: Found, b: Found): Found => {
  const both = new Map(a);
  for (const [target, value] of b) if (value > (both.get(target) ?? 0)) both.set(target, value);
  return both;
};

const lettersOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + word.length * (isHan(word) ? 2 : 1), 0);

/** Splits a word written without spaces into known words; the last may be incomplete. */
function partsOf(word: string, forms: Forms, language: Language): Piece[] | undefined {
  const han = isHan(word);
  const shortest = han ? 1 : 3;
  if (word.length < 2 * shortest || word.length > 40) return undefined;
  interface Way {
    points: number;
    parts: Piece[];
  }
  const ways: (Way | undefined)[] = [{ points: 0, parts: [] }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - 16); start <= end - shortest; start++) {
      const way = ways[start];
      if (!way) continue;
      if (/^\p{M}/u.test(word.slice(end)) || /^\p{M}/u.test(word.slice(start))) continue;
      const part = word.slice(start, end);
      const isLast = end === word.length && start > 0;
      const found = forms.has(part)
        ? forms.exactly([part], language)
        : isLast && part.length >= 3 && !han
          ? merged(forms.beginningWith(part, language), forms.like(part, language))
          : new Map<string, number>();
      if (found.size === 0) continue;
      const piece = pieceOf([part], found);
      // Fewer and longer parts are more likely.
      const points = way.points + piece.quality * part.length - 0.4;
      if (points > (ways[end]?.points ?? -1)) ways[end] = { points, parts: [...way.parts, piece] };
    }
    // A Chinese character that is in no word is skipped.
    if (han && !ways[end] && ways[end - 1])
      ways[end] = { points: (ways[end - 1] as Way).points - 0.5, parts: (ways[end - 1] as Way).parts };
  }
  const whole = ways[word.length];
  return whole && whole.parts.length > 0 ? whole.parts : undefined;
}

function readOne(text: string, forms: Forms, language: Language, isGuessed: boolean): Understood {
  const words = wordsOf(text).slice(0, mostWords);
  const ways: { points: number; pieces: Piece[] }[] = [{ points: 0, pieces: [] }];
  for (let end = 1; end <= words.length; end++) {
    const isEnd = end === words.length;
    let chosen = { points: (ways[end - 1]?.points ?? 0) - 0.1, pieces: ways[end - 1]?.pieces ?? [] };
    const offer = (start: number, pieces: readonly Piece[], more = 0) => {
      const before = ways[start] ?? { points: 0, pieces: [] };
      const points =
        before.points + more + pieces.reduce((sum, { quality, words: own }) => sum + quality * lettersOf(own), 0);
      if (points > chosen.points) chosen = { points, pieces: [...before.pieces, ...pieces] };
    };
    for (let start = end - 1; start >= Math.max(0, end - longestPhrase); start--) {
      const phraseWords = words.slice(start, end);
      let found = forms.exactly(phraseWords, language);
      const phrase = phraseWords.join('');
      const isWord = phraseWords.length === 1;
      // The last piece is being typed and may be a prefix; so may a phrase of several words.
      if ((isEnd || isWord) && phrase.length >= (isEnd ? Math.min(2, words.length) : 3) && phrase.length <= 40)
        found = merged(found, weakened(forms.beginningWith(phrase, language), isEnd ? 0 : 0.12));
      if (best(found) < sure && (isWord || (isEnd && start === 0 && phraseWords.length === 2))) {
        if (isGuessed) found = merged(found, forms.like(phrase, language));
        if (isWord) {
          const parts = partsOf(phrase, forms, language);
          if (parts) offer(start, parts, -0.3);
        }
      }
      if (found.size > 0) offer(start, [pieceOf(phraseWords, found)], isWord ? 0 : 0.25 * (phraseWords.length - 1));
    }
    ways[end] = chosen;
  }
  const { points, pieces } = ways[words.length] ?? { points: 0, pieces: [] };
  const isFirm = pieces.some(({ isStopWord }) => !isStopWord);
  const letters = lettersOf(words);
  return {
    words,
    pieces: isFirm ? pieces : pieces.map((piece) => ({ ...piece, isStopWord: false })),
    quality: letters === 0 ? 0 : Math.min(1, points / letters),
    isOtherKeyboard: false,
  };
}

const weakened = (found: Found, less: number): Found =>
  less === 0 ? found : new Map([...found].map(([target, value]) => [target, value - less]));

/** Penalty for reading the query in another keyboard layout. */
const otherKeyboard = 0.12;

/** Interprets a query as typed or, if that is clearly better, as typed with another keyboard layout. */
export function understand(query: string, forms: Forms, language: Language): Understood {
  const isPinyin = language === 'CN' && /\d/.test(query);
  const typed = readOne(isPinyin ? withoutTones(query) : query, forms, language, true);
  if (typed.quality >= sure) return typed;
  return [...otherReadings(query), ...(/[a-z][1-5]/i.test(query) ? [withoutTones(query)] : [])]
    .map((text) => ({ ...readOne(text, forms, language, false), isOtherKeyboard: true }))
    .reduce<Understood>(
      (kept, other) =>
        other.quality - otherKeyboard > kept.quality - (kept.isOtherKeyboard ? otherKeyboard : 0) ? other : kept,
      typed,
    );
}
