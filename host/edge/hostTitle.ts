import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '@marquee/contract/languages';
import type { EdgeRoute } from './routeTable';
import { edgeTexts } from './texts';

const require = createRequire(import.meta.url);
const english = require.resolve('@marquee/i18n/bundles/en/ui.json');
const bundles = new Map<string, Record<string, string>>();

/** The host's `ui` texts of a language, read once. English stands in for a language without a bundle. */
function uiTexts(tag: string): Record<string, string> {
  const known = bundles.get(tag);
  if (known) return known;
  const file = english.replace('/en/ui.json', `/${tag}/ui.json`);
  const texts = require(existsSync(file) ? file : english) as Record<string, string>;
  bundles.set(tag, texts);
  return texts;
}

/** The title of a page in its language: a remote's comes translated, the host's own is a key of its texts. */
export function hostTitle(route: EdgeRoute | null, status: 200 | 404, language: Language): string {
  const { tag } = languages[language];
  if (!route || status === 404) return edgeTexts[tag].notFound;
  return route.remote === null ? (uiTexts(tag)[route.title] ?? route.title) : route.title;
}
