import { type Language, languageCodes } from '@marquee/contract/languages';
import { fieldWords } from './words/fieldWords';
import { pageWords } from './words/pageWords';

/** Where the pages of text are, by their names among a site's contents. */
export const textPages: Record<string, string> = {
  about_us: '/about',
  banking: '/banking',
  faqs: '/faqs',
  responsible_gaming: '/responsible-gaming',
  privacy_policy: '/privacy-policy',
  term_condition: '/term-condition',
  contact_us: '/contact-us',
};

const names = new Map(
  `${pageWords.trim()}\n${fieldWords.trim()}`.split('\n').map((row) => {
    const [target = '', ...cells] = row.split(' | ').map((cell) => cell.trim());
    return [target, cells.map((cell) => cell.split('/')[0] ?? '')] as const;
  }),
);

/** What the field calls a target (`page:/deposit`, `feature:free_spins`) in a language: the first of its words. */
export function nameOf(target: string, language: Language): string {
  const cells = names.get(target) ?? [];
  const name = cells[languageCodes.indexOf(language)] || cells[0] || '';
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
