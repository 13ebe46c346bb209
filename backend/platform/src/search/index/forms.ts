import type { Language } from '@marquee/contract/languages';
import MiniSearch from 'minisearch';
import { isHan, pinyinOf } from '../text/chinese';
import { distanceOf } from '../text/distance';
import { joined, wordsOf } from '../text/fold';
import { soundOf } from '../text/latin';
import { stemOf } from '../text/stem';

/**
 * The meaning of a written form: a target (`word:dragon`, `category:fishing`, `doc:12`), and its language, if it
 * belongs to one.
 */
interface Meaning {
  target: string;
  language: Language | undefined;
  /** How well the form names the target, 0 to 1. */
  points: number;
}

/** Match quality, 0 to 1. */
const quality = {
  exact: 1,
  stem: 0.94,
  pinyin: 0.9,
  sound: 0.86,
  initials: 0.72,
  /** Worse matches are dropped. */
  least: 0.55,
  /** Penalty if a form is neither of the reader's language, nor English, nor a name. */
  foreign: 0.03,
  /** The same for pinyin, whose syllables are words and typos of other languages. */
  foreignPinyin: 0.02,
} as const;

/** Possible meanings of a piece of a query: targets by match quality. */
export type Found = Map<string, number>;

const add = (map: Map<string, Meaning[]>, form: string, meaning: Meaning) => {
  const known = map.get(form);
  if (!known) map.set(form, [meaning]);
  else if (!known.some(({ target, language }) => target === meaning.target && language === meaning.language))
    known.push(meaning);
};

/** A longer word is words without spaces: its parts are looked up instead (`understand`). */
const mostLetters = 18;

/**
 * The index of written forms by every lookup key: as written, stemmed, by sound, in pinyin. MiniSearch does prefix and
 * fuzzy matches.
 */
export class Forms {
  readonly #plain = new Map<string, Meaning[]>();
  readonly #stems = new Map<string, Meaning[]>();
  readonly #sounds = new Map<string, Meaning[]>();
  readonly #pinyin = new Map<string, Meaning[]>();
  readonly #initials = new Map<string, Meaning[]>();
  readonly #near = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });

  /** Adds a phrase for a target. */
  add(phrase: string, target: string, language?: Language, points = 1): void {
    const plain = joined(phrase);
    if (plain === '') return;
    const meaning = { target, language, points };
    this.#addNear(plain);
    add(this.#plain, plain, meaning);
    const words = wordsOf(phrase);
    add(this.#stems, words.map(stemOf).join(''), meaning);
    if (isHan(plain)) {
      const { whole, initials } = pinyinOf(plain);
      add(this.#pinyin, whole, meaning);
      this.#addNear(whole);
      if (initials.length > 1) add(this.#initials, initials, meaning);
      return;
    }
    const sound = words.map(soundOf).join('');
    if (sound.length < 3) return;
    add(this.#sounds, sound, meaning);
    this.#addNear(sound);
  }

  #addNear(form: string): void {
    if (!this.#near.has(form)) this.#near.add({ id: form });
  }

  /** Whether a folded phrase is a known form, or its pinyin. */
  has(plain: string): boolean {
    return this.#plain.has(plain) || this.#pinyin.has(plain);
  }

  /** Exact meanings of a phrase of folded words. */
  exactly(words: readonly string[], language: Language): Found {
    const found: Found = new Map();
    const plain = words.join('');
    const put = (meanings: readonly Meaning[] | undefined, points: number) => {
      for (const meaning of meanings ?? []) {
        raise(found, meaning.target, points * meaning.points - foreignness(meaning, language));
      }
    };
    put(this.#plain.get(plain), quality.exact);
    put(this.#stems.get(words.map(stemOf).join('')), quality.stem);
    // Chinese homophones: wrong characters with the right syllables.
    if (found.size === 0 && isHan(plain) && plain.length > 1)
      put(this.#pinyin.get(pinyinOf(plain).whole), quality.sound);
    if (/^[a-z]+$/.test(plain)) {
      const less = language === 'CN' ? 0 : quality.foreignPinyin;
      put(this.#pinyin.get(plain), quality.pinyin - less);
      if (language === 'CN' || found.size === 0) put(this.#initials.get(plain), quality.initials - 2 * less);
    }
    const sound = words.map(soundOf).join('');
    if (sound.length > 2) put(this.#sounds.get(sound), quality.sound);
    return found;
  }

  /** Prefix matches of a folded word: the longer the prefix, the better. */
  beginningWith(word: string, language: Language): Found {
    const found: Found = new Map();
    for (const { id } of this.#near.search(word, { prefix: true })) {
      const form = id as string;
      if (form === word) continue;
      this.#put(found, form, 0.6 + 0.32 * (word.length / form.length), language);
    }
    return found;
  }

  /** Fuzzy and phonetic matches of a folded word. */
  like(word: string, language: Language): Found {
    const found: Found = new Map();
    if (word.length < 3 || word.length > mostLetters || isHan(word)) return found;
    this.#search(found, word, 0, language);
    const sound = soundOf(word);
    if (sound !== word && sound.length > 2) this.#search(found, sound, 0.08, language);
    return found;
  }

  #search(found: Found, form: string, less: number, language: Language): void {
    const take = (other: string, most: number) => {
      const distance = distanceOf(form, other, most);
      if (distance > most) return;
      this.#put(found, other, 0.96 - less - distance / Math.max(form.length, other.length), language);
    };
    const most = form.length === 3 ? 0.9 : 1;
    // MiniSearch counts a transposition as two edits, so it is looked up here.
    for (let at = 0; at + 1 < form.length; at++)
      take(form.slice(0, at) + form[at + 1] + form[at] + form.slice(at + 2), most);
    for (const { id } of this.#near.search(form, { fuzzy: 1 })) take(id as string, most);
    if (form.length < 6 || found.size > 0) return;
    for (const { id } of this.#near.search(form, { fuzzy: 2 })) take(id as string, 2);
  }

  #put(found: Found, form: string, points: number, language: Language): void {
    const plain = this.#plain.get(form);
    const put = (meanings: readonly Meaning[], value: number) => {
      for (const meaning of meanings)
        raise(found, meaning.target, value * meaning.points - foreignness(meaning, language));
    };
    if (plain) put(plain, points);
    else put(this.#sounds.get(form) ?? [], points - 0.06);
    put(this.#pinyin.get(form) ?? [], points - (language === 'CN' ? 0.05 : 0.12));
  }
}

function foreignness(meaning: Meaning, language: Language): number {
  const isOwn = meaning.language === undefined || meaning.language === 'EN' || meaning.language === language;
  return isOwn ? 0 : quality.foreign;
}

function raise(found: Found, target: string, value: number): void {
  if (value >= quality.least && value > (found.get(target) ?? 0)) found.set(target, value);
}
