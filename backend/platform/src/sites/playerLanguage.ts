import type { Language } from '@marquee/contract/languages';
import type { SiteFile } from './siteFile';

declare module '@marquee/database/columns' {
  interface Columns {
    'players.language': Language | null;
  }
}

/** The language that a player is written to in: theirs if the site still offers it, otherwise the site's default. */
export function playerLanguage(
  site: Pick<SiteFile, 'languages' | 'default_language'>,
  stored: Language | null | undefined,
): Language {
  return stored && site.languages.includes(stored) ? stored : site.default_language;
}
