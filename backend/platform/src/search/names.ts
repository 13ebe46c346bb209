import { type Language, languageCodes } from '@marquee/contract/languages';
import { fieldWords } from './words/fieldWords';
import { pageWords } from './words/pageWords';

/** Paths of text pages, by their content name. */
export const textPages: Record<string, string> = {
  about_us: '/about',
  banking: '/banking',
  faqs: '/faqs',
  responsible_gaming: '/responsible-gaming',
  privacy_policy: '/privacy-policy',
  term_condition: '/term-condition',
  accessibility: '/accessibility',
  contact_us: '/contact-us',
};

const names = new Map(
  `${pageWords.trim()}\n${fieldWords.trim()}`.split('\n').map((row) => {
    const [target = '', ...cells] = row.split(' | ').map((cell) => cell.trim());
    return [target, cells.map((cell) => cell.split('/')[0] ?? '')] as const;
  }),
);

/**
 * The display name of a target (`page:/deposit`, `feature:free_spins`) in a language: its first word in the vocabulary.
 */
export function nameOf(target: string, language: Language): string {
  const cells = names.get(target) ?? [];
  const name = cells[languageCodes.indexOf(language)] || cells[0] || '';
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
