import { type Language, languages } from '@marquee/contract/languages';
import type { PageRoute } from '@marquee/page/routes';
import { hostBundle } from './hostBundle';
import { edgeTexts } from './texts';

/** The title of a page in its language: a remote's is translated already, the host's is a key of its texts. */
export function hostTitle(route: PageRoute | null, language: Language): string {
  const { tag } = languages[language];
  if (!route) return edgeTexts[language].notFound;
  return route.remote === null ? (hostBundle(tag, 'ui')[route.title] ?? route.title) : route.title;
}

/** The title of a page whose category the site has switched off (R2.08). */
export function categoryOffTitle(language: Language): string {
  const { tag } = languages[language];
  return hostBundle(tag, 'ui')['categoryOff.title'] ?? edgeTexts[language].notFound;
}

/** R2.35: 'Page not found: {full path}'. The full path as requested: locale prefix, path and query. */
export function notFoundText(fullPath: string, language: Language): string {
  const { tag } = languages[language];
  return (hostBundle(tag, 'misc')['notFound.path'] ?? 'Page not found: {{path}}').replace('{{path}}', () => fullPath);
}
