import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { identityDocuments } from '@marquee/contract/calls/wallet.schemas';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { documentNames } from '@marquee/contract/pages';
import { root } from '@marquee/settings/root';

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

const read = (tag: string): TermTexts =>
  JSON.parse(readFileSync(join(root, `backend/platform/src/terms/texts/${tag}.json`), 'utf8'));

/** The texts by language. */
export const termTexts = Object.fromEntries(languageCodes.map((code) => [code, read(languages[code].tag)])) as Record<
  Language,
  TermTexts
>;
