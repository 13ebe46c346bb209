import type { Clause } from '@marquee/contract/calls/site.schemas';
import { isLanguage, type Language } from '@marquee/contract/languages';
import { documentNames } from '@marquee/contract/pages';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { termConditions, termFacts } from './termFacts';
import { termTexts, type WrittenClause } from './termTexts';

/** A document of a site: its title and its clauses, by language. */
export interface SiteDocument {
  title: Record<string, string>;
  clauses: Record<string, Clause[]>;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A paragraph as HTML: text, and links within the site. */
const htmlOf = (text: string) =>
  `<p>${escaped(text).replace(/\[([^\]]+)\]\((\/(?!\/)[\w/#-]*)\)/g, '<a href="$2">$1</a>')}</p>`;

function holds(condition: string | undefined, site: SiteFile): boolean {
  if (condition === undefined) return true;
  const isContrary = condition.startsWith('!');
  const test = termConditions[condition.replace('!', '')];
  if (!test) throw new Error(`No condition of the terms is called ${condition}`);
  return test(site, jurisdictions[site.jurisdiction]) !== isContrary;
}

/** A text with its values; undefined if the site lacks one of them. Throws for an unknown placeholder. */
function filled(text: string, site: SiteFile, language: Language): string | undefined {
  const { words } = termTexts[language];
  let lacks = false;
  const made = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(termFacts, name)) throw new Error(`No value of the terms is called ${name}`);
    const value = termFacts[name as keyof typeof termFacts]({ site, language, words });
    if (!value) lacks = true;
    return String(value ?? '');
  });
  return lacks ? undefined : made;
}

/** A clause for a site; none if its condition does not hold, or if nothing of it is left. */
function clauseOf(written: WrittenClause, site: SiteFile, language: Language): Clause[] {
  if (!holds(written.when, site)) return [];
  const paragraphs = written.paragraphs.flatMap((paragraph) => {
    const { when, text } = typeof paragraph === 'string' ? { when: undefined, text: paragraph } : paragraph;
    return (holds(when, site) && filled(text, site, language)) || [];
  });
  if (paragraphs.length === 0) return [];
  return [
    {
      id: written.id,
      heading: filled(written.heading, site, language) ?? '',
      summary: filled(written.summary, site, language) ?? '',
      html: paragraphs.map(htmlOf).join(''),
    },
  ];
}

/**
 * Terms and privacy policy of a site in its languages and English, made of the profile, the site file and the constants
 * of the code. A document that the site file has as a page of its own (`cms`) is not among them.
 */
export function documentsOf(site: SiteFile): Record<string, SiteDocument> {
  const languages = [...new Set([...site.languages, 'EN'])].filter(isLanguage);
  const byLanguage = <T>(of: (language: Language) => T) =>
    Object.fromEntries(languages.map((language) => [language, of(language)]));
  return Object.fromEntries(
    documentNames
      .filter((name) => !site.cms[name])
      .map((name) => [
        name,
        {
          title: byLanguage((language) => termTexts[language][name].title),
          clauses: byLanguage((language) =>
            termTexts[language][name].clauses.flatMap((clause) => clauseOf(clause, site, language)),
          ),
        },
      ]),
  );
}
