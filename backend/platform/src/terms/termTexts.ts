import type { identityDocuments } from '@marquee/contract/calls/wallet.schemas';
import type { Language } from '@marquee/contract/languages';
import type { documentNames } from '@marquee/contract/pages';
import en from './texts/en.json';
import es from './texts/es.json';
import fil from './texts/fil.json';
import ms from './texts/ms.json';
import ne from './texts/ne.json';
import ru from './texts/ru.json';
import vi from './texts/vi.json';
import zh from './texts/zh-CN.json';

/** A paragraph: always there, or only where a condition of `termConditions` holds. */
type WrittenParagraph = string | { when: string; text: string };

/**
 * A clause as it is written. `[text](/path)` is a link within the site, `{{name}}` a value of `termFacts`. Id,
 * condition and order are the same in every language.
 */
export interface WrittenClause {
  id: string;
  when?: string;
  heading: string;
  /** One or two plain sentences, which stand beside the clause. */
  summary: string;
  paragraphs: readonly WrittenParagraph[];
}

/** Words that values are made of. */
export interface TermWords {
  documents: Record<(typeof identityDocuments)[number], string>;
  /** The highest stake (`amount`) from an age on (`age`). */
  stakeFrom: string;
}

/** A document that the product writes for its sites, by the name of its page. */
type DocumentName = (typeof documentNames)[number];

/** All texts of one language. */
type TermTexts = Record<DocumentName, { title: string; clauses: readonly WrittenClause[] }> & {
  words: TermWords;
};

/** The texts by language. */
export const termTexts: Record<Language, TermTexts> = {
  EN: en,
  PHP: fil,
  CN: zh,
  ESP: es,
  RUS: ru,
  VI: vi,
  MS: ms,
  NE: ne,
};
