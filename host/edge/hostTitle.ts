import { createRequire } from 'node:module';
import { type Language, languages } from '@marquee/contract/languages';
import type { EdgeRoute } from './routeTable';
import { edgeTexts } from './texts';

const require = createRequire(import.meta.url);
const bundles = new Map<string, Record<string, string>>();

/** The host's `ui` texts of a language, read once. */
function uiTexts(tag: string): Record<string, string> {
  const known = bundles.get(tag);
  if (known) return known;
  const read = require(`@marquee/i18n/bundles/${tag}/ui.json`) as Record<string, string>;
  bundles.set(tag, read);
  return read;
}

/** The title of a page in its language: a remote's comes translated, the host's own is a key of its texts. */
export function hostTitle(route: EdgeRoute | null, status: 200 | 404, language: Language): string {
  const { tag } = languages[language];
  if (!route || status === 404) return edgeTexts[tag].notFound;
  return route.remote === null ? (uiTexts(tag)[route.title] ?? route.title) : route.title;
}
