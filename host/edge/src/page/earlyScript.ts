import type { Language } from '@marquee/contract/languages';
import { wideFrom } from '@marquee/theme/breakpoints';
import { fontPreloads } from '@marquee/theme/fonts';
import type { TemplateRow } from '@marquee/theme/templates';

/**
 * The script in a page's head: the compiled `code` (`hydrate/earlyScript.ts` of the shell) after the constants that it
 * declares. `isRendered`: whether the response contains the rendered page.
 */
export function earlyScript(
  code: string,
  { breakpoints, fonts }: TemplateRow,
  language: Language,
  isRendered: boolean,
): string {
  const facts = `wideFrom=${wideFrom(breakpoints)},fonts=${JSON.stringify(fontPreloads(fonts, language))}`;
  return `{const ${facts},isRendered=${isRendered};${code}}`;
}
