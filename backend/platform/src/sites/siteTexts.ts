import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import * as v from 'valibot';

/** A field with its description for editors. */
export function about<const S extends v.GenericSchema>(text: string, schema: S): S {
  return v.pipe(schema, v.description(text)) as unknown as S;
}

/** Signs that nobody sees, that turn the order of others (U+202E), or that stand for what could not be read. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufffd]/gu;
/** Those that texts need: line breaks, soft hyphens, and the joiners that shape letters. */
const needed = new Set(['\n', '\t', '\u00ad', '\u200c', '\u200d']);
/** The flag of a region: a black one with tags. */
const flag = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;

/** A text with its unseen signs written out, such as `\u202e`. */
export const spelled = (text: string) =>
  text.replace(unseen, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`);

const unseenIn = (text: string) =>
  text
    .replace(flag, '')
    .match(unseen)
    ?.find((sign) => !needed.has(sign)) ?? '';
const nameOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** The limit of a text, in signs, and that all of them can be seen. */
export const atMost = (most: number) =>
  [
    v.maxLength<string, number, (issue: { input: string }) => string>(
      most,
      ({ input }) => `text of at most ${most} signs, has ${input.length}; shorten it`,
    ),
    v.check<string, (issue: { input: string }) => string>(
      (text) => unseenIn(text) === '',
      ({ input }) => `text without ${nameOf(unseenIn(input))}, which nobody sees or which turns others round`,
    ),
  ] as const;

/** Text of several lines, of at most so many signs. */
export const lines = (most: number) => v.pipe(v.string(), ...atMost(most));

/** Text of one line, of at most so many signs. */
export const line = (most: number) =>
  v.pipe(
    lines(most),
    v.check((text) => !/[\n\t]/.test(text), 'one line of text'),
  );

/** What something is called: something can be read, and it is no HTML. */
export const name = v.pipe(
  line(60),
  v.check((text) => /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text), 'a name, not blanks only'),
  v.regex(/^[^<>]*$/, 'a name without < and >: HTML is shown as it stands'),
);

/** Addresses are resolved by browsers: what climbs by `..` leads elsewhere than it says. */
const climbs = (address: string) => /(?:^|[\\/])(?:\.|%2e){2}(?:[\\/?#]|$)/i.test(address);

/** The address of a picture; empty for none. */
export const picture = v.pipe(
  line(2000),
  v.check((address) => !climbs(address), 'an address without ..'),
);
/** A path of the site itself. A browser reads a backslash as a slash. */
export const path = v.pipe(
  line(500),
  v.regex(/^\/(?![/\\])/, 'a path of this site, beginning with one slash'),
  v.regex(/^[^\\]*$/, 'a path without backslashes'),
  v.check((address) => !climbs(address), 'a path without ..'),
);
/** An address outside. */
export const url = v.pipe(line(2000), v.url('an address'), v.regex(/^https?:\/\//, 'an http or https address'));
/** A path or an address, also of an app; empty for none. */
export const link = v.pipe(
  line(2000),
  v.regex(/^(?!\s*(?:javascript|data|vbscript):)/i, 'a path, or an address such as https://…'),
);
export const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, '1–40 letters, digits, dashes or underscores'));

/** A list of at most so many entries. */
export const list = <const S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most, ({ input }) => `a list of at most ${most} entries, has ${input.length}`),
  );

/** How texts by language are shown: as they stand, or as HTML. */
type TextKind = 'plain' | 'html';
const kinds = new WeakMap<object, TextKind>();

/** How the texts of a schema are shown; undefined if it is not one of texts by language. */
export const textKind = (schema: { entries?: object } | undefined): TextKind | undefined =>
  schema?.entries && kinds.get(schema.entries);

function byLanguage(kind: TextKind, one: v.GenericSchema<string>): v.GenericSchema<Record<string, string>> {
  const entry = (language: Language) => about(`The text in ${languages[language].name}.`, v.optional(one));
  const schema = v.strictObject(Object.fromEntries(languageCodes.map((language) => [language, entry(language)])));
  kinds.set(schema.entries, kind);
  return schema as unknown as v.GenericSchema<Record<string, string>>;
}

/** A text by language code; falls back to the default language, then English. */
export const localText = (most: number) => byLanguage('plain', line(most));
/** The same of HTML. */
export const localHtml = byLanguage('html', lines(200_000));
