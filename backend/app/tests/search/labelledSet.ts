import { readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@marquee/contract/languages';

/** A labelled query; README.md of the set describes `wanted`; its parts are joined by "and". */
export interface Labelled {
  query: string;
  language: Language;
  kind: string;
  wanted: { what: string; value: string }[];
}

/** The fields that labels refer to. */
export interface LabelledGame {
  name: string;
  provider_code: string;
  category: string;
  engine: string;
  features: string[];
  volatility: number;
}

function rowsOf(file: string): Labelled[] {
  const lines = readFileSync(new URL(`./labelled/${file}`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind = '', language = '', wanted = '', queries = ''] = line.split(' | ');
      if (!languageCodes.includes(language as Language)) throw new Error(`No language: ${line}`);
      return queries.split(';').map((query) => ({
        query: query.trim(),
        language: language as Language,
        kind,
        wanted: wanted.split(' & ').map((part) => {
          const colon = part.indexOf(':');
          return { what: part.slice(0, colon), value: part.slice(colon + 1).trim() };
        }),
      }));
    });
}

/** The whole set. */
export function labelledSet(): Labelled[] {
  return [...rowsOf('written.txt'), ...rowsOf('drawn.txt')];
}

const wordsOf = (name: string) => name.toLowerCase().replaceAll('’s', '').split(/[ -]/);

/** Whether a game is correct for a label; false for labels of pages and sports. */
export function isRight(game: LabelledGame, wanted: Labelled['wanted']): boolean {
  return wanted.every(({ what, value }) => {
    if (what === 'all') return value.split(' ').every((word) => wordsOf(game.name).some((one) => one.startsWith(word)));
    if (what === 'category') return game.category === value;
    if (what === 'engine') return game.engine === value;
    if (what === 'provider') return game.provider_code === value;
    if (what === 'feature') return game.features.includes(value);
    if (what === 'volatility') return value === 'high' ? game.volatility >= 4 : game.volatility <= 2;
    return false;
  });
}

/** Whether a label is about games, rather than pages or sports. */
export function isAboutGames({ wanted }: Labelled): boolean {
  return wanted.every(({ what }) => !['page', 'sport', 'team', 'league'].includes(what));
}
