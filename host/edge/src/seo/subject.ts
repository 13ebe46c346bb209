import type { Output } from '@marquee/contract/calls';
import { gamePicture } from '@marquee/contract/gamePicture';
import type { Language } from '@marquee/contract/languages';

/** Texts of one thing by language code. */
export type LocalText = Readonly<Record<string, string>>;

/**
 * What a page is about, where it is about one thing that the site's people or providers named: an article, or a game.
 */
export interface Subject {
  kind: 'news' | 'promotions' | 'game';
  title: LocalText;
  description: LocalText;
  /** Picture, as a path or address. */
  image: string;
  /** ISO 8601; games have none. */
  published: string | null;
  ends: string | null;
}

/** Answers of a page's first calls by `seedKey`. */
export type Answers = Readonly<Record<string, unknown>>;

type Article = Output<'content/article'>['value'][number];
type Game = Output<'product/game'>['value'][number];

/** The answers that a page was made with to a call, each with that call's input. */
export function answersTo<Answer>(answers: Answers, call: string): { answer: Answer; input: unknown }[] {
  return Object.entries(answers)
    .filter(([key]) => key.startsWith(`${call}|`))
    .map(([key, answer]) => ({ answer: answer as Answer, input: JSON.parse(key.slice(call.length + 1)) }));
}

/** The first of them. */
export function answerTo<Answer>(answers: Answers, call: string): { answer: Answer; input: unknown } | undefined {
  return answersTo<Answer>(answers, call)[0];
}

/** The one thing that a page is about, if it is about one. */
export function subjectOf(answers: Answers): Subject | null {
  const article = answerTo<{ value: Article[] }>(answers, 'content/article');
  const [entry] = article?.answer.value ?? [];
  if (article && entry) {
    const { kind } = article.input as { kind: 'news' | 'promotions' };
    const { title, summary, image_url, published_at, ends_at } = entry;
    return { kind, title, description: summary, image: image_url, published: published_at, ends: ends_at };
  }
  const [game] = answerTo<{ value: Game[] }>(answers, 'product/game')?.answer.value ?? [];
  if (!game) return null;
  // A game has one name in all languages, and a cover instead of words.
  const title = { EN: game.game_name };
  return {
    kind: 'game',
    title,
    description: {},
    image: gamePicture(game.game_image, '1x1'),
    published: null,
    ends: null,
  };
}

/** A text in a language, else in the site's default one, else in English. */
export function textIn(texts: LocalText, language: Language, defaultLanguage: Language): string {
  return texts[language] || texts[defaultLanguage] || texts.EN || '';
}

/** The languages of a site in which a text exists; where there is none, what is shown is in the default one. */
export function writtenIn(
  title: LocalText,
  offered: readonly Language[],
  defaultLanguage: Language,
): readonly Language[] {
  const written = offered.filter((code) => title[code]);
  return written.length > 0 ? written : [defaultLanguage];
}

/** The languages in which a page exists: an article is left out of those into which nobody has translated it. */
export function languagesOf(
  subject: Subject | null,
  offered: readonly Language[],
  defaultLanguage: Language,
): readonly Language[] {
  return !subject || subject.kind === 'game' ? offered : writtenIn(subject.title, offered, defaultLanguage);
}
