import type { Language } from '@marquee/contract/languages';
import type { SiteCatalogue } from '../catalogue/catalogue';
import type { SiteFile } from '../sites/siteFile';
import { rulesOfGames, rulesOfMinigames } from './rulesOfGames';
import { rulesOfSport } from './rulesOfSport';
import type { Subject } from './subjects';
import { nameTexts } from './texts/nameTexts';
import { titleTexts } from './texts/titleTexts';
import { said } from './words';

/** Where rules are read from. */
interface Source {
  site: SiteFile;
  tiles: SiteCatalogue['tiles'];
}

/** The rules of a subject at a site, in a language. */
export function rulesOf(subject: Subject, source: Source, language: Language) {
  switch (subject.kind) {
    case 'sport':
      return rulesOfSport(subject.code, source.site, language);
    case 'game':
      return rulesOfGames(subject, source, language);
    case 'minigame':
      return rulesOfMinigames(language);
  }
}

/** The title of a subject's page: `Rules: Football`. */
export const titleOf = ({ code }: Subject, language: Language): string =>
  said(titleTexts.rulesOf, language, { name: nameTexts[code][language] });
