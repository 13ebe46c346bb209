import type { Language } from '@marquee/contract/languages';
import type { SiteCatalogue } from '../catalogue/catalogue';
import type { SiteFile } from '../sites/siteFile';
import { rulesOf, titleOf } from './rulesOf';
import { slugOf, subjectsOf } from './subjects';

/** The pages of a site's rules in a language, for its search: paths, titles and all that they say. */
export const rulesTexts = (site: SiteFile, { games, tiles }: SiteCatalogue, language: Language) =>
  subjectsOf(site, games).map((subject) => ({
    path: `/rules/${slugOf(subject)}`,
    title: titleOf(subject, language),
    body: rulesOf(subject, { site, tiles }, language)
      .flatMap(({ title, texts }) => [title, ...texts])
      .join(' '),
  }));
