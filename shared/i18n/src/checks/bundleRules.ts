import { type Language, languages } from '@marquee/contract/languages';
import type { Bundle } from '../text';
import { pluralsOf } from './pluralsOf';

const plural = /_(zero|one|two|few|many|other)$/;

/** A key without plural suffix: `lobby.games` for `lobby.games_few`. */
export const baseOf = (key: string): string => key.replace(plural, '');

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name))].sort().join(' ');

/** The keys that a language needs to cover the English bundle. */
function neededKeys(english: Bundle, language: Language): Set<string> {
  return new Set(
    Object.keys(english).flatMap((key) =>
      plural.test(key) ? pluralsOf(languages[language].tag).map((category) => `${baseOf(key)}_${category}`) : [key],
    ),
  );
}

/**
 * Faults of a bundle compared with English: missing and surplus keys, plural categories, empty texts, placeholders. A
 * singular may omit `count` or `number`.
 */
export function faultsOf(english: Bundle, bundle: Bundle, language: Language): string[] {
  const needed = neededKeys(english, language);
  const missing = [...needed].filter((key) => !(key in bundle)).map((key) => `${key} is missing`);
  const surplus = Object.keys(bundle)
    .filter((key) => !needed.has(key))
    .map((key) => `${key} is in no English bundle`);
  const texts = Object.entries(bundle).flatMap(([key, text]) => {
    if (typeof text !== 'string' || !text.trim()) return [`${key} is empty`];
    const model = english[plural.test(key) ? `${baseOf(key)}_other` : key] ?? '';
    const [own, wanted] = [placeholders(text), placeholders(model)];
    const spelled = /_(zero|one)$/.test(key) && own === placeholders(model.replace(/\{\{(count|number)\}\}/g, ''));
    return own === wanted || spelled ? [] : [`${key} has placeholders "${own}", not "${wanted}"`];
  });
  return [...missing, ...surplus, ...texts];
}
