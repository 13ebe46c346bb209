import type { Language } from '@marquee/contract/languages';
import type { Game } from '../../catalogue/catalogue';
import { keyOf } from '../../catalogue/catalogue';
import { fold, wordsOf } from '../text/fold';
import { stemOf } from '../text/stem';
import { Forms } from './forms';
import { inSlices } from './slices';
import type { Piece, Understood } from './understand';
import { understand } from './understand';
import { type Phrase, vocabulary, wordTarget } from './vocabulary';

/** The indexed fields of a game. */
export type IndexedGame = Pick<
  Game,
  'provider_code' | 'provider_name' | 'game_code' | 'name' | 'category' | 'engine' | 'features' | 'volatility'
>;

/**
 * A game that matches a query. Tiers, best first: 5 exact name, 4 name prefix, 3 all words, 2 similar, 1 some words.
 */
export interface GameHit {
  key: string;
  tier: 1 | 2 | 3 | 4 | 5;
  /** Within the tier; 1 is exact. */
  quality: number;
}

/** Matches below this quality count as similar. */
const firm = 0.85;
/** From this quality on a word is complete: in the reader's language, in English, or in a name. */
const complete = 0.98;
/** Bonus if all words of a multi-word query are in the name. */
const named = 0.12;
/** Weight of secondary matches. */
const extraShare = 0.05;

interface Hit {
  points: number;
  /** Matched by a word of its name. */
  isNamed: boolean;
}

interface Counted {
  pieces: number;
  named: number;
  sum: number;
  least: number;
}

/** The search index of stored games, made by {@link buildGameIndex}; immutable. */
export class GameIndex {
  readonly #postings = new Map<string, number[]>();
  readonly #keys: string[] = [];
  readonly #names: { joined: string; spaced: string }[] = [];

  /** Targets of the words seen in names. */
  readonly #words = new Map<string, readonly string[]>();
  /** Written forms of games and of the field's vocabulary. */
  readonly forms = new Forms();
  /** Names of several words: "lost city". */
  readonly phrases = new Set<string>();

  /** Adds a phrase of the vocabulary; call it before adding games. */
  addPhrase({ phrase, target, language, points }: Phrase): void {
    this.forms.add(phrase, target, language, points);
    if (target.startsWith('word:') && target.includes(' ')) this.phrases.add(target.slice('word:'.length));
  }

  /** Adds a game; ids must increase. */
  addGame(game: IndexedGame): void {
    const id = this.#keys.push(keyOf(game)) - 1;
    const spaced = fold(game.name);
    this.#names.push({ joined: spaced.replaceAll(' ', ''), spaced });
    const targets = new Set([
      `category:${game.category}`,
      `engine:${game.engine}`,
      `provider:${game.provider_code}`,
      ...game.features.map((feature) => `feature:${feature}`),
      ...(game.volatility >= 4 ? ['volatility:high'] : game.volatility <= 2 ? ['volatility:low'] : []),
    ]);
    if (!this.#postings.has(`provider:${game.provider_code}`)) {
      this.forms.add(game.provider_name, `provider:${game.provider_code}`);
      this.forms.add(game.provider_code, `provider:${game.provider_code}`);
    }
    // "Pharaoh’s" also matches "Pharaoh".
    const owners = game.name.replace(/[’']s\b/g, '');
    for (const word of new Set([...wordsOf(game.name), ...wordsOf(owners)]))
      for (const target of this.#targetsOf(word)) targets.add(target);
    for (const phrase of this.phrases) if (` ${spaced} `.includes(` ${phrase} `)) targets.add(wordTarget(phrase));
    for (const target of targets) {
      const posting = this.#postings.get(target);
      if (posting) posting.push(id);
      else this.#postings.set(target, [id]);
    }
  }

  #targetsOf(word: string): readonly string[] {
    const known = this.#words.get(word);
    if (known) return known;
    this.forms.add(word, wordTarget(word));
    const numbers = [...this.forms.exactly([word], 'EN')].filter(
      ([target, points]) => target.startsWith('number:') && points === 1,
    );
    const targets = [wordTarget(word), wordTarget(stemOf(word)), ...numbers.map(([target]) => target)];
    this.#words.set(word, targets);
    return targets;
  }

  /** Interprets a query about games. */
  understand(query: string, language: Language): Understood {
    return understand(query, this.forms, language);
  }

  /** Games that match an interpreted query; ties are unordered. */
  find({ pieces, words }: Understood): GameHit[] {
    const firmPieces = pieces.filter(({ isStopWord }) => !isStopWord);
    const asked = firmPieces.map((piece) => this.#hitsOf(piece)).filter((hits) => hits.size > 0);
    if (asked.length === 0) return [];
    const counts = new Map<number, Counted>();
    for (const hits of asked) {
      for (const [id, { points, isNamed }] of hits) {
        const counted = counts.get(id) ?? { pieces: 0, named: 0, sum: 0, least: 1 };
        counts.set(id, counted);
        counted.pieces++;
        counted.named += Number(isNamed);
        counted.sum += points;
        counted.least = Math.min(counted.least, points);
      }
    }
    let most = 0;
    for (const { pieces: count } of counts.values()) if (count > most) most = count;
    const isAll = most === firmPieces.length;
    const extra = pieces
      .filter(({ isStopWord, found }) => isStopWord && found.size > 1)
      .map((piece) => this.#hitsOf(piece));
    const joined = words.join('');
    // If the words are complete, a name that merely begins with the same letters is another one: "luna" is not "Lunar".
    const isComplete = pieces.every(({ quality: points }) => points >= complete);
    const found: GameHit[] = [];
    for (const [id, counted] of counts) {
      if (counted.pieces < most) continue;
      const name = this.#names[id] as { joined: string; spaced: string };
      const begins =
        name.joined.startsWith(joined) && (!isComplete || ` ${name.spaced} `.startsWith(` ${words.join(' ')} `));
      const isNamed = most > 1 && counted.named === most;
      const least = counted.least + (isNamed ? named : 0);
      const tier = !isAll ? 1 : name.joined === joined ? 5 : begins ? 4 : least >= firm ? 3 : 2;
      const more = extra.reduce((sum, hits) => sum + (hits.get(id)?.points ?? 0), 0) * extraShare;
      found.push({
        key: this.#keys[id] as string,
        tier,
        quality: counted.sum / most + (isNamed ? named : 0) + more,
      });
    }
    return found;
  }

  #hitsOf({ found }: Piece): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    for (const [target, points] of found) {
      const isNamed = target.startsWith('word:') || target.startsWith('number:');
      for (const id of this.#postings.get(target) ?? []) {
        const known = hits.get(id);
        if (!known) hits.set(id, { points, isNamed });
        else {
          known.points = Math.max(known.points, points);
          known.isNamed ||= isNamed;
        }
      }
    }
    return hits;
  }
}

/** Builds the index in time slices. */
export async function buildGameIndex(games: readonly IndexedGame[]): Promise<GameIndex> {
  const index = new GameIndex();
  await inSlices(vocabulary(), (phrase) => index.addPhrase(phrase));
  await inSlices(games, (game) => index.addGame(game));
  return index;
}
