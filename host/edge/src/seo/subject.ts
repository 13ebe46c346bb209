import type { Output } from '@marquee/contract/calls';
import type { GameTile as Game } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import type { Language } from '@marquee/contract/languages';

/** Texts of one thing by language code. */
export type LocalText = Readonly<Record<string, string>>;

/** The subject of a page, if it is about one item: an article, a game, or what rules are of. */
export interface Subject {
  kind: 'news' | 'promotions' | 'game' | 'rules';
  /** What is known of a game; absent for articles. */
  game?: Game & { provider: string };
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

/** The answers to a call, each with its input. */
export function answersTo<Answer>(answers: Answers, call: string): { answer: Answer; input: unknown }[] {
  return Object.entries(answers)
    .filter(([key]) => key.startsWith(`${call}|`))
    .map(([key, answer]) => ({ answer: answer as Answer, input: JSON.parse(key.slice(call.length + 1)) }));
}

/** The first of them. */
export function answerTo<Answer>(answers: Answers, call: string): { answer: Answer; input: unknown } | undefined {
  return answersTo<Answer>(answers, call)[0];
}

/** The subject of a page, if there is one. */
export function subjectOf(answers: Answers): Subject | null {
  const article = answerTo<{ value: Article[] }>(answers, 'content/article');
  const [entry] = article?.answer.value ?? [];
  if (article && entry) {
    const { kind } = article.input as { kind: 'news' | 'promotions' };
    const { title, summary, image_url, published_at, ends_at } = entry;
    return { kind, title, description: summary, image: image_url, published: published_at, ends: ends_at };
  }
  const rules = answerTo<Output<'content/rules'>>(answers, 'content/rules');
  if (rules?.answer.title) {
    const { language } = rules.input as { language: Language };
    const [first] = rules.answer.rules;
    return {
      kind: 'rules',
      title: { [language]: rules.answer.title },
      description: { [language]: first?.texts.join(' ') ?? '' },
      image: '',
      published: null,
      ends: null,
    };
  }
  const about = answerTo<Output<'product/game'>>(answers, 'product/game')?.answer;
  const [game] = about?.value ?? [];
  if (!about || !game) return null;
  // A game has one name in all languages, and a cover instead of a text.
  const title = { EN: game.game_name };
  return {
    kind: 'game',
    game: { ...game, provider: about.provider_name },
    title,
    description: {},
    image: gamePicture(game.game_image, '1x1'),
    published: null,
    ends: null,
  };
}

/** The query of the canonical page of a game; undefined if the game has its own page. */
export function canonicalPath(answers: Answers): URLSearchParams | undefined {
  const other = answerTo<Output<'product/game'>>(answers, 'product/game')?.answer.facts?.stands_for;
  return other ? new URLSearchParams({ provider: other.provider_code, game: other.game_code }) : undefined;
}

/** A text in a language, else in the site's default language, else in English. */
export function textIn(texts: LocalText, language: Language, defaultLanguage: Language): string {
  return texts[language] || texts[defaultLanguage] || texts.EN || '';
}

/** The languages of a site in which a text exists; if none, the default one, which is shown. */
export function writtenIn(
  title: LocalText,
  offered: readonly Language[],
  defaultLanguage: Language,
): readonly Language[] {
  const written = offered.filter((code) => title[code]);
  return written.length > 0 ? written : [defaultLanguage];
}

/** The languages in which a page exists: an article only in those into which it is translated, others in all. */
export function languagesOf(
  subject: Subject | null,
  offered: readonly Language[],
  defaultLanguage: Language,
): readonly Language[] {
  const isArticle = subject?.kind === 'news' || subject?.kind === 'promotions';
  return isArticle ? writtenIn(subject.title, offered, defaultLanguage) : offered;
}
