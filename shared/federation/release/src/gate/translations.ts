import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { labelKeys } from '@marquee/federation-build/locales';
import { productOf } from '@marquee/federation-runtime/products';
import type { Artefact, Check } from './rules';

const plural = /_(zero|one|two|few|many|other)$/;

function bundle({ compiled, read }: Artefact, code: Language): Record<string, string> {
  const { file } = compiled.locales[code] ?? {};
  return file === undefined ? {} : (JSON.parse(read(file)) as Record<string, string>);
}

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]))].sort().join(' ');
}

/** The plural categories of a language; more than one means that each key has several forms. */
function pluralForms(code: Language): string[] {
  return new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
}

/** The English keys, with plural forms as `code` needs them. */
function keysFor(english: Record<string, string>, code: Language): string[] {
  const families = new Set(Object.keys(english).flatMap((key) => (plural.test(key) ? [key.replace(plural, '')] : [])));
  const plain = Object.keys(english).filter((key) => !plural.test(key));
  return [...plain, ...[...families].flatMap((key) => pluralForms(code).map((form) => `${key}_${form}`))];
}

/**
 * Every key must have a text, all plural forms and the same placeholders, in all eight languages. Pages that are not
 * public have their texts in their code.
 */
export const translations: Check = (artefact) => {
  if (!productOf(artefact.compiled.name).isPublic) return [];
  const english = bundle(artefact, 'EN');
  return languageCodes.flatMap((code) => {
    if (!artefact.compiled.locales[code]) return [`${languages[code].tag}: there are no texts`];
    const own = bundle(artefact, code);
    return keysFor(english, code).flatMap((key) => {
      const text = own[key];
      if (!text) return [`${languages[code].tag}: ${key} is missing`];
      const model = english[key] ?? english[key.replace(plural, '_other')] ?? '';
      // The singular may omit the number.
      const same = placeholders(text) === placeholders(model) || /_(one|zero)$/.test(key);
      return same ? [] : [`${languages[code].tag}: ${key} has other placeholders than English`];
    });
  });
};

/** Every label of the description must be in the bundles. */
export const labels: Check = ({ compiled }) =>
  languageCodes.flatMap((code) =>
    labelKeys(compiled)
      .filter((key) => !compiled.labels[code]?.[key])
      .map((key) => `${languages[code].tag}: no text for the label ${key}`),
  );
