import * as v from 'valibot';
import { asciiDigits } from '../digits';
import { searchQuery } from '../searchQuery';

/** Text typed with digits of any script. */
const typed = v.pipe(v.string(), v.trim(), v.transform(asciiDigits));

/**
 * Text without control characters, trimmed, at most `max` characters. Refuses anything else instead of truncating it.
 */
export const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'), v.regex(/^[^\p{Cc}]*$/u, 'controlCharacter'));

/** Search text, cleaned by `searchQuery`. Refuses nothing. */
export const searched = v.pipe(v.string(), v.transform(searchQuery));

/** Text that must not be empty. */
export const requiredText = (max: number) => v.pipe(text(max), v.minLength(1, 'required'));

/** Joiners and emoji selectors where they change how the signs beside them look. */
const shaping = new RegExp(
  [
    // After a sign that kills a vowel (virama), Devanagari to Sinhala; in Bengali also before it.
    '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]',
    '(?<=\\u09b0)\\u200d(?=\\u09cd)',
    '(?<=\\p{Script=Arabic}\\p{M}*)[\\u200c\\u200d]',
    '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)\\ufe0f',
    '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  ].join('|'),
  'gu',
);

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Names must have no invisible characters (format characters, direction marks) but those that shape what is seen. */
const isSeen = (name: string) => !invisible.test(name.replace(shaping, ''));

/** A person's name: 2–100 visible characters. */
export const personName = v.pipe(text(100), v.minLength(2, 'required'), v.check(isSeen, 'controlCharacter'));

/** A line of an address: visible characters. */
export const addressText = (max: number) => v.pipe(requiredText(max), v.check(isSeen, 'controlCharacter'));

/** A postcode in capitals; what it looks like is the country's. */
export const postcode = v.pipe(
  typed,
  v.toUpperCase(),
  v.minLength(1, 'required'),
  v.regex(/^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/, 'postcodeFormat'),
);

/** A number or code that may include letters and signs, not empty: digits of any script become 0–9. */
export const numberText = (max: number) => v.pipe(requiredText(max), v.transform(asciiDigits));

/** Account id: 4–20 letters, digits, underscore (D5.01). Case-insensitive, kept as typed. */
export const accountId = v.pipe(typed, v.regex(/^[A-Za-z0-9_]{4,20}$/, 'accountIdFormat'));

/** Password: 8–128 characters of any script (D5.01). Common ones are refused by the backend. */
export const password = v.pipe(v.string(), v.minLength(8, 'passwordTooShort'), v.maxLength(128, 'passwordTooLong'));

/** A password at login: only its length is limited, because it is compared, not judged. */
export const typedPassword = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128, 'passwordTooLong'));

/** Email address as in the specification's input dialog (R5.05). */
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254, 'tooLong'), v.email('emailFormat'));

/** Phone number: digits with an optional leading plus, 7–15 digits (E.164). */
export const phone = v.pipe(typed, v.regex(/^\+?[0-9]{7,15}$/, 'phoneFormat'));

/** Calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(typed, v.isoDate('dateFormat'));

/** Whether a text is an IANA time zone known here. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Name of a time zone (IANA), as the browser knows its own. */
export const timeZone = v.pipe(v.string(), v.maxLength(64, 'tooLong'), v.check(isTimeZone, 'unknownOption'));

/** One-time code: six digits (D5.15). */
export const oneTimeCode = v.pipe(typed, v.regex(/^[0-9]{6}$/, 'codeFormat'));

/** A positive amount of money in minor units. */
export const amount = v.pipe(
  v.number(),
  v.integer('amountFormat'),
  v.minValue(1, 'amountFormat'),
  v.maxValue(1e13, 'amountFormat'),
);

/** Client-generated idempotency key of a money-moving call: a UUID. */
export const requestId = v.pipe(v.string(), v.uuid('requestIdFormat'));

/** Provider and game codes. */
export const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'codeFormat'));

/** A page of a list: number from 1, at most 100 rows. */
export const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1);

/** ISO 8601 time in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());

/** Money in minor units, any sign. */
export const money = v.pipe(v.number(), v.integer());

/** No input besides the carried fields. */
export const nothing = v.object({});

/** An output whose `value` is a list. */
export const listOf = <const S extends v.GenericSchema>(item: S) => v.object({ value: v.array(item) });

/** A state of a machine. */
export function stateIn<const Machine extends Record<string, unknown>>(machine: Machine) {
  return v.picklist(Object.keys(machine) as Extract<keyof Machine, string>[]);
}
