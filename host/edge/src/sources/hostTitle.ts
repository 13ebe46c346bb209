import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '@marquee/contract/languages';
import type { EdgeRoute } from './routeTable';
import { edgeTexts } from './texts';

const require = createRequire(import.meta.url);
const english = require.resolve('@marquee/i18n/bundles/en/ui.json');
const bundles = new Map<string, Record<string, string>>();

/** A bundle of the host's texts in a language, read once. English stands in for a language without one. */
function textsOf(tag: string, bundle: 'ui' | 'misc'): Record<string, string> {
  const key = `${tag}/${bundle}.json`;
  const known = bundles.get(key);
  if (known) return known;
  const inLanguage = (wanted: string) => english.replace('en/ui.json', `${wanted}/${bundle}.json`);
  const file = existsSync(inLanguage(tag)) ? inLanguage(tag) : inLanguage('en');
  const texts = require(file) as Record<string, string>;
  bundles.set(key, texts);
  return texts;
}

/** The title of a page in its language: a remote's comes translated, the host's own is a key of its texts. */
export function hostTitle(route: EdgeRoute | null, language: Language): string {
  const { tag } = languages[language];
  if (!route) return edgeTexts[tag].notFound;
  return route.remote === null ? (textsOf(tag, 'ui')[route.title] ?? route.title) : route.title;
}

/** The title of a page whose category the site has switched off (decisions §3). */
export function categoryOffTitle(language: Language): string {
  const { tag } = languages[language];
  return textsOf(tag, 'ui')['categoryOff.title'] ?? edgeTexts[tag].notFound;
}

/** §2: 'Page not found: {full path}'. The full path is what was asked for: locale prefix, path and query. */
export function notFoundText(fullPath: string, language: Language): string {
  const { tag } = languages[language];
  return (textsOf(tag, 'misc')['notFound.path'] ?? 'Page not found: {{path}}').replace('{{path}}', () => fullPath);
}
