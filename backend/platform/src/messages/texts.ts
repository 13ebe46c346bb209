import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/kernel/formatters';
import { root } from '@marquee/settings/root';
import { createInstance } from 'i18next';
import type english from './texts/en.json';

type WithoutForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The key of a text of messages; of one that counts, without its plural form. */
export type TextKey = WithoutForm<keyof typeof english>;

const read = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `backend/platform/src/messages/texts/${tag}.json`), 'utf8'));

/** What is inserted into a text, by the names of its placeholders. */
export interface TextValues {
  readonly [name: string]: string | number | undefined;
  readonly count?: number;
}

/** The texts' own instance. Values are inserted as they are: who makes HTML of a text escapes all of it. */
const library = createInstance({
  initAsync: false,
  lng: languages.EN.tag,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  // A value that looks like a placeholder or a key stays what it is.
  interpolation: { escapeValue: false, skipOnVariables: true },
  resources: Object.fromEntries(
    languageCodes.map((code) => [languages[code].tag, { translation: read(languages[code].tag) }]),
  ),
});
void library.init();

/**
 * A text of messages in a language, plain. `count` chooses the plural form, and is inserted as `{{number}}`. Throws an
 * Error for a placeholder without a value.
 */
export function textOf(key: TextKey, language: Language, { count, ...values }: TextValues = {}): string {
  const { tag, intl } = languages[language];
  const counted = count === undefined ? {} : { count, number: numberFormat(intl).format(count) };
  return library.t(key, {
    ...values,
    ...counted,
    lng: tag,
    nest: false,
    missingInterpolationHandler: (_text: string, [, name]: RegExpExecArray) => {
      throw new Error(`The text ${key} lacks a value for ${name}.`);
    },
  });
}
